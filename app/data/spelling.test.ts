import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Words spelled otherwise in American English, and words for which the product has another one. */
const UNWANTED = new RegExp(
  `\\b(?:${[
    "(?:behavi|col|fav|flav|hon|hum|lab|neighb|rum)our\\w*",
    "(?:analy|apologi|categori|critici|customi|emphasi|maximi|memori|minimi|normali|optimi|organi|prioriti|reali|recogni|speciali|standardi|summari|utili|visuali)s(?:e|ed|es|ing|ation|ations)",
    "(?:cancel|label|model|travel)l(?:ed|er|ers|ing)",
    "(?:centre|fibre|litre|metre|theatre|programme|tyre)s?",
    "practis\\w+|licence[sd]?|defence|offence|catalogue|judgement|towards|whilst|learnt|e-mails?",
    "résumés?|CV|CVs|job adverts?|adverts|nearest match",
  ].join("|")})\\b`,
  "giu",
);
/** British nouns that are verbs or plurals in American English too. */
const ALLOWED = new Set(["emphases", "analyses"]);
/** What users may write. */
const INPUT_FILES = [
  "app/data/skill-aliases/",
  "app/data/work-fields/",
  "app/data/questions/posts-",
  "app/data/story-kind-words.ts",
];

/** Ids never change, because saved reviews refer to them. */
const IDS = /\bid: "[^"]*"/g;
const ADDRESSES = /https:\/\/[^\s")]+/g;

const FILES = globSync([
  "app/data/**/*.ts",
  "app/**/*.tsx",
  "content/courses/**/*.md",
  "app/coach/review/*.ts",
  "app/coach/score/*.ts",
]).filter(
  (file) => !file.includes(".test.") && !INPUT_FILES.some((folder) => file.startsWith(folder)),
);

test("pages and content are in American English, with one word for each thing", () => {
  expect(FILES.length).toBeGreaterThan(300);
  const found = FILES.flatMap((file) =>
    [...readFileSync(file, "utf8").replaceAll(IDS, "").replaceAll(ADDRESSES, "").matchAll(UNWANTED)]
      .filter(([word]) => !ALLOWED.has(word.toLowerCase()))
      .map(([word]) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});
