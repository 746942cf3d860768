import { simplifyName } from "~/data/code-languages";
import { listFunctions } from "./list-functions";

export interface FunctionToCall {
  /** How a script that follows gets it. */
  expression: string;
  /** What it is, if it isn't called by the name the tests use. */
  called?: string;
  /** Why it isn't known which one to call. */
  problem?: string;
}

/**
 * Finds what a script, with its exports as CommonJS, means by a function of this name: one with the
 * same letters, else what it exports, else its only function or method.
 */
export function findFunction(script: string, name: string): FunctionToCall {
  const { functions, variables } = listFunctions(script);
  if (variables.includes(name)) return { expression: name };
  const chosen =
    functions.find((each) => simplifyName(each.name) === simplifyName(name)) ??
    getOnly(functions.filter(({ isExported }) => isExported)) ??
    getOnly(functions.filter((each) => !each.isExported && each.name !== "main"));
  if (!chosen && functions.length === 0 && !script.includes(name))
    return { expression: name, problem: `${name} is missing.` };
  if (!chosen)
    return {
      expression: name,
      ...(functions.length > 1 && {
        problem: `${name} is missing. Your code has ${functions.map(({ label }) => label).join(", ")}: name the one to test ${name}.`,
      }),
    };
  const { label, expression } = chosen;
  if (label === name) return { expression };
  return { expression, called: label.includes(" ") ? label : `function ${label}` };
}

function getOnly<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}
