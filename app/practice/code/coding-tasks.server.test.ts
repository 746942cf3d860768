import { describe, expect, it } from "vitest";
import { algorithms } from "~/data/questions/algorithms/card";
import { isExpectedResult } from "~/practice/code/check-result";
import { getStarterCode } from "~/data/questions/coding/starter";
import { CODING_TASKS, getCodingTask } from "~/data/questions/coding/tasks.server";
import type { CodingTask, Json } from "~/data/questions/coding/types";

type Solution = (...args: never[]) => unknown;
interface Tree {
  value: number;
  left: Tree | null;
  right: Tree | null;
}
type Pair = [number, number];

/** For each task, a correct solution and one with a typical mistake. */
const SOLUTIONS: Record<string, { right: Solution; wrong: Solution }> = {
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
  complete: {
    right: (words: [string, number][], prefix: string) =>
      words
        .filter(([word]) => word.startsWith(prefix))
        .toSorted((a, b) => b[1] - a[1])
        .slice(0, 5)
        .map(([word]) => word),
    // Reads the prefix as a pattern.
    wrong: (words: [string, number][], prefix: string) =>
      words
        .filter(([word]) => new RegExp(`^${prefix}`).test(word))
        .toSorted((a, b) => b[1] - a[1])
        .slice(0, 5)
        .map(([word]) => word),
  },
  runCache: {
    right: (capacity: number, calls: [string, string, number][]) => {
      const cache = new Map<string, number>();
      return calls.flatMap(([what, key, value]) => {
        const found = what === "put" ? value : cache.get(key);
        if (found === undefined) return [null];
        cache.delete(key);
        cache.set(key, found);
        if (cache.size > capacity) cache.delete(cache.keys().next().value ?? "");
        return what === "get" ? [found] : [];
      });
    },
    // Reading does not count as use.
    wrong: (capacity: number, calls: [string, string, number][]) => {
      const cache = new Map<string, number>();
      return calls.flatMap(([what, key, value]) => {
        if (what === "get") return [cache.get(key) ?? null];
        cache.set(key, value);
        if (cache.size > capacity) cache.delete(cache.keys().next().value ?? "");
        return [];
      });
    },
  },
  cycleStart: {
    right: (next: number[]) => {
      const seen = new Set<number>();
      for (let at = next.length > 0 ? 0 : -1; at !== -1; at = next[at] ?? -1) {
        if (seen.has(at)) return at;
        seen.add(at);
      }
      return -1;
    },
    // Returns the place where two pointers meet.
    wrong: (next: number[]) => {
      let [slow, fast] = [0, 0];
      do {
        slow = next[slow] ?? -1;
        fast = next[next[fast] ?? -1] ?? -1;
      } while (fast >= 0 && slow !== fast);
      return fast >= 0 ? slow : -1;
    },
  },
  isSearchTree: {
    right: function isSearchTree(tree: Tree | null, from = -Infinity, to = Infinity): boolean {
      return (
        tree === null ||
        (tree.value > from &&
          tree.value < to &&
          isSearchTree(tree.left, from, tree.value) &&
          isSearchTree(tree.right, tree.value, to))
      );
    },
    // Only compares parents and children.
    wrong: function isSearchTree(tree: Tree | null): boolean {
      return (
        tree === null ||
        ((tree.left?.value ?? -Infinity) < tree.value &&
          (tree.right?.value ?? Infinity) > tree.value &&
          isSearchTree(tree.left) &&
          isSearchTree(tree.right))
      );
    },
  },
  shortestPath: {
    right: (maze: string[]) => countSteps(maze, (queue) => queue.shift()),
    // Goes deep first.
    wrong: (maze: string[]) => countSteps(maze, (queue) => queue.pop()),
  },
  courseOrder: {
    right: (courses: string[], requirements: [string, string][]) => {
      const order: string[] = [];
      while (order.length < courses.length) {
        const next = courses.find(
          (course) =>
            !order.includes(course) &&
            requirements.every(([of, needs]) => of !== course || order.includes(needs)),
        );
        if (next === undefined) return null;
        order.push(next);
      }
      return order;
    },
    // Swaps the first difference.
    wrong: (courses: string[], requirements: [string, string][]) => {
      const needy = new Set(requirements.map(([course]) => course));
      return [
        ...courses.filter((course) => needy.has(course)),
        ...courses.filter((course) => !needy.has(course)),
      ];
    },
  },
  groupsAfterEach: {
    right: (people: number, friendships: Pair[]) => {
      const parent = Array.from({ length: people }, (_, index) => index);
      const root = (person: number): number => {
        let at = person;
        while (parent[at] !== at) {
          parent[at] = parent[parent[at] ?? 0] ?? 0;
          at = parent[at] ?? 0;
        }
        return at;
      };
      let groups = people;
      return friendships.map(([a, b]) => {
        if (root(a) !== root(b)) {
          parent[root(a)] = root(b);
          groups -= 1;
        }
        return groups;
      });
    },
    // Every friendship takes one group away.
    wrong: (people: number, friendships: Pair[]) =>
      friendships.map((_, index) => people - index - 1),
  },
};

