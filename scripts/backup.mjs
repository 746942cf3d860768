import { runOnFile } from "./run-on-file.mjs";

await runOnFile("backup");
