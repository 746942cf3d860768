import type { SubmissionResult } from "@conform-to/dom";
import type { CodeOptions } from "~/practice/answer/answer-panes";
import type { DraftPart, OpenDraft } from "~/practice/drafts/types";
import type { Interviewer } from "~/practice/store/live-settings";
import type { QuestionState } from "~/practice/store/progress";

export interface RoomStep {
  name: string;
  state: QuestionState;
}

/** A question of a live interview, or its follow-up. */
export interface LiveTurn {
  sessionId: string;
  questionId: string;
  attempt: number;
  part: DraftPart;
  /** Path and query of its page. */
  page: string;
  steps: RoomStep[];
  index: number;
  /** What she says before it. */
  leadIn: string;
  prompt: string;
  interviewer: Interviewer;
  initial: string;
  draft: OpenDraft;
  targetWords: readonly [from: number, to: number];
  /** The natural length of an answer, with the extra time that was chosen. */
  naturalSeconds: number;
  code: CodeOptions | null;
  isSpoken: boolean;
  /** When the chosen length is over, in ms, and what she says when an answer runs on; null without a length. */
  limit: { endsAt: number; interruption: string } | null;
  lastResult: SubmissionResult | undefined;
}
