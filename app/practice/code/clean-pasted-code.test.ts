import { expect, test } from "vitest";
import { cleanPastedCode } from "./clean-pasted-code";

test.each([
  ["no-break spaces", "def f():\n\u00a0\u00a0return\u00a01", "def f():\n  return 1"],
  ["other spaces", "a\u2003=\u202f1\u3000", "a = 1 "],
  ["invisible characters", "\ufeffa\u200b = 1\u2060", "a = 1"],
  ["curly quotes", "[“a”, ‘b’, „c‟]", '["a", \'b\', "c"]'],
  ["a dash and dots", "[…a, b – 1, −1]", "[...a, b - 1, -1]"],
  ["other line ends", "a\u2028b\u2029c", "a\nb\nc"],
  ["the fence of a chat", "```python\na = 1\n```", "\na = 1\n"],
  ["tabs beside spaces", "if a:\n\tb\n    c\td", "if a:\n    b\n    c\td"],
])("replaces %s", (_kind, pasted, typed) => {
  expect(cleanPastedCode(pasted)).toBe(typed);
});
