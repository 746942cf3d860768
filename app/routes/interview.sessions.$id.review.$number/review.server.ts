import type { ActionFunctionArgs, LoaderFunctionArgs, SerializeFrom } from "@remix-run/node";
import { z } from "zod";
import { requireOwner } from "~/accounts/session/owner.server";
import { hasScore } from "~/coach/has-score";
import { describeDueDate } from "~/review-schedule/due-text";
import { type ScheduledItem, toDay, computeSchedule } from "~/review-schedule/compute-schedule";
import { highlightSubmittedCode } from "~/practice/code/highlight-code.server";
import { getFollowUpState } from "~/practice/follow-up/follow-up-state.server";
import { getSecondOpinion } from "~/feedback/second-opinion/second-opinion.server";
import { listRecordedAnswers } from "~/feedback/recording/recorded-answers";
import { findReviewedAnswer } from "~/feedback/review/reviewed-answer";
import {
  type ExerciseLesson,
  findExerciseLesson,
} from "~/practice/own-questions/exercise-question.server";
import { findQuestion } from "~/practice/own-questions/find-question.server";
import { getPersonContext } from "~/person-context/queries.server";
import { setAttemptExcluded } from "~/practice/store/queries.server";
import { requireReviewableSession } from "~/practice/store/require-session.server";
import { compareAttempts } from "~/feedback/attempts/compare-attempts";
import { readIntent } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { loadMarkedAnswers } from "~/feedback/marks/load-marked-answers.server";
import {
  type Attempt,
  listAttempts,
  selectCountedAttempts,
} from "~/feedback/attempts/attempts.server";
import { findPreviousScored } from "~/feedback/attempts/find-previous-scored";
import { findNextOpenIndex, getSessionProgress } from "~/practice/store/progress";
import { getRetellLink } from "~/feedback/retell/retell-url";
import { describeScore } from "~/feedback/review/describe-review";
import { findDoubt } from "~/feedback/review/find-doubt";
import { describeReview } from "~/feedback/review/review.server";
import type { ReviewLocation } from "~/feedback/review/review-actions";
import type { Answer, CodeAnswer, Session } from "~/practice/store/types";
import { findNextLabel } from "~/today/next-in-sitting.server";
import { getStoryLink } from "~/stories/story-link.server";

export type ReviewData = SerializeFrom<typeof loader>;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { owner, session } = await requireReviewableSession(
    request,
    await requireOwner(request, context),
    params.id,
  );
  const reviewed = findReviewedAnswer(request, session, params.number);
  if (!reviewed) throw new Response("Not found", { status: 404 });
  const { question, questionNumber, answer: selectedAnswer } = reviewed;

  const allAttempts = await listAttempts(owner, question.id);
  const attemptIndex = allAttempts.findIndex(
    (candidate) =>
      candidate.sessionId === session.id && candidate.attemptInSession === selectedAnswer.attempt,
  );
  const [firstAttempt, currentAttempt] = [allAttempts[0], allAttempts[attemptIndex]];
  const [questionSchedule] = computeSchedule(selectCountedAttempts(question.id, allAttempts));
  const reviewUrl = `/interview/sessions/${session.id}/review/${questionNumber}`;
  const secondOpinion = await getSecondOpinion(
    owner,
    { sessionId: session.id, questionId: question.id, attempt: selectedAnswer.attempt },
    selectedAnswer,
  );
  const { review } = selectedAnswer;
  const isOlderAttempt = attemptIndex < allAttempts.length - 1;
  const lesson = findExerciseLesson(question.id);
  const attempt = {
    isOlderAttempt,
    hasCode: selectedAnswer.code !== null,
    isShortOnPurpose: selectedAnswer.retells !== null || lesson !== null,
  };
  return {
    location: await describeLocation(request, owner, session, questionNumber),
    card: session.card.title,
    asksAboutPerson: (await getPersonContext(owner)) === null,
    questionCount: session.questions.length,
    recordings: {
      answers: listRecordedAnswers(session, selectedAnswer),
      wasRecorded: session.mode === "live" && selectedAnswer.seconds !== null,
    },
    question: {
      id: question.id,
      name: question.name,
      prompt: question.prompt,
      listedMistakes: question.keyPoints.flatMap(({ wrong = [] }) => wrong).length,
    },
    // A readable review carries the sentences of the answer itself.
    answer: review && review.flag !== "nonsense" ? "" : selectedAnswer.text,
    code: selectedAnswer.code && (await showCode(selectedAnswer.code)),
    sample: { ...question.samples, weaker: question.weaker },
    isStory: question.kind === "behavioral",
    attemptNumber: attemptIndex + 1,
    review,
    shown:
      review && describeReview(review, question, { ...attempt, doubt: findDoubt(review, request) }),
    help: selectedAnswer.help,
    followUp: getFollowUpState(session, questionNumber, selectedAnswer),
    secondOpinion,
    secondOpinionUrl: `${reviewUrl}/opinion?attempt=${selectedAnswer.attempt}`,
    marks: await loadMarkedAnswers(owner, {
      sessionId: session.id,
      answer: { questionId: question.id, attempt: selectedAnswer.attempt },
    }),
    repliesUrl: `${reviewUrl}/replies?attempt=${selectedAnswer.attempt}`,
    answeredPoints: Object.keys(selectedAnswer.pointAnswers),
    isOlderAttempt,
    scoreNote: writeScoreNote(selectedAnswer),
    answerUrl: `${reviewUrl}/answer?attempt=${selectedAnswer.attempt}`,
    closingLink: getClosingLink(reviewUrl, selectedAnswer, lesson),
    lesson,
    storyLink: await getStoryLink(owner, session.id, reviewed),
    record: toRecord(reviewUrl, selectedAnswer),
    previousScore: getPreviousScore(currentAttempt, findPreviousScored(allAttempts, attemptIndex)),
    dueText: await describeNext(owner, question.id, questionSchedule),
    firstAttemptComparison:
      firstAttempt && currentAttempt && attemptIndex > 0
        ? compareAttempts(firstAttempt, currentAttempt)
        : null,
  };
}

