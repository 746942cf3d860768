import type { Solutions, Tree, Pair } from "./coding-solutions";

export const STRUCTURE_SOLUTIONS: Solutions = {
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
