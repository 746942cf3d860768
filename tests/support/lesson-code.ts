import { marked, type Tokens } from "marked";

export interface CodeExample {
  language: string;
  /** The words after the language in the fence. */
  marks: string[];
  code: string;
  /** The output shown right under it. */
  output: string | null;
}

/** The code blocks of a lesson, each with the output under it. */
export function listCodeExamples(markdown: string): CodeExample[] {
  const tokens = marked.lexer(markdown).filter(({ type }) => type !== "space");
  return tokens.flatMap((token, index) => {
    if (!isCode(token)) return [];
    const [language = "", ...marks] = (token.lang ?? "").split(" ");
    const next = tokens[index + 1];
    const hasOutput = next && isCode(next) && next.lang === "text";
    return [{ language, marks, code: token.text, output: hasOutput ? next.text : null }];
  });
}

const isCode = (token: { type: string }): token is Tokens.Code => token.type === "code";
