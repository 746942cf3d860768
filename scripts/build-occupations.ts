import { writeFileSync } from "node:fs";
import { buildOccupationData } from "./occupation-tables";

/** Writes what the server reads from the tables in content/occupations/source. */
const FOLDER = new URL("../content/occupations/", import.meta.url);
const data = buildOccupationData(new URL("source/", FOLDER));
writeFileSync(new URL("occupations.json", FOLDER), `${JSON.stringify(data)}\n`);
console.log(
  `${data.occupations.length} occupations, ${data.basicInterests.length} basic interests`,
);
