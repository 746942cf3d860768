import { afterEach } from "vitest";

// A failed comparison would otherwise print entire pages of 70 KB.
const LONGEST = 2000;

afterEach(({ task }) => {
  for (const error of task.result?.errors ?? [])
    for (const part of ["message", "diff", "actual", "expected"] as const) {
      const text = error[part];
      if (typeof text === "string" && text.length > LONGEST)
        error[part] = `${text.slice(0, LONGEST)}… (${text.length} characters)`;
    }
});
