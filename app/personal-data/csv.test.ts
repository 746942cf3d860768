import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "../../tests/support/any-character";
import { toCsv } from "./csv";

test("a header and one line per row, quoted where needed", () => {
  expect(
    toCsv([
      {
        Score: 71,
        Answer: 'She said "no",\nthen left.',
        At: new Date("2026-11-21T08:00:00Z"),
        Done: true,
        Ended: null,
        Steps: ["one", "two"],
      },
    ]),
  ).toBe(
    '\ufeffScore,Answer,At,Done,Ended,Steps\r\n71,"She said ""no"",\nthen left.",2026-11-21T08:00:00.000Z,yes,,"one\ntwo"\r\n',
  );
  expect(toCsv([])).toBe("\ufeff");
});

test.each([
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "\tx",
  "＝1+1",
  "＠SUM(A1)",
  " =1+1",
  "\u00a0=1+1",
  "\u0000=1+1",
  "\n=1+1",
  "\u200b=1+1",
  "\u200f\u202e=1+1",
  "\ufeff@SUM(A1)",
  "\n \u2066\t\u00ad=cmd|' /C calc'!A0",
])("%j stays text in a spreadsheet", (text) => {
  expect(parse(toCsv([{ A: text }]).slice(1))).toEqual([["A"], [`'${text}`]]);
});

test("numbers stay numbers, and other signs stay as they are", () => {
  expect(toCsv([{ A: -5 }])).toContain("A\r\n-5\r\n");
  for (const text of ["a=1", "(-1)", "“=1+1”", "\u200fשלום", " a", "e\u0301".repeat(2000)])
    expect(parse(toCsv([{ A: text }]).slice(1))).toEqual([["A"], [text]]);
});

test("any content is preserved", () => {
  const text = fc
    .oneof(
      fc.string({ unit: anyCharacter, maxLength: 40, size: "max" }),
      fc.string({ unit: fc.constantFrom(..."ab,;'\"\r\n\t =ü"), maxLength: 40, size: "max" }),
    )
    // A letter in front: formulas are changed on purpose.
    .map((value) => `a${value}`);
  fc.assert(
    fc.property(
      fc.array(fc.record({ a: text, b: text }), { minLength: 1, maxLength: 5 }),
      (rows) => {
        expect(parse(toCsv(rows).slice(1))).toEqual([
          ["a", "b"],
          ...rows.map(({ a, b }) => [a, b]),
        ]);
      },
    ),
  );
});

/** A minimal RFC 4180 parser. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  for (let index = 0; index < csv.length; index += 1) {
    const character = csv[index] ?? "";
    if (quoted && character === '"' && csv[index + 1] === '"') {
      cell += '"';
      index += 1;
    } else if (character === '"') {
      quoted = !quoted;
    } else if (!quoted && character === ",") {
      row.push(cell);
      cell = "";
    } else if (!quoted && character === "\r" && csv[index + 1] === "\n") {
      rows.push([...row, cell]);
      row = [];
      cell = "";
      index += 1;
    } else {
      cell += character;
    }
  }
  return rows;
}
