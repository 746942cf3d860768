import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount } from "~/accounts/session/auth.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { getLatestResultId } from "~/assessment/assessments.server";
import { fieldBySlug, roleBySlug } from "~/data/careers/fields";
import { handleTargetForm } from "~/occupations/target/handle-target-form.server";
import { toRoleTarget } from "~/occupations/target/targets.server";
import { getAdvice } from "~/skills/advice/get-advice.server";
import type { SkillGap } from "~/skills/gap";
import { getSkillProfile } from "~/skills/profile/skill-profile.server";
import { findContradictions } from "~/skills/record";
import { summarizeSkills } from "~/skills/skills-summary";
import { summarizeTarget } from "~/skills/target-summary";
import { createDotFinder } from "./evidence-dots.server";
import { listExampleGaps } from "./example-gaps.server";
import { listOwnFields } from "./own-fields.server";
import { listRows, ROWS_SHOWN, toRow } from "./skill-rows.server";
import { suggestTargets } from "./suggest-targets";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const owner = getOwnerId(profile);
  const now = new Date();
  const [{ record, target, scores }, resultId] = await Promise.all([
    getSkillProfile(owner, context, now),
    getLatestResultId(owner),
  ]);
  if (record.length === 0 && !target) return { example: listExampleGaps(), page: null };
  const { searchParams } = new URL(request.url);
  const lists = listRows(target?.skills ?? [], record);
  const all = [...lists.asked, ...lists.shown, ...lists.rated];
  const openSkill = all.find(({ skill }) => skill === searchParams.get("skill"))?.skill ?? null;
  const areAllShown = openSkill !== null || searchParams.get("rows") === "all";
  const first = (target ? lists.asked : all).slice(0, ROWS_SHOWN);
  const withDrawers = areAllShown ? all.filter(({ skill }) => skill === openSkill) : first;
  const getDots = await createDotFinder(
    owner,
    withDrawers,
    resultId ? `/assessment/results/${resultId}` : "/assessment",
  );
  const answeredIds = new Set(scores.map(({ questionId }) => questionId));
  const toRows = (gaps: readonly SkillGap[]) =>
    gaps.map((gap) =>
      toRow(
        gap,
        !target || lists.asked.includes(gap),
        answeredIds,
        withDrawers.includes(gap) ? getDots : null,
      ),
    );
  const countRest = (gaps: readonly SkillGap[]) =>
    areAllShown ? 0 : gaps.filter((gap) => !first.includes(gap)).length;
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
      suggestions: target && !isChoosing ? [] : suggestTargets(all, await listOwnFields(owner)),
      resultId: resultId ?? null,
      openSkill,
      groups: areAllShown
        ? [
            { id: "asked", title: "Asked", rows: toRows(lists.asked) },
            { id: "shown", title: target ? "Also shown" : "Shown", rows: toRows(lists.shown) },
            { id: "rated", title: "Rated only", rows: toRows(lists.rated) },
          ].filter(({ rows }) => rows.length > 0)
        : [{ id: "first", title: "", rows: toRows(first) }],
      rest: {
        asked: countRest(lists.asked),
        shown: countRest(lists.shown),
        rated: countRest(lists.rated),
      },
    },
  };
}

/** Chooses one of the suggested roles as the target. */
export async function action(args: ActionFunctionArgs) {
  await requireAccount(args.request, args.context);
  const [fieldSlug = "", roleSlug = ""] =
    new URL(args.request.url).searchParams.get("role")?.split("/") ?? [];
  const field = fieldBySlug(fieldSlug);
  if (!field || !roleBySlug(field, roleSlug)) throw new Response("Not found", { status: 404 });
  return handleTargetForm(args, toRoleTarget(fieldSlug, roleSlug), "/profile/skills");
}
