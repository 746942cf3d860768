import { expect, test } from "vitest";
import { questionById } from "~/data/questions/cards.server";
import { reviewAnswer } from "./embedded";

/** Answers to the question of the cache that use one ordered map. */
const ANSWERS = {
  "a JavaScript Map":
    "I'd use a single JavaScript Map, because it remembers the order in which keys were inserted. On a get I look the key up, and if it's there I delete it and set it again, so it goes to the end as the newest. On a put I delete the key first if it's already in there, then set it. If the map has grown past the capacity I take the first key from keys().next() and delete it, since that's the one nobody has used for the longest. All of that is constant time.",
  "a JavaScript Map, without the move on get":
    "I would use one Map in JavaScript, since a Map keeps insertion order. For put I set the key and the value, and when the size goes over the limit I delete the first key of the map, which is the oldest. For get I just return map.get of the key. Everything is O(1).",
  "an OrderedDict, with its cost":
    "In Python I'd go for an OrderedDict from collections. Get checks whether the key is in the dict, and if it is, calls move_to_end on it and returns the value. Put overwrites the value and moves the key to the end as well, and once there are more items than the capacity I call popitem with last equals False, which throws out the oldest one. Both are O(1), because it's a hash table with a doubly linked list inside.",
  "an OrderedDict":
    "Python's OrderedDict does both jobs, it finds a key by hash and it remembers the order. Whenever somebody reads a key I move it to the end, so the front is always what hasn't been touched for longest. When it's full I pop the first item and then add the new one. If the key is already there I only update the value and move it, and nothing gets thrown out.",
  "a LinkedHashMap, with its cost":
    "In Java I'd extend LinkedHashMap and pass true for access order in the constructor, so every get moves the entry to the end by itself. Then I override removeEldestEntry to return size greater than capacity, and the map drops the oldest entry when I put a new one. Both operations are constant time, and memory is proportional to the capacity. For several threads I'd wrap it in Collections.synchronizedMap, because in access order even a get changes the map.",
  "a LinkedHashMap":
    "I wouldn't build this by hand, a LinkedHashMap with access order set to true is already an LRU cache. It finds entries by hash and keeps them from least to most recently used, and reading one puts it last. All I add is the rule that the eldest entry gets removed once there are more than the capacity.",
};

const { question } = questionById("lru-cache") ?? expect.unreachable();
const { kind, prompt, keyPoints } = question;

function review(answer: string) {
  return reviewAnswer({ kind, question: prompt, keyPoints, answer, seconds: null });
}

test.each(Object.entries(ANSWERS))("nothing about %s is called wrong", (_, answer) => {
  const { flag, keyPoints: points } = review(answer);
  expect(flag).toBeNull();
  expect(points.filter(({ status }) => status === "contradicted")).toEqual([]);
});

test.each(Object.entries(ANSWERS))("%s keeps the order of use", (_, answer) => {
  const { keyPoints: points } = review(answer);
  expect(points.find(({ id }) => id === "doubly-linked")?.status).toBe("covered");
});

test("an answer that forgets to move the key on get is asked about it", () => {
  const { keyPoints: points } = review(ANSWERS["a JavaScript Map, without the move on get"]);
  expect(points.find(({ id }) => id === "get-moves")?.status).toBe("asked");
});

test("no question after an answer takes two structures for granted", () => {
  for (const { ask, followUp = "", checks = [] } of keyPoints)
    for (const text of [ask, followUp, ...checks.map((check) => check.prompt)])
      expect(text).not.toMatch(
        /linked list of its own|which structure\?|\bnode\b|\btail\b|separately/i,
      );
});

test("a map without an order keeps no order of use", () => {
  const { keyPoints: points } = review(
    "I'd use a HashMap in Java for the entries. When the cache is full I delete the first key of the HashMap. On a get I just return the value from the map. It's all constant time, since it's a hash table.",
  );
  expect(points.find(({ id }) => id === "doubly-linked")?.status).not.toBe("covered");
});
