import type { Question } from "~/data/questions/types";

export const lruCache: Question = {
  id: "lru-cache",
  kind: "technical",
  name: "LRU cache",
  prompt: "Design a cache with a fixed capacity that drops the least recently used entry. Both get and put must run in constant time.",
  why: "No single structure does it. The interviewer wants to see you combine two, and keep them consistent through every operation.",
  keyPoints: [
    {
      id: "map-lookup",
      label: "Use a hash map for the lookup",
      claim: "A hash map from key to list node finds any entry in constant time.",
      aliases: ["hash map", "hash table", "dictionary", "key to node", "map from key", "find the node in constant time", "finds any entry"],
      wrong: ["The hash map by itself remembers which entry was used least recently."],
      add: "“A hash map takes me from the key straight to its node.”",
      followUp: "How do you find an entry without searching?",
      checks: [
        {
          id: "map-lookup-value",
          prompt: "A cache drops the least recently used entry. What should its hash map store for a key, so that the entry can also be moved at once?",
          options: ["Its node in the order of use", "Its place counted from the front", "The time of its last use"],
          key: 0,
          why: "The node can be unlinked and moved right away. A place would change with every use of other entries, and a time does not say where the entry is in the order.",
        },
      ],
    },
    {
      id: "doubly-linked",
      label: "Use a doubly linked list for the order",
      claim: "A doubly linked list keeps the entries in order of use, most recent at one end and least recent at the other.",
      aliases: ["doubly linked list", "doubly-linked list", "linked list in order of use", "most recent at the front", "least recent at the back", "recency order", "order of use", "head and tail"],
      wrong: ["A plain array keeps the order of use in constant time per operation.", "A heap keyed by last use gives constant time."],
      truths: ["A heap keyed by last use gives logarithmic time.", "A singly linked list is enough for a FIFO queue."],
      add: "“A doubly linked list holds the order of use, freshest at the front.”",
      followUp: "Where do you keep the order in which entries were used?",
      weight: 1.3,
      checks: [
        {
          id: "doubly-linked-structure",
          prompt: "You hold a reference to an entry. Which structure lets you make it the most recent one, and find the least recent one, both in constant time?",
          options: ["A heap by time of use", "A doubly linked list", "An array in order of use"],
          key: 1,
          why: "In a list with links both ways an entry is cut out and put at the front, and the last one is at the back. The heap needs log n steps, and the array has to shift entries.",
        },
      ],
    },
    {
      id: "why-double",
      label: "Say why the links go both ways",
      claim: "With a previous and a next pointer a node in the middle can be unlinked in constant time, which a singly linked list cannot do without walking.",
      aliases: ["previous and next", "prev and next", "previous pointer", "unlink in constant time", "unlink a node", "singly linked", "without walking", "both neighbors", "remove from the middle", "cut it out"],
      wrong: ["A singly linked list can remove a known node in constant time as easily."],
      add: "“With both neighbors at hand I unlink a node in the middle without walking.”",
      followUp: "Why is a singly linked list not enough?",
      checks: [
        {
          id: "why-double-neighbor",
          prompt: "A node is cut out of the middle of a linked list. Which node’s “next” link has to change?",
          options: ["That of the node before it", "That of the node after it", "That of the first node"],
          key: 0,
          why: "The node before must point to the one after. Without a previous link one has to walk from the start to reach it.",
        },
      ],
    },
    {
      id: "get-moves",
      label: "Reading counts as use: move to front",
      claim: "A successful get moves the node to the front, because reading makes it the most recently used.",
      aliases: ["get moves it to the front", "move to the front", "moves the node to the front", "reading counts as use", "reading makes it recent", "becomes the most recent", "refreshes its place", "mark as recently used"],
      wrong: ["A get does not change the order of the entries."],
      truths: ["A get for a missing key does not change the order of the entries."],
      add: "“Reading is use, so get moves the node to the front.”",
      followUp: "What does a get change, if anything?",
      checks: [
        {
          id: "get-moves-evicted",
          prompt: "A cache for two entries drops the least recently used one. The calls are put A, put B, get A, put C. Which entry is dropped?",
          options: ["B", "A", "C"],
          key: 0,
          why: "Reading counts as use, so get made A more recent than B.",
        },
      ],
    },
    {
      id: "put-evicts",
      label: "On a full put, evict the tail from both",
      claim: "When a new key exceeds the capacity, remove the node at the tail and delete its key from the map as well.",
      aliases: ["evict the tail", "evict the last", "remove the tail", "drop the least recently used", "delete its key from the map", "remove from both", "key stored in the node", "node stores its key", "evict"],
      wrong: ["It is enough to remove the evicted entry from the list."],
      add: "“I unlink the tail and delete its key from the map; that is why a node stores its key.”",
      followUp: "The cache is full and a new key comes in. Which steps follow, in which structure?",
      weight: 1.2,
      checks: [
        {
          id: "put-evicts-map",
          prompt: "A cache has a map by key and, separately, an order of use. The oldest entry was taken out of the order of use. What else has to go?",
          options: ["Nothing else", "The latest entry", "Its key in the map"],
          key: 2,
          why: "Otherwise the map keeps a key that leads to a dropped entry, and it grows without limit. Both change together, which is why each node also holds its key.",
        },
      ],
    },
    {
      id: "update-existing",
      label: "Handle an existing key and capacity zero",
      claim: "A put with an existing key updates the value and moves the node without evicting anything; a capacity of zero or one and a missing key need a defined result.",
      aliases: ["existing key", "key already exists", "key is already there", "update the value", "overwrite the value", "capacity zero", "missing key", "sentinel"],
      add: "“Putting an existing key updates and moves it; nothing is evicted.”",
      followUp: "What happens when the key is already there, or the capacity is one?",
      checks: [
        {
          id: "update-existing-evicts",
          prompt: "A cache is full, and put is called with a key that is already in it. Must another entry be dropped?",
          key: 1,
          why: "The number of entries does not grow. The value is replaced, and the entry becomes the most recent one.",
        },
      ],
    },
    {
      id: "cost-threads",
      label: "Give the cost, and mention threads",
      claim: "Every operation is O(1) with O(capacity) memory, and shared use needs a lock because even get writes to the list.",
      aliases: ["O(1)", "constant time each", "O(capacity)", "memory is the capacity", "mutex", "thread safe", "thread-safe", "several threads", "sharded cache", "even get writes", "lock around both", "a lock around"],
      add: "“All O(1). With several threads even get needs the lock, because it changes the list.”",
      followUp: "Two threads call get at the same time. Is your cache safe?",
      weight: 0.7,
      checks: [
        {
          id: "cost-threads-get",
          prompt: "Several threads call only get on a cache that drops the least recently used entry. Can this damage the cache if there is no lock?",
          key: 0,
          why: "A get that finds its key makes the entry the most recent one, so it writes to the order of use. Two of them at the same time can leave it broken.",
        },
      ],
    },
  ],
  samples: {
    junior:
      "I need two things at once: find an entry quickly and know the order of use. So I combine a hash map from key to node with a doubly linked list, where the most recent entry is at the front and the least recent at the back. For get, I look the key up in the map; a missing key returns null. If it is there, I move its node to the front, because reading counts as use. The list has previous and next pointers so that I can unlink a node from the middle in constant time; with singly linked nodes I would have to walk to the one before. For put, if the key already exists I update the value and move it to the front, and nothing is removed. If it is new and the cache is full, I evict the tail: I unlink the last node and delete its key from the map, which is why each node stores its key. Then I insert the new one at the front. Two sentinel nodes at head and tail spare me the null checks, also with a capacity of one. Each operation is O(1), memory is O(capacity). If several threads use it I put a lock around both, since even get writes to the list.",
    senior:
      "The two requirements pull in different directions: lookup by key wants hashing, recency wants an order that is cheap to change. So a hash table maps each key to a node of a doubly linked list kept in order of use. I would draw the list with a sentinel at either end, so that inserting and unlinking have no special cases. The links run both ways because a hit can be anywhere: given the node, its previous pointer lets me cut it out without walking. get is lookup, unlink, insert at the front; it mutates, since reading makes the entry recent. put with a key that already exists overwrites the value and refreshes its place. put with a new key first checks the size: at capacity it removes the tail from both structures, the map and the list. Forgetting the map is the classic leak, so the node stores its key. I would insist on capacity of at least one in the constructor rather than define what capacity zero means. All of it is constant time each, with memory proportional to capacity. For concurrency, one mutex is correct but hot, as get writes too; I would split into sharded caches by key hash, each with its own lock.",
  },
  hint: "One structure finds, another remembers the order. How do you tie them together?",
  tips: [
    "Describe the node first: key, value, previous, next.",
    "Walk through capacity 2 with put, put, get, put.",
    "Name the places where map and list must change together.",
  ],
  skills: ["data-structures", "algorithms", "caching"],
  minutes: 4,
  words: [120, 220],
};
