import type { CodingTask, Json } from "./types";

const node = (value: number, left: Json = null, right: Json = null): Json => ({ value, left, right });

export const linkedListCycle: CodingTask = {
  questionId: "linked-list-cycle",
  name: "cycleStart",
  params: [["next", "number[]"]],
  returns: "number",
  brief: ["The list begins at node 0; next[i] is the node after i, or -1 at the end.", "Return the node at which a cycle begins, or -1 when there is none."],
  accepts: "exact",
  visible: [
    { args: [[1, 2, -1]], expected: -1 },
    { args: [[1, 2, 3, 1]], expected: 1 },
    { args: [[0]], expected: 0 },
  ],
  hidden: [
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
  name: "isSearchTree",
  params: [["tree", "Tree | null"]],
  returns: "boolean",
  brief: ["A tree is { value, left, right } with null for no child. Every value in the left subtree is smaller,", "every one in the right larger; equal values are not allowed.", "interface Tree { value: number; left: Tree | null; right: Tree | null }"],
  accepts: "exact",
  visible: [
    { args: [node(2, node(1), node(3))], expected: true },
    { args: [node(2, node(3), node(1))], expected: false },
    { args: [node(5, node(3, node(1), node(6)), node(8))], expected: false },
  ],
  hidden: [
    { args: [null], expected: true },
    { args: [node(1)], expected: true },
    { args: [node(2, node(2), null)], expected: false },
    { args: [node(2, null, node(2))], expected: false },
    { args: [node(5, node(3), node(8, node(4), node(9)))], expected: false },
    { args: [node(0, node(-3, node(-7), node(-1)), node(4))], expected: true },
  ],
};

export const shortestPathInAMaze: CodingTask = {
  questionId: "shortest-path-in-a-maze",
  name: "shortestPath",
  params: [["maze", "string[]"]],
  returns: "number",
  brief: ["S is the start, E the exit, # a wall, a dot an open cell.", "Return the number of steps of the shortest way, or -1 when there is none."],
  accepts: "exact",
  visible: [
    { args: [["S.E"]], expected: 2 },
    { args: [["S#E", "..."]], expected: 4 },
    { args: [["S#E"]], expected: -1 },
  ],
  hidden: [
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
  name: "courseOrder",
  params: [["courses", "string[]"], ["requirements", "[course: string, needs: string][]"]],
  returns: "string[] | null",
  brief: ["Return an order in which all courses can be taken; any that works will do.", "Return null when none exists."],
  accepts: "course-order",
  visible: [
    { args: [["algebra", "statistics"], [["statistics", "algebra"]]], expected: ["algebra", "statistics"] },
    { args: [["a", "b", "c"], [["a", "b"], ["b", "c"]]], expected: ["c", "b", "a"] },
    { args: [["a", "b"], [["a", "b"], ["b", "a"]]], expected: null },
  ],
  hidden: [
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
  name: "groupsAfterEach",
  params: [["people", "number"], ["friendships", "[number, number][]"]],
  returns: "number[]",
  brief: ["People are numbered from 0. After each friendship, how many separate groups are there?", "Return one number for each friendship."],
  accepts: "exact",
  visible: [
    { args: [4, [[0, 1], [2, 3], [1, 2]]], expected: [3, 2, 1] },
    { args: [3, [[0, 1], [1, 0]]], expected: [2, 2] },
    { args: [2, []], expected: [] },
  ],
  hidden: [
    { args: [1, [[0, 0]]], expected: [1] },
    { args: [5, [[0, 1], [1, 2], [0, 2], [3, 4]]], expected: [4, 3, 3, 2] },
    { args: [4, [[0, 1], [0, 2], [0, 3]]], expected: [3, 2, 1] },
    { args: [6, [[0, 1], [2, 3], [4, 5], [1, 2], [3, 4]]], expected: [5, 4, 3, 2, 1] },
    { args: [3, [[2, 1], [1, 2], [2, 1]]], expected: [2, 2, 2] },
    { args: [2000, Array.from({ length: 1999 }, (_, index) => [index, index + 1])], expected: Array.from({ length: 1999 }, (_, index) => 1999 - index) },
  ],
};
