import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { importRelease } from "./import-release";
import { buildOccupationData } from "./occupation-tables";

/**
 * Writes what the server reads from the tables in content/occupations/source. With a folder of O*NET's
 * text files and the Bureau of Labor Statistics' table, those tables are replaced first.
 */
const FOLDER = new URL("../content/occupations/", import.meta.url);
const [release] = process.argv.slice(2);
if (release) console.log(`Read ${importRelease(release, fileURLToPath(FOLDER)).join(", ")}`);
const data = buildOccupationData(new URL("source/", FOLDER));
writeFileSync(new URL("occupations.json", FOLDER), `${JSON.stringify(data)}\n`);
console.log(
  `${data.occupations.length} occupations, ${data.basicInterests.length} basic interests`,
);
