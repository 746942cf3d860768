import type { CodingTask } from "./types";

const createRange = (count: number) => Array.from({ length: count }, (_, index) => index);

export const twoSum: CodingTask = {
  questionId: "two-sum",
  functionName: "twoSum",
  params: [["numbers", "number[]"], ["target", "number"]],
  returns: "number[]",
  instructions: ["Return the positions of two numbers that add up to target, in any order.", "Return [] when there are none."],
  acceptance: "any-order",
  visibleTests: [
    { args: [[2, 7, 11, 15], 9], expected: [0, 1] },
    { args: [[3, 2, 4], 6], expected: [1, 2] },
    { args: [[1, 2, 3], 100], expected: [] },
  ],
  hiddenTests: [
    { args: [[3, 3], 6], expected: [0, 1] },
    { args: [[], 5], expected: [] },
    { args: [[5], 10], expected: [] },
    { args: [[-4, 8, 1, -1], -5], expected: [0, 3] },
    { args: [[0, 4, 0], 0], expected: [0, 2] },
    { args: [createRange(5000), 9997], expected: [4998, 4999] },
  ],
};

export const firstAndLastPosition: CodingTask = {
  questionId: "first-and-last-position",
  functionName: "firstAndLast",
  params: [["sorted", "number[]"], ["value", "number"]],
  returns: "[number, number]",
  instructions: ["Return the first and the last position of value in a sorted array.", "Return [-1, -1] when it is not in there."],
  acceptance: "exact",
  visibleTests: [
    { args: [[1, 2, 2, 2, 5], 2], expected: [1, 3] },
    { args: [[1, 2, 2, 2, 5], 5], expected: [4, 4] },
    { args: [[1, 2, 5], 3], expected: [-1, -1] },
  ],
  hiddenTests: [
    { args: [[], 1], expected: [-1, -1] },
    { args: [[7], 7], expected: [0, 0] },
    { args: [[4, 4, 4, 4], 4], expected: [0, 3] },
    { args: [[1, 3, 5], 9], expected: [-1, -1] },
    { args: [[1, 3, 5], 0], expected: [-1, -1] },
    { args: [[-5, -5, 0, 2, 2], -5], expected: [0, 1] },
    { args: [createRange(5000), 4999], expected: [4999, 4999] },
  ],
};

export const mergeIntervals: CodingTask = {
  questionId: "merge-intervals",
  functionName: "freeTimes",
  params: [["busy", "[number, number][]"], ["day", "[number, number]"]],
  returns: "[number, number][]",
  instructions: ["Merge the busy intervals and return the free ones within the day, in order.", "Times are hours; intervals that touch leave no free time between them."],
  acceptance: "exact",
  visibleTests: [
    { args: [[[9, 10], [12, 13]], [8, 17]], expected: [[8, 9], [10, 12], [13, 17]] },
    { args: [[[13, 15], [9, 11], [10, 12]], [8, 17]], expected: [[8, 9], [12, 13], [15, 17]] },
    { args: [[], [8, 17]], expected: [[8, 17]] },
  ],
  hiddenTests: [
    { args: [[[9, 12], [12, 14]], [9, 17]], expected: [[14, 17]] },
    { args: [[[8, 17]], [8, 17]], expected: [] },
    { args: [[[9, 16], [10, 11]], [8, 17]], expected: [[8, 9], [16, 17]] },
    { args: [[[6, 9], [16, 20]], [8, 17]], expected: [[9, 16]] },
    { args: [[[5, 7], [18, 19]], [8, 17]], expected: [[8, 17]] },
    { args: [[[10, 11], [10, 11], [10, 12]], [10, 13]], expected: [[12, 13]] },
  ],
};

export const topKOfAStream: CodingTask = {
  questionId: "top-k-of-a-stream",
  functionName: "topK",
  params: [["scores", "number[]"], ["k", "number"]],
  returns: "number[]",
  instructions: ["Return the k highest scores, in any order; all of them when there are fewer.", "Read the scores one by one, as if you could not keep them all."],
  acceptance: "any-order",
  visibleTests: [
    { args: [[5, 1, 9, 3, 7], 2], expected: [9, 7] },
    { args: [[4, 4, 4], 2], expected: [4, 4] },
    { args: [[2, 8], 5], expected: [8, 2] },
  ],
  hiddenTests: [
    { args: [[], 3], expected: [] },
    { args: [[1, 2, 3], 0], expected: [] },
    { args: [[-5, -1, -9], 1], expected: [-1] },
    { args: [[10, 9, 8, 7, 6], 3], expected: [10, 9, 8] },
    { args: [[1, 100, 2, 99, 3, 98], 3], expected: [100, 99, 98] },
    { args: [createRange(5000), 3], expected: [4999, 4998, 4997] },
  ],
};

export const coinChange: CodingTask = {
  questionId: "coin-change",
  functionName: "fewestCoins",
  params: [["coins", "number[]"], ["amount", "number"]],
  returns: "number",
  instructions: ["Return the smallest number of coins that make up the amount.", "Return -1 when it cannot be made."],
  acceptance: "exact",
  visibleTests: [
    { args: [[1, 2, 5], 11], expected: 3 },
    { args: [[1, 3, 4], 6], expected: 2 },
    { args: [[2], 3], expected: -1 },
  ],
  hiddenTests: [
    { args: [[1, 2, 5], 0], expected: 0 },
    { args: [[], 7], expected: -1 },
    { args: [[7], 7], expected: 1 },
    { args: [[1, 5, 10, 21, 25], 63], expected: 3 },
    { args: [[5, 10], 3], expected: -1 },
    { args: [[186, 419, 83, 408], 6249], expected: 20 },
  ],
};
