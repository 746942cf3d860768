import type { MessageProblem } from "~/mentoring/sessions/messages.server";
import type { MoveProblem } from "~/mentoring/sessions/move-session.server";
import type { RequestProblem } from "./request-session.server";
import type { TransitionProblem } from "~/mentoring/sessions/transitions.server";

type Problem = "skipped" | MessageProblem | RequestProblem | MoveProblem | TransitionProblem;

const MESSAGES: Record<Problem, string> = {
  past: "That time has passed or is less than 24 hours away. Choose a later one.",
  "too-soon": "This mentor needs more notice than that. Choose a later time.",
  "too-far": "That time is more than eight weeks away. Choose an earlier one.",
  "not-offered": "This mentor doesn’t hold sessions at that time. Choose one of the times shown.",
  "mentor-busy": "That time was just taken. Choose another one.",
  "person-busy": "You already have a session at that time. Choose another one.",
  "too-many":
    "Five of your requests are waiting for a reply. Wait for one, or cancel one, before you send another.",
  own: "You can’t book a session with yourself.",
  "none-at-daytime": "No time that is free is at daytime where you are. Choose one yourself.",
  "none-free": "No time is free in the next eight weeks. Propose one that suits you.",
  "times-offered": "Times are free now. Choose one of them.",
  gone: "Your account was deleted.",
  changed: "This session has changed since you opened the page. Check it and try again.",
  expired: "The deadline for a reply has passed, so this request has expired.",
  skipped: "The clocks go forward then, so that time doesn’t exist. Choose another one.",
  "not-asked": "You can write once the mentor has asked you something.",
  "too-many-messages": "That’s enough messages for one session. Talk about the rest when you meet.",
  late: "A session can’t be moved in the last 24 hours before it starts.",
  "too-early-or-late": "This isn’t possible at this time.",
};

/** 409: someone else was faster; 400: the request itself can't be carried out. */
const CONFLICTS: readonly Problem[] = [
  "mentor-busy",
  "person-busy",
  "changed",
  "expired",
  "none-at-daytime",
  "none-free",
];

export function describeProblem(problem: Problem): { message: string; status: 400 | 409 } {
  return { message: MESSAGES[problem], status: CONFLICTS.includes(problem) ? 409 : 400 };
}
