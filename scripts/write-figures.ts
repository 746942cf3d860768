import { writeFileSync } from "node:fs";
import { writeFigures } from "./figures-table";

writeFileSync(new URL("../docs/figures.md", import.meta.url), writeFigures());
