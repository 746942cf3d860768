import { expect, test } from "vitest";
import { makePlans } from "~/job-interviews/plan/make-plans";
import type { Work } from "~/job-interviews/plan/types";
import type { JobInterview, Round } from "~/job-interviews/types";
import { describeDays } from "./describe-days";

const ROUND_DAYS = ["2026-12-08", "2026-12-11"];

const listPhases = (open: readonly Work[]) => {
  const [plan] = makePlans("2026-12-06", [
    {
      id: "one",
      firstDay: "2026-12-01",
      lastDay: "2026-12-11",
      roundDays: ROUND_DAYS,
      daysOff: [],
      minutesADay: 15,
      isRehearsed: false,
      open,
    },
  ]);
  if (!plan) throw new Error("a source has a plan");
  const rounds = ROUND_DAYS.map((heldOn) => ({ heldOn, name: "", startsAt: null }) as Round);
  const { phases } = describeDays(plan, { company: "St Mary’s", rounds } as JobInterview);
  return phases.map(({ name, span }) => `${span} ${name}`.trim());
};

test("the days before an earlier round are for gaps while there are any", () => {
  const open = (["leading", "teaching"] as const).map(
    (kind): Work => ({ kind: "gap", key: `gap:${kind}`, storyKind: kind, storyId: null }),
  );
  expect(listPhases(open)).toEqual(["2 Close the gaps", "1", "1 Rehearse", "1 Rest", "1"]);
});

test("no phase is named over days that have nothing of it", () => {
  expect(listPhases([])).toEqual(["3", "1 Rehearse", "1 Rest", "1"]);
});
