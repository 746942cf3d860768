import type { CodingTask } from "./types";

export const balancedBrackets: CodingTask = {
  questionId: "balanced-brackets",
  functionName: "isBalanced",
  params: [["text", "string"]],
  returns: "boolean",
  instructions: ["Return whether round, square and curly brackets are balanced.", "Other characters do not matter."],
  acceptance: "exact",
  visibleTests: [
    { args: ["(a [b] {c})"], expected: true },
    { args: ["(]"], expected: false },
    { args: ["(("], expected: false },
  ],
  hiddenTests: [
    { args: [""], expected: true },
    { args: ["no brackets"], expected: true },
    { args: ["([)]"], expected: false },
    { args: [")("], expected: false },
    { args: ["{[()()]}[]"], expected: true },
    { args: [`${"(".repeat(5000)}${")".repeat(5000)}`], expected: true },
  ],
};

export const longestUniqueSubstring: CodingTask = {
  questionId: "longest-unique-substring",
  functionName: "longestUnique",
  params: [["text", "string"]],
  returns: "number",
  instructions: ["Return the length of the longest piece of text in which no character repeats."],
  acceptance: "exact",
  visibleTests: [
    { args: ["abcabcbb"], expected: 3 },
    { args: ["bbbb"], expected: 1 },
    { args: ["pwwkew"], expected: 3 },
  ],
  hiddenTests: [
    { args: [""], expected: 0 },
    { args: [" "], expected: 1 },
    { args: ["abba"], expected: 2 },
    { args: ["dvdf"], expected: 3 },
    { args: ["abcdefghij"], expected: 10 },
    { args: ["abcde".repeat(2000)], expected: 5 },
  ],
};

export const autocompleteTrie: CodingTask = {
  questionId: "autocomplete-trie",
  functionName: "complete",
  params: [["words", "[string, number][]"], ["prefix", "string"]],
  returns: "string[]",
  instructions: ["Each word comes with its popularity. Return the five most popular words that begin with prefix,", "the most popular first. No two words are equally popular."],
  acceptance: "exact",
  visibleTests: [
    { args: [[["interview", 50], ["internet", 90], ["into", 20], ["out", 99]], "int"], expected: ["internet", "interview", "into"] },
    { args: [[["a", 1], ["ab", 2]], "x"], expected: [] },
    { args: [[["a", 1], ["b", 6], ["c", 3], ["d", 4], ["e", 5], ["f", 2]], ""], expected: ["b", "e", "d", "c", "f"] },
  ],
  hiddenTests: [
    { args: [[], "a"], expected: [] },
    { args: [[["car", 1], ["card", 2], ["care", 3], ["cart", 4], ["cat", 5], ["carbon", 6]], "car"], expected: ["carbon", "cart", "care", "card", "car"] },
    { args: [[["car", 1]], "cars"], expected: [] },
    { args: [[["Go", 3], ["go", 2]], "go"], expected: ["go"] },
    { args: [[["a.b", 1], ["axb", 2]], "a."], expected: ["a.b"] },
    { args: [Array.from({ length: 2000 }, (_, index) => [`word${index}`, index]), "word19"], expected: ["word1999", "word1998", "word1997", "word1996", "word1995"] },
  ],
};

export const lruCache: CodingTask = {
  questionId: "lru-cache",
  functionName: "runCache",
  params: [["capacity", "number"], ["calls", "([\"get\", string] | [\"put\", string, number])[]"]],
  returns: "(number | null)[]",
  instructions: ["Run the calls on a cache that drops the least recently used entry.", "Return what each get found, or null. Reading and writing both count as use."],
  acceptance: "exact",
  visibleTests: [
    { args: [2, [["put", "a", 1], ["get", "a"], ["get", "b"]]], expected: [1, null] },
    { args: [2, [["put", "a", 1], ["put", "b", 2], ["get", "a"], ["put", "c", 3], ["get", "b"], ["get", "a"]]], expected: [1, null, 1] },
    { args: [1, [["put", "a", 1], ["put", "b", 2], ["get", "a"], ["get", "b"]]], expected: [null, 2] },
  ],
  hiddenTests: [
    { args: [2, []], expected: [] },
    { args: [2, [["get", "a"]]], expected: [null] },
    { args: [2, [["put", "a", 1], ["put", "a", 9], ["get", "a"]]], expected: [9] },
    { args: [2, [["put", "a", 1], ["put", "b", 2], ["put", "a", 3], ["put", "c", 4], ["get", "a"], ["get", "b"], ["get", "c"]]], expected: [3, null, 4] },
    { args: [2, [["put", "a", 0], ["get", "a"]]], expected: [0] },
    { args: [3, [["put", "__proto__", 5], ["get", "__proto__"], ["get", "constructor"]]], expected: [5, null] },
  ],
};
