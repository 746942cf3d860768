import { expect, it } from "vitest";
import { parseDocument } from "~/coach/text/document";
import { findRecited } from "./recited";

const POINTS = [
  { id: "a", label: "Use a hash map", claim: "", aliases: [], add: "Say what it costs." },
  { id: "b", label: "Give both costs: time, memory", claim: "", aliases: [], add: "O(n), both." },
];

it.each([
  ["Use a hash map. Give both costs: time, memory.", [0, 1]],
  ["Use a hash map, give both costs, time, memory", [0]],
  ["I would use a hash map and then give both costs: time, memory.", [0]],
  ["Use a hash map. It finds the other number.", []],
  ["I would use a hash map of numbers and give both costs: time, memory.", []],
])("labels and advice, word for word: %s", (answer, expected) => {
  expect([...findRecited(parseDocument(answer).sentences, POINTS)]).toEqual(expected);
});
