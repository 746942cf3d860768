import { describe, expect, it } from "vitest";
import { parseDocument } from "~/coach/text/document";
import { questionById } from "~/data/questions/cards.server";
import { isQualified, readSentence } from "./qualified-claims";
import { parseWordings } from "./wordings";

function judge(questionId: string, pointId: string, text: string): boolean {
  const points = questionById(questionId)?.question.keyPoints.map((point) =>
    parseWordings(point, new Set()),
  );
  const wordings = points?.find(({ point }) => point.id === pointId);
  const [sentence] = parseDocument(text).sentences;
  if (!points || !wordings || !sentence) throw new Error(`no point ${questionId} ${pointId}`);
  return isQualified(
    readSentence(sentence),
    wordings,
    points.flatMap(({ truths }) => truths),
  );
}

describe("a sentence with the words of a known error doesn’t claim it if it", () => {
  it.each([
    [
      "names it as a mistake",
      "first-and-last-position",
      "keep-going",
      "A common mistake is to stop as soon as the middle equals the value.",
    ],
    [
      "reports what people believe",
      "validate-search-tree",
      "bst-definition",
      "People think that it is enough that each left child is smaller than its parent.",
    ],
    [
      "denies it",
      "friend-groups",
      "path-compression",
      "Path compression does not change which people belong to a group.",
    ],
    [
      "says the opposite",
      "validate-search-tree",
      "pass-bounds",
      "Going right, the node's key becomes the new lower bound.",
    ],
    [
      "says that something else isn’t so",
      "two-sum",
      "hash-map",
      "A tree map keeps the numbers in sorted order, which a hash map doesn't.",
    ],
    [
      "begins with another case",
      "two-sum",
      "two-pointers",
      "With radix sort, sorting takes linear time.",
    ],
    [
      "names another case after the same word",
      "course-order",
      "graph-cost",
      "Topological sorting takes O(V^2) with an adjacency matrix.",
    ],
    [
      "limits it",
      "shortest-path-in-a-maze",
      "bfs",
      "Depth-first search finds the shortest path only if it tries all routes.",
    ],
    [
      "is about some only",
      "relational-or-not",
      "relational-strengths",
      "Some NoSQL databases do not support transactions.",
    ],
    [
      "has other figures",
      "ride-matching",
      "location-stream",
      "50,000 drivers reporting every four seconds are about 12,500 updates a second.",
    ],
    [
      "is nearly a sentence known to be true",
      "stable-sorting",
      "quicksort",
      "Introsort guarantees O(n log n), also in the worst case.",
    ],
  ])("%s: %s, %s", (_, ...args) => expect(judge(...args)).toBe(true));

  it.each([
    ["two-sum", "two-pointers", "Sorting takes linear time."],
    ["two-sum", "hash-map", "I know that a hash map keeps the numbers in sorted order."],
    ["course-order", "graph-cost", "Topological sorting takes O(V^2) with an adjacency list."],
    [
      "linked-list-cycle",
      "tortoise-hare",
      "If the fast pointer reaches the end, there is a cycle.",
    ],
    ["stable-sorting", "quicksort", "Quicksort guarantees O(n log n) in the worst case."],
    ["coin-change", "greedy-fails", "I would say greedy is optimal for every set of coins."],
  ])("%s, %s: otherwise it does", (...args) => expect(judge(...args)).toBe(false));
});
