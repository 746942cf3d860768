import { TASKS } from "./tasks";

// Bundled to build/text-worker.js; every task is an export that the pool calls by its name.
export const { reviewAnswer, reviewVerdict, readSource } = TASKS;
