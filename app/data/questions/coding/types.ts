export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface CodeTest {
  args: Json[];
  expected: Json;
  /** The rule this test checks, shown when it fails. */
  hint?: string | undefined;
}

/** What counts as the expected value: the very same, the same in any order, or any order of courses that works. */
export type Acceptance = "exact" | "any-order" | "course-order";

/** A question that can also be answered in code, as one function. */
export interface CodingTask {
  questionId: string;
  /** The function to write. */
  functionName: string;
  /** Name and TypeScript type of each parameter. */
  params: [name: string, type: string][];
  returns: string;
  /** What goes in and what comes out, in one or two lines. */
  instructions: string[];
  /** The same for Python, if more than null has another name there. */
  instructionsForPython?: string[];
  acceptance: Acceptance;
  /** Shown with the question. */
  visibleTests: CodeTest[];
  /** Fetched when the tests are run; shown only as passed or not. */
  hiddenTests: CodeTest[];
}
