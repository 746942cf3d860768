import type { Kysely, Selectable } from "kysely";
import { courseBySlug } from "~/data/learning/courses";
import { questionById } from "~/data/questions/cards.server";
import { isSkillId, skillById } from "~/data/skills";
import { listMentorNames } from "~/mentoring/directory/directory.server";
import { findTargetTitle } from "~/occupations/target/targets.server";
import type { Tables } from "~/platform/database/tables";
import type { StepRefusalsTable } from "~/platform/database/tables/step-refusals";
import { listRefusals } from "./refusals.server";
import { getStepKey, parseStepKey } from "./step-key";
import type { AdviceKind } from "./types";

type Refusal = Pick<Selectable<StepRefusalsTable>, "kind" | "subject">;

const KIND_NAMES: Record<AdviceKind, string> = {
  tell: "Say something about you",
  target: "Choose a target",
  look: "Look and compare",
  practice: "Practice",
  learn: "Learn",
  ask: "Ask",
  continue: "Continue",
};

/** What a person said no to, in words. */
export async function describeRefusals(
  owner: string,
  now: Date,
): Promise<{ key: string; name: string }[]> {
  const steps = (await listRefusals(owner, now)).flatMap((key) => parseStepKey(key) ?? []);
  const getName = await createRefusalNamer(steps);
  return steps.map((step) => ({ key: getStepKey(step), name: getName(step) }));
}

/** Steps that were refused, in words: “Learn: Introduction to Python”. */
export async function createRefusalNamer(
  refusals: readonly Refusal[],
  connection?: Kysely<Tables>,
): Promise<(refusal: Refusal) => string> {
  const mentorIds = refusals
    .filter(({ kind, subject }) => kind === "ask" && !isSkillId(subject))
    .map(({ subject }) => subject);
  const getMentorName = await listMentorNames(mentorIds, connection);
  return ({ kind, subject }) => {
    const step = parseStepKey(`${kind}:${subject}`);
    if (!step) return kind;
    const name = mentorIds.includes(subject) ? getMentorName(subject) : findName(subject);
    return name ? `${KIND_NAMES[step.kind]}: ${name}` : KIND_NAMES[step.kind];
  };
}

function findName(subject: string): string | undefined {
  if (isSkillId(subject)) return skillById(subject).name;
  return (
    questionById(subject)?.question.name ??
    courseBySlug(subject)?.title ??
    findTargetTitle(`occupation:${subject}`) ??
    findTargetTitle(`role:${subject}`) ??
    (/^[a-z]+(-[a-z]+)*$/.test(subject) ? subject.replaceAll("-", " ") : undefined)
  );
}
