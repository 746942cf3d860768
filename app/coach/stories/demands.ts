/**
 * What each question cannot do without: of its key points those that no story or motivation for it
 * can leave out, however concrete it is. By question id, the ids of key points.
 */
const DEMANDED_POINTS: Readonly<Record<string, readonly string[]>> = {
  "led-without-authority": ["no-title", "won-over"],
  "different-profession": ["two-worlds", "went-to-learn"],
  "deadline-in-danger": ["cut-or-reorder", "told-early"],
  "changed-how-team-works": ["users-shaped-it", "habit-broken"],
  "helped-colleague-grow": ["teaching-method", "stands-alone"],
  "handed-over-work": ["clear-handover", "support-no-hovering"],
  "decision-without-facts": ["unknown-and-clock", "decided-openly"],
  "team-lost-motivation": ["asked-for-cause", "removed-obstacle"],
  "brought-quiet-voice-in": ["asked-the-person", "changed-setting"],
  "project-that-failed": ["plain-failure", "own-share"],
  "disagreed-with-manager": ["raised-privately", "commit"],
  "hard-to-work-with": ["talked-directly", "own-part"],
  "angry-customer": ["let-them-speak", "apologized-owned"],
  "received-hard-feedback": ["what-was-said", "acted-on-it"],
  "gave-hard-feedback": ["prepared-setting", "listened-to-reaction"],
  "said-no-to-a-request": ["clear-no", "offered-alternative"],
  "mediated-between-colleagues": ["heard-both-sides", "brought-together"],
  "delivered-bad-news": ["quick-and-personal", "straight-words"],
  "tell-me-about-yourself": ["who-now", "why-here"],
  "why-this-role": ["daily-task", "done-it-before"],
  "why-this-company": ["specific-fact", "why-it-matters"],
  "greatest-strength": ["strength-story", "strength-limit"],
  "greatest-weakness": ["real-weakness", "what-it-cost", "countermeasure"],
  "why-leaving-your-job": ["honest-reason", "no-blame"],
  "employment-gap": ["plain-cause", "used-the-time"],
  "changing-careers": ["tested-it", "known-gaps"],
  "proudest-work": ["hard-part", "my-hand"],
  "learned-from-scratch": ["found-the-core", "practice-loop"],
  "five-years-from-now": ["steps-between", "fits-here"],
  "salary-expectations": ["clear-range", "market-basis"],
};

/** Whether a question cannot do without a key point; without a list, every point counts. */
export function isDemanded(questionId: string | undefined, pointId: string): boolean {
  return DEMANDED_POINTS[questionId ?? ""]?.includes(pointId) ?? true;
}
