import type { CodingTask, Json } from "./types";

const createNode = (value: number, left: Json = null, right: Json = null): Json => ({ value, left, right });

export const linkedListCycle: CodingTask = {
  questionId: "linked-list-cycle",
  functionName: "cycleStart",
  params: [["next", "number[]"]],
  returns: "number",
  instructions: ["The list begins at node 0; next[i] is the node after i, or -1 at the end.", "Return the node at which a cycle begins, or -1 when there is none."],
  acceptance: "exact",
  visibleTests: [
    { args: [[1, 2, -1]], expected: -1 },
    { args: [[1, 2, 3, 1]], expected: 1 },
    { args: [[0]], expected: 0 },
  ],
  hiddenTests: [
    { args: [[]], expected: -1 },
    { args: [[-1]], expected: -1 },
    { args: [[1, 0]], expected: 0 },
    { args: [[2, -1, 3, 4, 2]], expected: 2 },
    { args: [[1, 2, 3, 4, 5, 5]], expected: 5 },
    { args: [Array.from({ length: 3000 }, (_, index) => (index === 2999 ? 1234 : index + 1))], expected: 1234 },
  ],
};

export const validateSearchTree: CodingTask = {
  questionId: "validate-search-tree",
  functionName: "isSearchTree",
  params: [["tree", "Tree | null"]],
  returns: "boolean",
  instructions: ["A tree is { value, left, right } with null for no child. Every value in the left subtree is smaller,", "every one in the right larger; equal values are not allowed.", "interface Tree { value: number; left: Tree | null; right: Tree | null }"],
  instructionsForPython: ["A tree is a dictionary with the keys value, left and right; a missing child is None.", "Every value in the left subtree is smaller, every one in the right larger;", "equal values are not allowed."],
  acceptance: "exact",
  visibleTests: [
    { args: [createNode(2, createNode(1), createNode(3))], expected: true },
    { args: [createNode(2, createNode(3), createNode(1))], expected: false },
    { args: [createNode(5, createNode(3, createNode(1), createNode(6)), createNode(8))], expected: false },
  ],
  hiddenTests: [
    { args: [null], expected: true },
    { args: [createNode(1)], expected: true },
    { args: [createNode(2, createNode(2), null)], expected: false },
    { args: [createNode(2, null, createNode(2))], expected: false },
    { args: [createNode(5, createNode(3), createNode(8, createNode(4), createNode(9)))], expected: false },
    { args: [createNode(0, createNode(-3, createNode(-7), createNode(-1)), createNode(4))], expected: true },
  ],
};

export const shortestPathInAMaze: CodingTask = {
  questionId: "shortest-path-in-a-maze",
  functionName: "shortestPath",
  params: [["maze", "string[]"]],
  returns: "number",
  instructions: ["S is the start, E the exit, # a wall, a dot an open cell.", "Return the number of steps of the shortest way, or -1 when there is none."],
  acceptance: "exact",
  visibleTests: [
    { args: [["S.E"]], expected: 2 },
    { args: [["S#E", "..."]], expected: 4 },
    { args: [["S#E"]], expected: -1 },
  ],
  hiddenTests: [
    { args: [["SE"]], expected: 1 },
    { args: [["S..", ".#.", "..E"]], expected: 4 },
    { args: [["S.#", "..#", "##E"]], expected: -1 },
    { args: [["E....", "####.", "S...."]], expected: 10 },
    { args: [["S.........", ".########.", ".#E.....#.", ".######.#.", "........#."]], expected: 18 },
    { args: [[`S${".".repeat(78)}.`, ...Array.from({ length: 38 }, () => ".".repeat(80)), `${".".repeat(79)}E`]], expected: 118 },
  ],
};

export const courseOrder: CodingTask = {
  questionId: "course-order",
  functionName: "courseOrder",
  params: [["courses", "string[]"], ["requirements", "[course: string, needs: string][]"]],
  returns: "string[] | null",
  instructions: ["Return an order in which all courses can be taken; any that works will do.", "Return null when none exists."],
  acceptance: "course-order",
  visibleTests: [
    { args: [["algebra", "statistics"], [["statistics", "algebra"]]], expected: ["algebra", "statistics"] },
    { args: [["a", "b", "c"], [["a", "b"], ["b", "c"]]], expected: ["c", "b", "a"] },
    { args: [["a", "b"], [["a", "b"], ["b", "a"]]], expected: null },
  ],
  hiddenTests: [
    { args: [[], []], expected: [] },
    { args: [["a", "b", "c"], []], expected: ["a", "b", "c"] },
    { args: [["a"], [["a", "a"]]], expected: null },
    { args: [["d", "c", "b", "a"], [["d", "b"], ["d", "c"], ["b", "a"], ["c", "a"]]], expected: ["a", "b", "c", "d"] },
    { args: [["a", "b", "c", "d"], [["b", "a"], ["c", "d"], ["d", "c"]]], expected: null },
    { args: [["a", "b"], [["b", "a"], ["b", "a"]]], expected: ["a", "b"] },
  ],
};

export const friendGroups: CodingTask = {
  questionId: "friend-groups",
  functionName: "groupsAfterEach",
  params: [["people", "number"], ["friendships", "[number, number][]"]],
  returns: "number[]",
  instructions: ["People are numbered from 0. After each friendship, how many separate groups are there?", "Return one number for each friendship."],
  acceptance: "exact",
  visibleTests: [
    { args: [4, [[0, 1], [2, 3], [1, 2]]], expected: [3, 2, 1] },
    { args: [3, [[0, 1], [1, 0]]], expected: [2, 2] },
    { args: [2, []], expected: [] },
  ],
  hiddenTests: [
    { args: [1, [[0, 0]]], expected: [1] },
    { args: [5, [[0, 1], [1, 2], [0, 2], [3, 4]]], expected: [4, 3, 3, 2] },
    { args: [4, [[0, 1], [0, 2], [0, 3]]], expected: [3, 2, 1] },
    { args: [6, [[0, 1], [2, 3], [4, 5], [1, 2], [3, 4]]], expected: [5, 4, 3, 2, 1] },
    { args: [3, [[2, 1], [1, 2], [2, 1]]], expected: [2, 2, 2] },
    { args: [2000, Array.from({ length: 1999 }, (_, index) => [index, index + 1])], expected: Array.from({ length: 1999 }, (_, index) => 1999 - index) },
  ],
};