/** What comes when the coach has nothing left to ask. */
function getClosingLink(reviewUrl: string, answer: Answer, lesson: ExerciseLesson | null) {
  if (!lesson) return getRetellLink(reviewUrl, answer);
  return {
    to: lesson.to,
    label: "Compare it with the solution",
    detail: `The solution is in the lesson “${lesson.title}”.`,
  };
}

async function describeLocation(
  request: Request,
  owner: string,
  session: Session,
  questionNumber: number,
): Promise<ReviewLocation> {
  return {
    questionId: session.questions[questionNumber - 1]?.id ?? "",
    sessionUrl: `/interview/sessions/${session.id}`,
    isEnded: session.endedAt !== null,
    hasOpenQuestions: findNextOpenIndex(getSessionProgress(session)) !== -1,
    questionNumber,
    sittingLabel: await findNextLabel(request, owner, { sessionId: session.id }),
  };
}

/** When the question comes back. */
async function describeNext(
  owner: string,
  questionId: string,
  schedule: ScheduledItem | undefined,
): Promise<string | null> {
  if (!(await findQuestion(owner, questionId)))
    return "This question was deleted, so it doesn’t come back.";
  return schedule ? describeDueDate(schedule, toDay(new Date().toISOString())) : null;
}

const recordFormSchema = z.object({ intent: z.enum(["exclude", "include"]) });

async function showCode(submitted: CodeAnswer) {
  const { language, passed, total } = submitted;
  return {
    code: { language, passed, total },
    lines: await highlightSubmittedCode(submitted),
  };
}

function toRecord(reviewUrl: string, { attempt, isExcluded, review }: Answer) {
  return {
    reviewUrl: `${reviewUrl}?attempt=${attempt}`,
    deleteUrl: `${reviewUrl}/delete?attempt=${attempt}`,
    isExcluded,
    canCount: !review || hasScore(review),
  };
}

function writeScoreNote(answer: Answer): string {
  return answer.review
    ? describeScore(answer.review, { ...answer, hasReplies: hasReplies(answer) })
    : "";
}

function hasReplies({ checks, pointAnswers }: Answer): boolean {
  return (
    Object.keys(pointAnswers).length > 0 || Object.values(checks).some((option) => option !== null)
  );
}

/** Scores by different rubrics don't compare. */
function getPreviousScore(
  current: Attempt | undefined,
  previous: Attempt | undefined,
): number | undefined {
  return previous && previous.isByEarlierRubric === current?.isByEarlierRubric
    ? (previous.score ?? undefined)
    : undefined;
}

/** Takes the answer out of the record, or puts it back. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { owner, session } = await requireReviewableSession(
    request,
    await requireOwner(request, context),
    params.id,
  );
  const reviewed = findReviewedAnswer(request, session, params.number);
  if (!reviewed) throw new Response("Not found", { status: 404 });
  const { intent } = await readIntent(request, recordFormSchema);
  const { attempt, review } = reviewed.answer;
  if (intent === "include" && review && !hasScore(review))
    throw new Response("This answer has no score, so it can’t be in your record.", { status: 400 });
  await setAttemptExcluded(
    owner,
    { sessionId: session.id, questionId: reviewed.question.id, attempt },
    intent === "exclude" ? new Date().toISOString() : null,
  );
  return toasts(request).redirectWithSuccess(
    `/interview/sessions/${session.id}/review/${reviewed.questionNumber}?attempt=${attempt}`,
    intent === "exclude" ? "Removed from your record" : "Back in your record",
  );
}
