import type { AdviceKind, AdviceStep } from "./types";

export const ADVICE_KINDS = [
  "tell",
  "target",
  "look",
  "practice",
  "learn",
  "ask",
  "continue",
] as const satisfies readonly AdviceKind[];

type StepId = Pick<AdviceStep, "kind" | "subject">;

/** What a refusal names: the kind of step and what it is about. */
export function getStepKey({ kind, subject }: StepId): string {
  return `${kind}:${subject}`;
}

/** Undefined for what is no step. */
export function parseStepKey(key: string): StepId | undefined {
  const end = key.indexOf(":");
  const kind = ADVICE_KINDS.find((each) => each === key.slice(0, end));
  const subject = key.slice(end + 1);
  return kind && subject !== "" ? { kind, subject } : undefined;
}

/** In the address of a page on which a step was just refused. */
const REFUSED = { name: "suggestion", value: "refused" };
/** The id of the next step on a page. */
export const NEXT_STEP_ID = "next-step";

/** The page that says that a step was refused, at the place of the step. */
export function toRefusedPath(page: string): string {
  const [pathname = "", search = ""] = page.split("?");
  const params = new URLSearchParams(search);
  params.set(REFUSED.name, REFUSED.value);
  return `${pathname}?${params}#${NEXT_STEP_ID}`;
}

/** Whether a step was just refused, and the address of the page without that. */
export function readRefusedPath({ pathname, search }: { pathname: string; search: string }) {
  const params = new URLSearchParams(search);
  const isRefused = params.get(REFUSED.name) === REFUSED.value;
  if (isRefused) params.delete(REFUSED.name);
  return { isRefused, page: params.size > 0 ? `${pathname}?${params}` : pathname };
}
