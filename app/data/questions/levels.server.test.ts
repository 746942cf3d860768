import { expect, test } from "vitest";
import type { WorkLevel } from "~/data/work-fields/types";
import { WORK_FIELDS } from "~/data/work-fields/work-fields";
import { cardById, questionById } from "./cards.server";
import { LEVELS_BY_QUESTION } from "./levels.server";

const LEVELS: readonly WorkLevel[] = ["entry", "experienced", "senior"];

test("every question with levels exists, and is asked at some but not all", () => {
  for (const [id, levels] of Object.entries(LEVELS_BY_QUESTION)) {
    expect(questionById(id), id).toBeDefined();
    expect(levels.length, id).toBeGreaterThan(0);
    expect(levels.length, id).toBeLessThan(LEVELS.length);
  }
});

test.each(LEVELS)("every field keeps at least six questions for %s, other work four", (level) => {
  for (const { id, cards } of WORK_FIELDS) {
    const asked = cards
      .flatMap((card) => cardById(card)?.questions ?? [])
      .filter((question) => LEVELS_BY_QUESTION[question.id]?.includes(level) ?? true);
    expect(asked.length, id).toBeGreaterThanOrEqual(id === "other" ? 4 : 6);
  }
});
