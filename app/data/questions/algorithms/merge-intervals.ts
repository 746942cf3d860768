import type { Question } from "~/data/questions/types";

export const mergeIntervals: Question = {
  id: "merge-intervals",
  kind: "technical",
  name: "Merged calendar intervals",
  prompt: "You get the busy times of several calendars as intervals in no particular order. Merge all that overlap and return the free times of a day.",
  why: "Small, practical and full of edge cases. It shows whether you find the ordering that makes a messy problem simple.",
  keyPoints: [
    {
      id: "sort-by-start",
      label: "Sort by start time",
      claim: "After sorting the intervals by start, anything that can overlap the current interval comes right after it.",
      aliases: ["sort by start", "sorted by start", "sort the intervals", "order by start time", "sort by beginning", "by their start", "sort by when they start", "sort them by when they start", "sort the meetings by their start", "order them by beginning"],
      wrong: ["Sorting by end time makes each overlap adjacent in the same way in a pass from the earliest end.", "Comparing each interval with the last one merges them in one pass without sorting."],
      add: "“Sorted by start, an overlap can only be with the interval I have open.”",
      followUp: "Which order would make the overlaps easy to see?",
      weight: 1.3,
      checks: [
        {
          id: "sort-by-start-key",
          prompt: "You want to merge intervals in one pass from the earliest on, and compare each only with the last merged block. How must they be sorted?",
          options: ["By length", "By start", "By end"],
          key: 1,
          why: "Then whatever can overlap the current block comes right after it. By end, a long interval such as 1 to 10 would come after 2 to 3 and 5 to 6 and join both too late.",
        },
      ],
    },
    {
      id: "compare-last",
      label: "Compare with the last merged interval",
      claim: "Go through once and compare each start with the end of the last merged interval: if it is not later they overlap, otherwise open a new interval.",
      aliases: ["compare with the last merged", "end of the last", "last merged interval", "current interval's end", "open a new interval", "start a new interval", "begins before the current one ends", "overlaps the last one", "begins after the current end", "next meeting begins before", "next one begins before", "starts before the current one ends", "begins before the block is over", "current block"],
      add: "“If the next start is not after the current end, it belongs to the same block.”",
      followUp: "You hold a merged block and look at the next interval. How do you decide?",
      weight: 1.3,
      checks: [
        {
          id: "compare-last-test",
          prompt: "The intervals are in the right order for merging. You hold the last merged block and look at the next interval. What decides whether they overlap?",
          options: ["Its start against the block’s start", "Its start against the block’s end", "Its end against the block’s end"],
          key: 1,
          why: "Sorted by start, the next one cannot start before the block does. So they overlap exactly if it starts before the block is over.",
        },
      ],
    },
    {
      id: "max-end",
      label: "Extend with the larger end",
      claim: "When merging, the new end is the maximum of both ends, because a later interval may lie entirely inside the earlier one.",
      aliases: ["maximum of both ends", "larger of the two ends", "later of the two ends", "max of the ends", "entirely inside", "lies inside", "contained in", "nested interval", "nested", "swallowed by"],
      wrong: ["When merging, the end of the second interval always replaces that of the first."],
      add: "“The end becomes the larger of the two, since 9 to 12 may contain 10 to 11.”",
      followUp: "9 to 12 is followed by 10 to 11. What is the merged end?",
      weight: 1.2,
      checks: [
        {
          id: "max-end-nested",
          prompt: "The interval 9 to 12 is merged with 10 to 11. Where does the merged block end?",
          options: ["At 12", "At 10", "At 11"],
          key: 0,
          why: "The later of the two ends counts. The second interval lies inside the first and must not shorten it.",
        },
      ],
    },
    {
      id: "touching",
      label: "Decide about touching intervals",
      claim: "Settle whether intervals that only touch, such as 9 to 10 and 10 to 11, are merged, and use the comparison accordingly.",
      aliases: ["only touch", "touch at ten", "back to back", "meets exactly", "less than or equal", "adjacent intervals", "9 to 10 and 10 to 11", "half-open intervals"],
      add: "“Back-to-back meetings leave no gap, so I merge when start is at most the end.”",
      followUp: "One meeting ends at ten and the next begins at ten. Merge or not?",
      checks: [
        {
          id: "touching-agreed",
          prompt: "One meeting is from 9 to 10 and another from 10 to 11. Does merging make one block of them?",
          options: ["Always", "Never", "It depends on what was agreed"],
          key: 2,
          why: "Both ways are in use. For finding free time there is no gap between them, so one block is natural. A list of separate bookings may keep them apart. The answer decides between < and ≤.",
        },
      ],
    },
    {
      id: "gaps",
      label: "Read the free times from the gaps",
      claim: "The free times are the gaps between merged blocks, plus the time before the first and after the last within the day’s bounds.",
      aliases: ["gaps between", "free times are the gaps", "before the first meeting", "after the last", "beginning of the day", "end of the day", "clip to the day", "working hours", "day's bounds", "complement of the busy"],
      add: "“Free time is every gap between blocks, plus before the first and after the last.”",
      followUp: "You have the merged blocks. How do you get the free times, including early and late in the day?",
      checks: [
        {
          id: "gaps-count",
          prompt: "A day goes from 8 to 18. The only busy blocks are 9 to 10 and 12 to 13. How many free times are there?",
          options: ["1", "2", "3"],
          key: 2,
          why: "There are 8 to 9, 10 to 12 and 13 to 18. Besides the gap between the blocks, the times before the first and after the last count.",
        },
      ],
    },
    {
      id: "sort-cost",
      label: "Cost: n log n for the sort",
      claim: "Sorting dominates with O(n log n); the sweep is O(n), and the output needs O(n) memory.",
      aliases: ["O(n log n)", "sorting dominates", "sweep is linear", "one linear pass", "O(n) pass", "single sweep", "linear memory", "costs n log n"],
      wrong: ["The library's sort is linear, so the whole algorithm is O(n).", "The whole algorithm takes O(n^2) time because every pair is compared."],
      truths: ["Comparing each interval with every other one takes O(n^2) time."],
      opposites: ["The sweep dominates and the sort is free."],
      add: "“O(n log n) for the sort; the pass itself is linear.”",
      followUp: "What dominates the cost?",
      checks: [
        {
          id: "sort-cost-dominates",
          prompt: "Intervals arrive in no order. They are sorted by comparing and then merged. Which part takes the most time as their number grows?",
          options: ["Listing the result", "Going through them", "Sorting them"],
          key: 2,
          why: "Sorting takes O(n log n). Going through the sorted intervals and listing the result are both O(n).",
        },
      ],
    },
    {
      id: "odd-input",
      label: "Handle empty and odd input",
      claim: "No intervals means the whole day is free; reject or swap intervals whose end is before their start, ignore empty ones, and keep one time zone.",
      aliases: ["no intervals", "no meetings", "empty calendar", "empty list", "whole day is free", "end before start", "ends before it begins", "zero length", "time zone", "past midnight"],
      add: "“No meetings at all: the whole day is free.”",
      followUp: "What do you return for an empty calendar, or a meeting that ends before it starts?",
      weight: 0.8,
      checks: [
        {
          id: "odd-input-empty",
          prompt: "A calendar has no busy interval at all. What does the list of the free times of a day hold?",
          options: ["The whole day", "Nothing", "An error"],
          key: 0,
          why: "The time from the beginning to the end of the day is one free time. Code that looks only at gaps between blocks would miss it.",
        },
      ],
    },
  ],
  samples: {
    junior:
      "I put the intervals of all calendars into one list and sort them by start time. Then anything that overlaps the current interval comes right after it, so one pass is enough. I keep the last merged interval. For each next one I check whether it begins before the current one ends. If yes, I extend the end to the larger of the two ends; I need the maximum because 10 to 11 may lie inside 9 to 12. If not, I start a new interval. For intervals that only touch, such as 9 to 10 and 10 to 11, I use less than or equal and merge them, since there is no free time between. After that the free times are the gaps between the blocks. I set a marker at the beginning of the day, and for every block I output the time from the marker to its start if it is positive, then move the marker to its end. Finally I add what remains until the end of the day. Sorting dominates with O(n log n), the pass is linear, and memory is linear for the result. With no meetings the whole day is free, and I would reject a meeting whose end is before its start.",
    senior:
      "Ordered by start, this becomes a single sweep. I merge all calendars into one list, clip each interval to the day’s bounds, drop those of zero length, and sort by start. Then I keep one open block. A meeting that begins after the current end closes the block and I open a new interval; otherwise I extend the block to the later of the two ends. A short call nested in a long workshop must not shrink the block. I would ask about back-to-back meetings. For finding a free slot, touching means no gap, so I compare with less than or equal; for billing I might keep them apart. For the complement, a cursor starts at the beginning of working hours, each block whose start is past the cursor yields a free slot, and after the last block the rest of the day is free. Sorting costs n log n and the sweep is linear. If each calendar arrives already sorted, a k-way merge with a heap brings it to n log k. On the input side: no intervals returns the whole day, end before start is an error I report and do not repair, and times are converted to one time zone, or instants, before sorting, because a day with a clock change is 23 or 25 hours long.",
  },
  hint: "In what order would you write the meetings on paper to see the gaps?",
  tips: [
    "Test it on one interval that contains another.",
    "Ask whether touching counts as overlapping.",
    "Do not forget the time before the first and after the last.",
  ],
  skills: ["algorithms", "problem-solving"],
  minutes: 3,
  words: [120, 220],
};
