import type { InterviewCard } from "~/data/questions/types";
import { autocompleteTrie } from "./autocomplete-trie";
import { balancedBrackets } from "./balanced-brackets";
import { coinChange } from "./coin-change";
import { courseOrder } from "./course-order";
import { firstAndLastPosition } from "./first-and-last-position";
import { friendGroups } from "./friend-groups";
import { linkedListCycle } from "./linked-list-cycle";
import { longestUniqueSubstring } from "./longest-unique-substring";
import { lruCache } from "./lru-cache";
import { mergeIntervals } from "./merge-intervals";
import { shortestPathInAMaze } from "./shortest-path-in-a-maze";
import { stableSorting } from "./stable-sorting";
import { topKOfAStream } from "./top-k-of-a-stream";
import { twoSum } from "./two-sum";
import { validateSearchTree } from "./validate-search-tree";

export const algorithms: InterviewCard = {
  id: "algorithms",
  tab: "technical",
  title: "Algorithms and Data Structures",
  description: "Classic problems told in words: the approach, what it costs, and the edge cases that break it.",
  difficulty: "Medium",
  topics: ["Hashing and search", "Lists, trees and graphs", "Heaps and intervals", "Dynamic programming", "Complexity"],
  minutes: 45,
  questions: [
    twoSum,
    balancedBrackets,
    firstAndLastPosition,
    longestUniqueSubstring,
    mergeIntervals,
    linkedListCycle,
    validateSearchTree,
    stableSorting,
    shortestPathInAMaze,
    topKOfAStream,
    courseOrder,
    lruCache,
    autocompleteTrie,
    friendGroups,
    coinChange,
  ],
};
