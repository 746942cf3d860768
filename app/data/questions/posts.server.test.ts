import { expect, test } from "vitest";
import { WORK_FIELDS } from "~/data/work-fields/work-fields";
import { PACK_CARDS } from "./packs.server";
import { POSTS_BY_QUESTION, isForPost } from "./posts.server";

const QUESTION_IDS = PACK_CARDS.flatMap(({ questions }) => questions.map(({ id }) => id));

test("every question with posts is a pack’s, and has some", () => {
  for (const [id, posts] of Object.entries(POSTS_BY_QUESTION)) {
    expect(QUESTION_IDS).toContain(id);
    expect(posts.length, id).toBeGreaterThan(0);
    expect(new Set(posts).size, id).toBe(posts.length);
  }
});

test("a question’s posts are titles of a work field that asks its pack", () => {
  for (const card of PACK_CARDS) {
    const titles = WORK_FIELDS.filter(({ cards }) => cards.includes(card.id)).flatMap(
      (field) => field.titles,
    );
    for (const { id } of card.questions) {
      const strangers = (POSTS_BY_QUESTION[id] ?? []).filter((post) => !titles.includes(post));
      expect(strangers, id).toEqual([]);
    }
  }
});

test("every question of a pack has its posts", () => {
  expect(QUESTION_IDS.filter((id) => !POSTS_BY_QUESTION[id])).toEqual([]);
});

test("a field with packs has two questions where the post isn’t known, but for other work", () => {
  for (const { id, cards } of WORK_FIELDS) {
    if (id === "other") continue;
    const questions = PACK_CARDS.filter((card) => cards.includes(card.id)).flatMap(
      (card) => card.questions,
    );
    if (questions.length === 0) continue;
    const general = questions.filter((question) => isForPost(question.id, null));
    expect(general.length, id).toBeGreaterThanOrEqual(2);
  }
});
