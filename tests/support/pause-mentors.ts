import { afterAll } from "vitest";
import { pauseMentors } from "./mentor";

// A setup file runs for each test file; the module it imports is loaded once for all that share a process.
afterAll(pauseMentors);
