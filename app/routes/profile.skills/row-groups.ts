import type { SkillGap } from "~/skills/gap";
import { ROWS_SHOWN, type RowLists } from "./skill-rows.server";

const GROUPS = ["asked", "shown", "rated"] as const;
type Group = (typeof GROUPS)[number];

export interface RowGroup {
  id: string;
  /** Empty where the headline says it. */
  title: string;
  gaps: SkillGap[];
}

/**
 * The first rows, those of the group that was unfolded, and the one that is open, wherever it is; with the number of
 * those left in each group. Without a target, all skills are one’s own and the first rows are of any group.
 */
export function groupRows(
  lists: RowLists,
  { unfolded, open }: { unfolded: string | null; open: string | null },
): { groups: RowGroup[]; rest: Record<Group, number> } {
  const hasTarget = lists.asked.length > 0;
  const all = GROUPS.flatMap((group) => lists[group]);
  const first = new Set((hasTarget ? lists.asked : all).slice(0, ROWS_SHOWN));
  const titles: Record<Group, string> = {
    asked: "Also asked",
    shown: hasTarget ? "Also shown" : "More you have shown",
    rated: "Rated only",
  };
  const more = GROUPS.map((id) => ({
    id,
    title: titles[id],
    gaps: lists[id].filter((gap) => !first.has(gap) && (id === unfolded || gap.skill === open)),
  }));
  const count = (id: Group) =>
    lists[id].filter((gap) => !first.has(gap)).length -
    (more.find((group) => group.id === id)?.gaps.length ?? 0);
  return {
    groups: [{ id: "first", title: "", gaps: [...first] }, ...more].filter(
      ({ gaps }) => gaps.length > 0,
    ),
    rest: { asked: count("asked"), shown: count("shown"), rated: count("rated") },
  };
}
