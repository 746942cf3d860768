import type { SkillSection } from "./types";

export const DIGITAL_AND_DATA: SkillSection = {
  name: "Digital and data",
  items: [
    {
      skill: "data-analysis",
      means: "Getting an answer out of raw data, and knowing how far to trust it.",
      levels: {
        1: "You read charts that others made.",
        3: "You clean a table in a spreadsheet, summarize it and explain what it shows.",
        5: "You choose the method, check what could mislead, and people decide on your result.",
      },
    },
    {
      skill: "statistics",
      means: "Averages, spread, samples, chance: what numbers can and can’t prove.",
      levels: {
        1: "You know averages and little else.",
        3: "You read a confidence interval and spot a sample that is too small.",
        5: "You design a study or a test and defend its conclusions.",
      },
    },
    {
      skill: "sql",
      means: "Asking a database for exactly what you need.",
      levels: {
        1: "You haven’t written a query, or have only changed one.",
        3: "You join and group tables without help.",
        5: "You read query plans and make slow queries fast.",
      },
    },
    {
      skill: "programming",
      means: "Writing programs or scripts that do what you intend.",
      levels: {
        1: "You haven’t written code, or have only copied some.",
        3: "You write small programs and find your own mistakes.",
        5: "You build software that others use and change.",
      },
    },
    {
      skill: "data-visualization",
      means: "Showing data so that readers see the point at once.",
      levels: {
        1: "You use the chart the program suggests.",
        3: "You choose the chart that fits the question, and label it.",
        5: "You build dashboards or graphics that people use without explanation.",
      },
    },
  ],
};
