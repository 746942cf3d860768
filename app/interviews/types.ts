/** Code written beside an answer. */
export interface CodeAnswer {
  language: "javascript" | "typescript" | "text";
  source: string;
  /** Tests passed when it was last run, as measured in the browser; null when it was not. */
  passed: number | null;
  total: number | null;
}
