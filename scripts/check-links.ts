import { globSync, readFileSync } from "node:fs";
import { type LinkResult, checkLinks, findLinks } from "./link-check";

// npm run check:links: opens the links to other sites that content has, and lists the dead ones. It needs the internet.
const FILES = globSync(["app/data/**/*.ts", "content/courses/**/*.md"]).filter(
  (file) => !file.includes(".test."),
);
const links = findLinks(new Map(FILES.map((file) => [file, readFileSync(file, "utf8")])));
console.log(`Opening ${links.size} links. This takes a few minutes.`);
const results = await checkLinks(links);
const dead = results.filter(({ state }) => state === "dead");
const refused = results.filter(({ state }) => state === "refused");
print("Dead", dead);
print("Refused to answer a script: open these in a browser", refused);
console.log(`${results.length - dead.length - refused.length} of ${results.length} links work.`);
process.exitCode = dead.length > 0 ? 1 : 0;

function print(title: string, list: readonly LinkResult[]) {
  if (list.length === 0) return;
  console.log(`\n${title}:`);
  for (const { address, answer, files } of list)
    console.log(`  ${address}\n    ${answer}, in ${files.join(", ")}`);
  console.log("");
}
