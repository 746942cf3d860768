import { expect, test } from "vitest";
import { listWords, MAX_STRONG } from "./words";

interface Given {
  total: number;
  r?: number | null;
  isInterestsOnly?: boolean;
  code?: string;
  broken?: string;
  preparation?: number;
  payFall?: number;
}

const rate = ({
  total,
  r = 0.9,
  isInterestsOnly = false,
  code = "11-1011.00",
  ...given
}: Given) => ({
  occupation: { code },
  interests: r === null ? null : { r },
  parts: {
    interests: r === null ? null : (r + 1) / 2,
    skills: isInterestsOnly ? null : 0.8,
    preparation: isInterestsOnly ? null : (given.preparation ?? 1),
    values: null,
  },
  total,
  broken: given.broken ?? null,
  payFall: given.payFall ?? null,
});

test.each([
  ["strong from .80", { total: 0.8 }, "strong"],
  ["good below .80", { total: 0.799 }, "good"],
  ["good from .70", { total: 0.7 }, "good"],
  ["worth a look below .70", { total: 0.699 }, "look"],
  ["never good with an r under .3", { total: 0.95, r: 0.299 }, "look"],
  ["strong with an r of .3", { total: 0.95, r: 0.3 }, "strong"],
  ["worth a look if interests are all we know", { total: 0.95, isInterestsOnly: true }, "look"],
  ["never good if it breaks what must stay", { total: 0.95, broken: "health" }, "look"],
  ["never strong without the preparation", { total: 0.95, preparation: 0.6 }, "good"],
  ["never strong with clearly less pay", { total: 0.95, payFall: 0.2 }, "good"],
  ["never good with much less pay", { total: 0.95, payFall: 0.55 }, "look"],
  ["strong without comparable interests", { total: 0.9, r: null }, "strong"],
])("%s", (_, given, word) => expect(listWords([rate(given)])).toEqual([word]));

test("at most 40 are strong, the best ones, whatever their order", () => {
  const matches = Array.from({ length: 60 }, (_, index) =>
    rate({ total: 0.8 + index / 1000, code: `11-10${index + 10}.00` }),
  );
  const words = listWords(matches);
  expect(words.filter((word) => word === "strong")).toHaveLength(MAX_STRONG);
  expect(words.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => "good"));
  expect(listWords(matches.toReversed())).toEqual(words.toReversed());
});
