import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { escapeHtml } from "./escape-html";

/** What React writes before the value of a text; null if more than the name decides. */
const starts = new Map<string, string | null>();
const flags = new Map<string, string>();

/**
 * An attribute as React writes it. React is asked once how it calls a property, and what it makes of true and false:
 * whether it is `class`, `stroke-width` or nothing at all is its affair.
 */
export function renderAttribute(name: string, value: unknown): string {
  switch (typeof value) {
    case "string":
    case "number": {
      const text = String(value);
      const start = getStart(name);
      return start === null ? askReact(name, value) : start && `${start}${escapeHtml(text)}"`;
    }
    case "boolean": {
      const key = `${name}=${value}`;
      const known = flags.get(key);
      if (known !== undefined) return known;
      const attribute = askReact(name, value);
      flags.set(key, attribute);
      return attribute;
    }
    case "undefined":
    case "function":
      return "";
    default:
      return value === null ? "" : askReact(name, value);
  }
}

function getStart(name: string): string | null {
  const known = starts.get(name);
  if (known !== undefined) return known;
  const start = readStart(name);
  starts.set(name, start);
  return start;
}

/** Where two texts are written the same way, so is each. */
function readStart(name: string): string | null {
  const attribute = askReact(name, "x");
  if (attribute === "") return askReact(name, "1") === "" ? "" : null;
  return attribute.endsWith('="x"') ? attribute.slice(0, -2) : null;
}

function askReact(name: string, value: unknown): string {
  return renderToStaticMarkup(createElement("b", { [name]: value })).slice(
    "<b".length,
    -"></b>".length,
  );
}
