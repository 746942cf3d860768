import fc from "fast-check";
import { expect, test } from "vitest";
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

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "＝1+1", "＠SUM(A1)"])(
  "%j stays text in a spreadsheet",
  (text) => {
    expect(toCsv([{ A: text }])).toContain(`A\r\n'${text}`);
    expect(toCsv([{ A: -5 }])).toContain("A\r\n-5\r\n");
  },
);

test("any content is preserved", () => {
  const text = fc
    .string({ unit: "binary", maxLength: 40 })
    .filter((value) => !/^[=+\-@\t\r＝＋－＠]/.test(value));
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
