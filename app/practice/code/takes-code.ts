import type { Question } from "~/data/questions/types";

/** What an answer in code can show. */
const CODE_SKILLS: ReadonlySet<string> = new Set([
  "algorithms",
  "data-structures",
  "programming",
  "javascript",
  "typescript",
  "python",
  "code-review",
  "sql",
  "system-design",
]);

/** Whether a question can be answered in code as well. */
export const takesCode = ({ kind, skills }: Pick<Question, "kind" | "skills">): boolean =>
  kind === "technical" && skills.some((skill) => CODE_SKILLS.has(skill));
