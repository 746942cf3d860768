/* oxlint-disable unicorn/prefer-add-event-listener -- the parser has no listeners */
import sax from "sax";

/** Their text stands somewhere else in the file as well. */
const REPEATED = ["Fallback", "moveFrom"];
const TEXT_OF_TAGS = new Map([
  ["tab", "\t"],
  ["br", "\n"],
  ["cr", "\n"],
  ["noBreakHyphen", "-"],
]);

/** The text of WordprocessingML, with a line for each paragraph. Throws if it is no XML. */
export function readWordText(xml: string): string {
  const pieces: string[] = [];
  let repeatedDepth = 0;
  let isInText = false;
  const parser = sax.parser(true);
  parser.onopentag = ({ name }) => {
    const tag = getLocalName(name);
    if (REPEATED.includes(tag)) repeatedDepth += 1;
    isInText = tag === "t" && repeatedDepth === 0;
    if (repeatedDepth === 0) pieces.push(TEXT_OF_TAGS.get(tag) ?? "");
  };
  parser.ontext = (text) => {
    if (isInText) pieces.push(text);
  };
  parser.onclosetag = (name) => {
    const tag = getLocalName(name);
    if (REPEATED.includes(tag)) repeatedDepth -= 1;
    isInText = false;
    if (tag === "p" && repeatedDepth === 0) pieces.push("\n");
  };
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(xml).close();
  return pieces.join("");
}

/** `p` of `w:p`. */
const getLocalName = (name: string) => name.slice(name.indexOf(":") + 1);
