import type { Solutions, Pair } from "./coding-solutions";

export const SEQUENCE_SOLUTIONS: Solutions = {
  twoSum: {
    right: (numbers: number[], target: number) => {
      const seen = new Map<number, number>();
      for (const [index, number] of numbers.entries()) {
        const other = seen.get(target - number);
        if (other !== undefined) return [other, index];
        seen.set(number, index);
      }
      return [];
    },
    // Finds the number itself as its own partner.
    wrong: (numbers: number[], target: number) => {
      const at = numbers.findIndex((number) => numbers.includes(target - number));
      return at < 0 ? [] : [at, numbers.indexOf(target - (numbers[at] ?? 0))];
    },
  },
  isBalanced: {
    right: (text: string) => {
      const open: string[] = [];
      const partner: Record<string, string> = { ")": "(", "]": "[", "}": "{" };
      for (const character of text) {
        if ("([{".includes(character)) open.push(character);
        else if (character in partner && open.pop() !== partner[character]) return false;
      }
      return open.length === 0;
    },
    // Counts instead of stacking.
    wrong: (text: string) =>
      ["()", "[]", "{}"].every(
        ([left = "", right = ""]) => text.split(left).length === text.split(right).length,
      ),
  },
  firstAndLast: {
    right: (sorted: number[], value: number) => {
      const bound = (isPast: (number: number) => boolean) => {
        let [low, high] = [0, sorted.length];
        while (low < high) {
          const middle = (low + high) >> 1;
          if (isPast(sorted[middle] ?? 0)) high = middle;
          else low = middle + 1;
        }
        return low;
      };
      const first = bound((number) => number >= value);
      return sorted[first] === value ? [first, bound((number) => number > value) - 1] : [-1, -1];
    },
    // Stops at the first hit of a binary search.
    wrong: (sorted: number[], value: number) => {
      const first = sorted.indexOf(value);
      return first < 0 ? [0, 0] : [first, sorted.lastIndexOf(value)];
    },
  },
  longestUnique: {
    right: (text: string) => {
      const last = new Map<string, number>();
      let [start, best] = [0, 0];
      [...text].forEach((character, index) => {
        start = Math.max(start, (last.get(character) ?? -1) + 1);
        last.set(character, index);
        best = Math.max(best, index - start + 1);
      });
      return best;
    },
    // Lets the window jump back.
    wrong: (text: string) => {
      const last = new Map<string, number>();
      let [start, best] = [0, 0];
      [...text].forEach((character, index) => {
        if (last.has(character)) start = (last.get(character) ?? 0) + 1;
        last.set(character, index);
        best = Math.max(best, index - start + 1);
      });
      return best;
    },
  },
  freeTimes: {
    right: (busy: Pair[], [from, to]: Pair) => {
      const free: Pair[] = [];
      let at = from;
      for (const [start, end] of busy.toSorted((a, b) => a[0] - b[0])) {
        if (start > at) free.push([at, Math.min(start, to)]);
        at = Math.max(at, end);
        if (at >= to) break;
      }
      if (at < to) free.push([at, to]);
      return free.filter(([start, end]) => start < end);
    },
    // Takes the end of the last interval as the latest end.
    wrong: (busy: Pair[], [from, to]: Pair) => {
      const free: Pair[] = [];
      let at = from;
      for (const [start, end] of busy.toSorted((a, b) => a[0] - b[0])) {
        if (start > at) free.push([at, start]);
        at = end;
      }
      if (at < to) free.push([at, to]);
      return free;
    },
  },
  topK: {
    right: (scores: number[], k: number) => {
      const best: number[] = [];
      for (const score of scores) {
        best.push(score);
        best.sort((a, b) => b - a);
        best.length = Math.min(best.length, k);
      }
      return best;
    },
    // Sorts numbers as text.
    wrong: (scores: number[], k: number) => scores.toSorted().toReversed().slice(0, k),
  },
  fewestCoins: {
    right: (coins: number[], amount: number) => {
      const fewest = [0, ...Array.from({ length: amount }, () => Infinity)];
      for (let sum = 1; sum <= amount; sum += 1)
        fewest[sum] = Math.min(
          ...coins.map((coin) => (fewest[sum - coin] ?? Infinity) + 1),
          Infinity,
        );
      return Number.isFinite(fewest[amount]) ? fewest[amount] : -1;
    },
    // Takes the largest coin that fits.
    wrong: (coins: number[], amount: number) => {
      let [left, count] = [amount, 0];
      for (const coin of coins.toSorted((a, b) => b - a)) {
        count += Math.floor(left / coin);
        left %= coin;
      }
      return left === 0 ? count : -1;
    },
  },
};