function countSteps(
  maze: string[],
  take: (queue: [number, number, number][]) => [number, number, number] | undefined,
): number {
  const row = maze.findIndex((line) => line.includes("S"));
  const queue: [number, number, number][] = [[row, maze[row]?.indexOf("S") ?? 0, 0]];
  const seen = new Set([`${queue[0]?.[0]} ${queue[0]?.[1]}`]);
  for (let at = take(queue); at; at = take(queue)) {
    const [y, x, count] = at;
    if (maze[y]?.[x] === "E") return count;
    for (const [dy, dx] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const) {
      const cell = maze[y + dy]?.[x + dx];
      const name = `${y + dy} ${x + dx}`;
      if (cell === undefined || cell === "#" || seen.has(name)) continue;
      seen.add(name);
      queue.push([y + dy, x + dx, count + 1]);
    }
  }
  return -1;
}

/** Like the sandbox, which serializes results to text. */
function runSolution(task: CodingTask, solution: Solution): boolean[] {
  return [...task.visibleTests, ...task.hiddenTests].map((test) => {
    const got = JSON.stringify(
      (solution as (...args: Json[]) => unknown)(...structuredClone(test.args)),
    );
    return got !== undefined && isExpectedResult(task.acceptance, test, JSON.parse(got) as Json);
  });
}

describe.each(CODING_TASKS.map((task) => [task.questionId, task] as const))("%s", (id, task) => {
  it("belongs to the algorithms card and has a check", () => {
    expect(algorithms.questions.map((question) => question.id)).toContain(id);
    expect(getCodingTask(id)).toBe(task);
    expect(task.visibleTests.length).toBeGreaterThanOrEqual(3);
    expect(task.hiddenTests.length).toBeGreaterThanOrEqual(5);
    for (const { args } of [...task.visibleTests, ...task.hiddenTests])
      expect(args).toHaveLength(task.params.length);
    const all = [...task.visibleTests, ...task.hiddenTests].map(({ args }) => JSON.stringify(args));
    expect(new Set(all).size).toBe(all.length);
  });

  it("passes a right solution and fails the usual mistake", () => {
    const solutions = SOLUTIONS[task.functionName];
    expect(runSolution(task, solutions?.right ?? (() => null))).toEqual(
      [...task.visibleTests, ...task.hiddenTests].map(() => true),
    );
    const mistaken = runSolution(task, solutions?.wrong ?? (() => null));
    expect(mistaken).toContain(true);
    expect(mistaken.slice(task.visibleTests.length)).toContain(false);
  });

  it("has starting code that defines a function returning nothing", () => {
    const start = getStarterCode(task, "javascript");
    // oxlint-disable-next-line no-new-func
    expect((new Function(`${start}; return ${task.functionName}`) as () => Solution)()).toBeTypeOf(
      "function",
    );
    expect(getStarterCode(task, "typescript")).toContain(`): ${task.returns} {`);
  });
});

it("an order of courses is checked, not compared", () => {
  const test = { args: [["a", "b", "c"], [["c", "a"]]], expected: ["a", "b", "c"] };
  expect(isExpectedResult("course-order", test, ["b", "a", "c"])).toBe(true);
  expect(isExpectedResult("course-order", test, ["c", "a", "b"])).toBe(false);
  expect(isExpectedResult("course-order", test, ["a", "c"])).toBe(false);
  expect(isExpectedResult("course-order", test, ["a", "a", "c"])).toBe(false);
  expect(isExpectedResult("course-order", test, null)).toBe(false);
  expect(isExpectedResult("course-order", test, { length: 3 })).toBe(false);
});

it("rejects values that only look like the expected one", () => {
  const test = { args: [], expected: [1, 2] };
  for (const got of [
    [1, 2, 3],
    [1],
    ["1", "2"],
    { 0: 1, 1: 2, length: 2 },
    "1,2",
    null,
    [[1], [2]],
  ])
    expect(isExpectedResult("exact", test, got)).toBe(false);
  for (const got of ["2,1", { length: 2 }, [2, 1, 1], [[2], [1]]])
    expect(isExpectedResult("any-order", test, got)).toBe(false);
  expect(
    isExpectedResult(
      "exact",
      { args: [], expected: { a: 1 } },
      JSON.parse('{"__proto__":{"a":1}}') as Json,
    ),
  ).toBe(false);
});
