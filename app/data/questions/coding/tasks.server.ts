import { coinChange, firstAndLastPosition, mergeIntervals, topKOfAStream, twoSum } from "./arrays";
import { courseOrder, friendGroups, linkedListCycle, shortestPathInAMaze, validateSearchTree } from "./graphs";
import { autocompleteTrie, balancedBrackets, longestUniqueSubstring, lruCache } from "./strings";
import type { CodingTask } from "./types";

/** The questions of the algorithms card that can be answered in code; which sort to pick is a matter of words. */
export const CODING_TASKS: readonly CodingTask[] = [
  twoSum,
  balancedBrackets,
  firstAndLastPosition,
  longestUniqueSubstring,
  mergeIntervals,
  linkedListCycle,
  validateSearchTree,
  shortestPathInAMaze,
  topKOfAStream,
  courseOrder,
  lruCache,
  autocompleteTrie,
  friendGroups,
  coinChange,
];

const tasksByQuestionId = new Map(CODING_TASKS.map((task) => [task.questionId, task]));

export function getCodingTask(questionId: string): CodingTask | undefined {
  return tasksByQuestionId.get(questionId);
}
