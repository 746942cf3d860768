import { createRequire } from "node:module";
import { inspect } from "node:util";
import { createContext, runInContext } from "node:vm";
import { transform } from "sucrase";

const TIME_LIMIT_MS = 2000;
const WEB_GLOBALS = { URL, URLSearchParams, Response, FormData, AbortController, Intl, setTimeout };
const require = createRequire(import.meta.url);

/** Runs JavaScript, TypeScript or JSX to the end, and returns what it logged. Throws what it throws. */
export async function runJavaScriptExample(code: string): Promise<string> {
  const { code: script } = transform(code, {
    transforms: ["typescript", "jsx", "imports"],
    jsxRuntime: "automatic",
    production: true,
  });
  const lines: string[] = [];
  const log = (...values: unknown[]) =>
    lines.push(
      values.map((value) => (typeof value === "string" ? value : inspect(value))).join(" "),
    );
  const context = createContext({
    ...WEB_GLOBALS,
    console: { log, error() {} },
    require,
    exports: {},
  });
  let timer: NodeJS.Timeout | undefined;
  const timeLimit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error("still running")), 10 * TIME_LIMIT_MS);
  });
  // Wrapped, so that it may wait for promises at the top level as modules do.
  const run: unknown = runInContext(`(async () => {${script}\n})()`, context, {
    timeout: TIME_LIMIT_MS,
  });
  await Promise.race([run, timeLimit]).finally(() => clearTimeout(timer));
  return lines.join("\n");
}
