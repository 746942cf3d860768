import { showAnswerRecordings } from "./stored-recordings";
import { enhanceReplies } from "./review-replies";
import { enhanceThreads } from "./threads";

/** On a review: replies in place, lines from sentences to points, and the recording. */
export function enhanceReviewPage(): void {
  enhanceReplies();
  enhanceThreads();
  void showAnswerRecordings();
}
