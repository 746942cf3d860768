import type { Question } from "~/data/questions/types";

export const firstAndLastPosition: Question = {
  id: "first-and-last-position",
  kind: "technical",
  name: "First and last position",
  prompt: "A sorted array contains duplicates. Find the first and the last position of a given value. How do you do it faster than walking through?",
  why: "Everyone has heard of binary search and few write it without an off-by-one. This version shows whether you can reason about what stays true in each step.",
  keyPoints: [
    {
      id: "halve-range",
      label: "Use that the array is sorted: halve the range",
      claim: "Because the array is sorted, binary search compares with the middle element and discards half of the range in every step.",
      aliases: ["binary search", "halve the range", "halves the range", "discard half", "throw away half", "middle element", "cut in half", "half of the range"],
      wrong: ["Binary search works on an unsorted array.", "Binary search discards one element in every step."],
      truths: ["A linear scan discards one element in every step, binary search half."],
      add: "“The array is sorted, so one look at the middle lets me throw away half.”",
      followUp: "What does the fact that it is sorted let you skip?",
      checks: [
        {
          id: "halve-range-unsorted",
          prompt: "Can you rely on binary search to find a value in an array that is not sorted?",
          key: 1,
          why: "Half of the range may be discarded only because everything on one side of the middle is known to be smaller or larger. Without order the value may be in the discarded half.",
        },
      ],
    },
    {
      id: "two-boundaries",
      label: "Search for two boundaries",
      claim: "Run two searches: a lower bound for the first element not smaller than the value, and an upper bound for the first element greater than it.",
      aliases: ["lower bound", "upper bound", "lower_bound", "bisect_left", "bisect left", "leftmost", "rightmost", "two searches", "left boundary", "first element not smaller", "first element greater", "search twice", "right boundary", "left boundary and right"],
      wrong: ["One ordinary binary search always returns the first occurrence."],
      add: "“I run it twice: a lower bound for the first position, an upper bound for the last.”",
      followUp: "An ordinary binary search finds some occurrence. How do you make it find the first?",
      weight: 1.4,
      checks: [
        {
          id: "two-boundaries-stops-on-hit",
          prompt: "An ordinary binary search for 2 in 1, 2, 2, 2, 3 looks at the middle first and stops on a hit. Does it miss the first 2?",
          key: 0,
          why: "It stops at the middle element, which is the second of the three. For the first one it needs another rule on a hit.",
        },
        {
          id: "two-boundaries-upper",
          prompt: "In the sorted array 1, 2, 2, 2, 3 you have found the first element greater than 2. Where is the last 2?",
          options: ["One place after it", "One place before it", "At this very place"],
          key: 1,
          why: "The first greater element is just behind the last 2. The same search for the first element not smaller than 2 gives the other end.",
        },
      ],
    },
    {
      id: "keep-going",
      label: "Keep going after a hit",
      claim: "When the middle equals the value, remember it and continue to the left for the first occurrence, or to the right for the last.",
      aliases: ["continue to the left", "keep going left", "go on to the left", "move the right end to the middle", "remember the candidate", "do not stop at a match", "don't stop at the first match", "keep searching", "shrink toward the left", "keeps moving left"],
      wrong: ["Stop as soon as the middle equals the value.", "From a hit, walking outwards to both ends is still logarithmic."],
      add: "“On a hit I do not stop; I note the position and go on to the left.”",
      followUp: "The middle equals the value. What do you do next?",
      checks: [
        {
          id: "keep-going-where",
          prompt: "You look for the first 7 in a sorted array, and the middle of the range is a 7. Where do you go on searching?",
          options: ["Nowhere, it is found", "To the right", "To the left"],
          key: 2,
          why: "Another 7 may stand before it but an earlier one cannot stand after it. Remember this position and search on to the left.",
        },
      ],
    },
    {
      id: "log-cost",
      label: "O(log n) time, O(1) memory, even with all equal",
      claim: "Two binary searches take O(log n) time and O(1) memory, while walking outwards from a hit degrades to O(n) when all elements are equal.",
      aliases: ["O(log n)", "logarithmic", "logarithmic time", "constant memory", "constant space", "O(1) memory", "twenty steps for a million"],
      wrong: ["Two binary searches take O(n) time.", "Binary search needs O(n log n) time."],
      add: "“Two searches are still O(log n); scanning outwards would be O(n) on an array of equal values.”",
      followUp: "All one million elements are equal. How many steps does your solution take?",
      checks: [
        {
          id: "log-cost-outwards",
          prompt: "An array has a million elements, and all of them equal the value. After a hit you walk step by step to both ends. About how many steps is that?",
          options: ["20", "1,000", "A million"],
          key: 2,
          why: "Walking visits each equal element, so it is O(n) here. Two binary searches need about 20 steps each.",
        },
        {
          id: "log-cost-two",
          prompt: "Two binary searches run one after the other on the same n elements. How does their total time grow?",
          options: ["O(log n)", "O((log n)²)", "O(n)"],
          key: 0,
          why: "Running it twice doubles the steps, which is a constant factor. The steps of the two are added and not multiplied.",
        },
      ],
    },
    {
      id: "loop-invariant",
      label: "State the invariant and the loop end",
      claim: "Fix a half-open range and an invariant, such as everything before low is smaller, so that the loop ends and no element is skipped.",
      aliases: ["invariant", "half-open", "half open", "everything before low", "everything left of low", "while low is less than high", "low < high", "off-by-one", "off by one", "endless loop", "infinite loop", "always shrinks"],
      add: "“My invariant: everything before low is smaller than the value.”",
      followUp: "How do you convince me that the loop ends and skips nothing?",
      checks: [
        {
          id: "loop-invariant-low",
          prompt: "You search for the first element that is at least x, from the position low on, low included. The middle element is smaller than x. Where should low move?",
          options: ["One past the middle", "One before the middle", "To the middle"],
          key: 0,
          why: "Everything up to the middle is smaller than x and can be left out. If low could stay where it is, the range might not shrink and the loop would never end.",
        },
      ],
    },
    {
      id: "absent-empty",
      label: "Handle a value that is not there",
      claim: "If the value is absent or the array is empty the lower bound points to a different element or past the end, so check it and return minus one or none.",
      aliases: ["value is absent", "value is missing", "not in the array", "value not there", "empty array", "past the end", "return minus one", "return -1", "equals the length", "return none", "not found"],
      add: "“If the lower bound is past the end or holds another value, I return minus one for both.”",
      followUp: "What does your code return for an empty array or a value that is not in it?",
      checks: [
        {
          id: "absent-empty-position",
          prompt: "In a sorted array the search for the first element that is at least 4 has found one. Is 4 certain to be in the array?",
          key: 1,
          why: "In 1, 3, 5 it finds the 5: the search gives a position whether 4 exists or not. So compare the element there with 4 before you report a hit.",
        },
      ],
    },
    {
      id: "midpoint-overflow",
      label: "Compute the middle without overflow",
      claim: "Compute the middle as low plus half of high minus low, because low plus high can overflow fixed-width integers.",
      aliases: ["overflow", "low plus half the distance", "low + (high - low) / 2", "low plus (high minus low) over two", "half of high minus low", "integer overflow"],
      add: "“I write low + (high - low) / 2, so the sum cannot overflow.”",
      followUp: "How do you compute the middle, and what can go wrong in a language with 32-bit integers?",
      weight: 0.6,
      checks: [
        {
          id: "midpoint-overflow-form",
          prompt: "The positions are 32-bit integers. Which way to compute the middle can go wrong in a very large array?",
          options: ["high − (high − low) / 2", "(low + high) / 2", "low + (high − low) / 2"],
          key: 1,
          why: "The sum of two large positions can exceed the largest 32-bit integer. Their difference cannot.",
        },
      ],
    },
  ],
  samples: {
    junior:
      "Since the array is sorted I can use binary search: I compare the value with the middle element and throw away half of the range. The ordinary version stops at any match, and with duplicates that can be in the middle of a run. So I search twice, for the left boundary and for the right one. For the first position, when the middle equals the value I remember it and continue to the left. For the last one I do the same to the right. I keep a half-open range from low to high, and my invariant is that everything before low is smaller than the value. The loop runs while low is less than high, and the range always shrinks, so there is no endless loop. I compute the middle as low plus half the distance, because low plus high could overflow. Each search takes O(log n), so both together are O(log n) with constant memory, even when all elements are equal. Walking outwards from one hit would take O(n) in that case. If the value is not in the array, or the array is empty, I return minus one for both.",
    senior:
      "I would write one helper and call it two times: lower bound, the index of the first element that is not smaller than x. The first position is lowerBound(x). The last is the upper bound minus one, and for integers the upper bound is lowerBound(x + 1), or the same loop with the comparison relaxed. That removes the special case of a match: equality moves the right end to the middle, so the search keeps moving left on its own. I use a half-open interval and say the invariant aloud: everything left of low is smaller than x, everything from high on is at least x. The loop ends when they meet, and since the middle is always below high, every step of this binary search discards half of the range. The midpoint is low plus (high minus low) over two; the other form had an integer overflow that sat in libraries for years. Cost is logarithmic: a million elements need about 20 steps a search, with O(1) memory, and that holds for an array of equal values, where scanning outwards from a hit is linear. Then I check absence: if the lower bound equals the length, or the element there is another value, it is not found and I return minus one twice. So does an empty array.",
  },
  hint: "What is true about everything left of the first occurrence?",
  tips: [
    "Trace it on 2, 2, 2 before you call it done.",
    "Decide whether the right end is inside or outside the range, and stay with it.",
    "Say what you do on equality; that is the whole question.",
  ],
  skills: ["algorithms", "complexity-analysis"],
  minutes: 3,
  words: [110, 210],
};
