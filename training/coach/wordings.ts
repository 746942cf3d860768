import { readFileSync, readdirSync } from "node:fs";

export const WRITERS = ["a", "b", "c", "d"] as const;
export type Writer = (typeof WRITERS)[number];

/** Whether a sentence makes its point, and if not, how it misses it. */
export type { WordingKind } from "~/coach/wordings/types";
import type { WordingKind } from "~/coach/wordings/types";

export interface Wording {
  questionId: string;
  pointId: string;
  writer: Writer;
  kind: WordingKind;
  text: string;
}

const KINDS: Readonly<Record<string, WordingKind>> = {
  "+": "makes",
  "-t": "off-point",
  "-w": "wrong",
  "-l": "label",
};
const FOLDER = new URL("data/wordings/", import.meta.url);

/** Every sentence of every writer. Throws with file and line on a line that cannot be read. */
export function loadWordings(): Wording[] {
  return WRITERS.flatMap((writer) =>
    readdirSync(new URL(`${writer}/`, FOLDER))
      .toSorted()
      .flatMap((file) => readWordings(writer, file)),
  );
}

function readWordings(writer: Writer, file: string): Wording[] {
  const wordings: Wording[] = [];
  let questionId = "";
  let pointId = "";
  const lines = readFileSync(new URL(`${writer}/${file}`, FOLDER), "utf8").split("\n");
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const space = line.indexOf(" ");
    const mark = line.slice(0, space);
    const text = line.slice(space + 1).trim();
    const kind = KINDS[mark];
    if (mark === "##") questionId = text;
    else if (mark === "#") pointId = text;
    else if (kind) wordings.push({ questionId, pointId, writer, kind, text });
    else throw new Error(`${writer}/${file}:${index + 1} cannot be read: ${line}`);
  }
  return wordings;
}
