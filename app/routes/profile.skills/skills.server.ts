import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount } from "~/accounts/session/auth.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { getLatestResultId } from "~/assessment/assessments.server";
import { handleTargetForm } from "~/occupations/target/handle-target-form.server";
import { findTargetTitle } from "~/occupations/target/targets.server";
import { getAdvice } from "~/skills/advice/get-advice.server";
import { getAdvicePerson } from "~/skills/advice/person.server";
import { describeSituation } from "~/skills/advice/situation";
import type { AdvicePerson } from "~/skills/advice/types";
import { getSkillProfile } from "~/skills/profile/skill-profile.server";
import { findContradictions } from "~/skills/record";
import { summarizeSkills } from "~/skills/skills-summary";
import { summarizeTarget } from "~/skills/target-summary";
import { listUnscored } from "~/skills/unscored";
import { createDotFinder } from "./evidence-dots.server";
import { describeExampleRecord } from "~/skills/example-record";
import { listOwnFields, listOwnWork, rateByWork } from "./own-work.server";
import { findRowAction } from "./row-action.server";
import { groupRows } from "./row-groups";
import { listRows, toRow } from "./skill-rows.server";
import { suggestTargets } from "./suggest-targets";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const owner = getOwnerId(profile);
  const now = new Date();
  const [{ record, target, scores }, resultId] = await Promise.all([
    getSkillProfile(owner, context, now),
    getLatestResultId(owner),
  ]);
  const unscored = listUnscored(scores);
  if (record.length === 0 && unscored.size === 0 && !target)
    return { example: describeExampleRecord().gaps, page: null };
  const { searchParams } = new URL(request.url);
  const unfolded = searchParams.get("rows");
  const lists = listRows(target?.skills ?? [], record, unscored);
  const { groups, rest } = groupRows(lists, { unfolded, open: searchParams.get("skill") });
  const all = [...lists.asked, ...lists.shown, ...lists.rated];
  const shown = groups.flatMap(({ gaps }) => gaps);
  const openSkill = shown.find(({ skill }) => skill === searchParams.get("skill"))?.skill ?? null;
  // A page of more than the first rows has one drawer, to stay within its size.
  const withDrawers =
    groups.length === 1 ? shown : shown.filter(({ skill }) => skill === openSkill);
  const person = await getAdvicePerson(owner, context, now);
  const getDots = await createDotFinder(
    owner,
    withDrawers,
    resultId ? `/assessment/results/${resultId}` : "/assessment",
  );
  const answeredIds = new Set(scores.map(({ questionId }) => questionId));
  const works = listOwnWork(target, person);
  const summary = target
    ? summarizeTarget(target.title, lists.asked)
    : summarizeSkills(record, findContradictions(record));
  const isChoosing = searchParams.has("target");
  return {
    example: null,
    page: {
      advice: await getAdvice(owner, context, now),
      headline: summary.headline,
      detail: target ? "" : summary.detail,
      target: target && { title: target.title, to: target.to },
      suggestions:
        target && !isChoosing
          ? []
          : suggestTargets(listMovesOf(person), all, listOwnFields(person)),
      resultId: resultId ?? null,
      openSkill,
      unfolded,
      groups: groups.map(({ id, title, gaps }) => ({
        id,
        title,
        rows: gaps.map((gap) =>
          toRow(
            gap,
            !target || lists.asked.includes(gap),
            findRowAction(gap, answeredIds, (candidate) => rateByWork(candidate, works)),
            withDrawers.includes(gap) ? getDots : null,
          ),
        ),
      })),
      rest,
    },
  };
}

/** Where the person could move to, but for the target they have. */
function listMovesOf(person: Omit<AdvicePerson, "refused">) {
  const open = { ...person, target: null, refused: new Set<string>() };
  return describeSituation(open, { mentors: [], dueQuestionIds: [] }).moves.filter(
    ({ occupationCode }) => occupationCode !== person.target?.occupationCode,
  );
}

/** Chooses one of the suggested roles or occupations as the target. */
export async function action(args: ActionFunctionArgs) {
  await requireAccount(args.request, args.context);
  const target = new URL(args.request.url).searchParams.get("choose") ?? "";
  if (!findTargetTitle(target)) throw new Response("Not found", { status: 404 });
  return handleTargetForm(args, target, "/profile/skills");
}
