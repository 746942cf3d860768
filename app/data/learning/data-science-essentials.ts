import type { Course } from "./types";

export const dataScienceEssentials: Course = {
  id: "data-science-essentials",
  tab: "data-science",
  title: "Data Science Essentials",
  description:
    "Ask a question data can answer, clean what you get, look before you model, and report the uncertainty along with the result.",
  level: "Beginner",
  duration: "7.5 hours",
  instructor: {
    name: "Dr. Leila Haddad",
    about: "Biostatistician who moved into public-transport analytics and teaches both.",
  },
  skills: ["data-analysis", "statistics", "sql", "python", "data-visualization"],
  outcomes: [
    "Query a database with joins, groups and windows",
    "Describe a data set honestly: shape, gaps, outliers",
    "Judge whether a difference is more than chance",
    "Draw a chart that makes one point and survives a skeptic",
  ],
  audience:
    "You can write a little Python or a good spreadsheet, and want your first analyst or data science role.",
  syllabus: [
    {
      slug: "questions-and-data",
      title: "Questions and data",
      lessons: [
        {
          slug: "good-questions",
          title: "Questions data can answer",
          summary: "Describe, explain, predict or cause: four kinds that need four methods.",
          minutes: 18,
          skills: ["data-analysis", "statistics"],
        },
        {
          slug: "where-data-comes-from",
          title: "Where data comes from",
          summary: "Who recorded it and why; selection, missing values, consent.",
          minutes: 19,
          skills: ["data-analysis", "statistics"],
        },
        {
          slug: "sql-first-steps",
          title: "SQL: select, filter, group",
          summary: "The dozen words that answer most business questions.",
          minutes: 22,
          skills: ["sql", "data-analysis"],
        },
      ],
    },
    {
      slug: "shaping-data",
      title: "Shaping data",
      lessons: [
        {
          slug: "joins-and-windows",
          title: "Joins and windows",
          summary: "Combine tables without doubling rows; rank and compare with the row before.",
          minutes: 24,
          skills: ["sql", "data-analysis"],
        },
        {
          slug: "cleaning",
          title: "Cleaning with pandas",
          summary: "Types, duplicates, missing values, and a log of every change.",
          minutes: 23,
          skills: ["python", "data-analysis"],
        },
        {
          slug: "exploring",
          title: "Look before you model",
          summary: "Distributions, groups and pairs; the plot that would have saved a week.",
          minutes: 21,
          skills: ["data-analysis", "data-visualization", "statistics"],
        },
      ],
    },
    {
      slug: "chance",
      title: "Chance",
      lessons: [
        {
          slug: "sampling",
          title: "Samples and variation",
          summary: "Why small groups look extreme, shown by simulation.",
          minutes: 20,
          skills: ["statistics", "python"],
        },
        {
          slug: "confidence",
          title: "Intervals and tests",
          summary: "What a confidence interval says, what a p-value does not.",
          minutes: 22,
          skills: ["statistics", "python"],
        },
        {
          slug: "ab-tests",
          title: "Experiments",
          summary: "Randomize, size the test, stop when you said you would.",
          minutes: 21,
          skills: ["statistics", "data-analysis", "python"],
        },
      ],
    },
    {
      slug: "first-models",
      title: "First models",
      lessons: [
        {
          slug: "regression",
          title: "Linear regression",
          summary: "Read a coefficient, check the residuals, respect the range.",
          minutes: 20,
          skills: ["statistics", "python", "data-analysis"],
        },
        {
          slug: "confounding",
          title: "Correlation and cause",
          summary: "Confounders, Simpson’s paradox and what you can still say.",
          minutes: 20,
          skills: ["statistics", "data-analysis"],
        },
        {
          slug: "validation",
          title: "Test on new data",
          summary: "Train, validate, test, and the leak that makes everything look easy.",
          minutes: 21,
          skills: ["statistics", "python", "data-analysis"],
        },
      ],
    },
    {
      slug: "telling-it",
      title: "Report the result",
      lessons: [
        {
          slug: "charts",
          title: "Charts that tell the truth",
          summary: "Form, order, scale and the title that states the finding.",
          minutes: 18,
          skills: ["data-visualization", "data-analysis"],
        },
        {
          slug: "writing-results",
          title: "Write the result",
          summary: "Answer, evidence, doubt, recommendation, on one page.",
          minutes: 18,
          skills: ["data-analysis", "statistics"],
        },
        {
          slug: "bike-share",
          title: "Project: a city’s bike share",
          summary: "Public trip data to a recommendation on where the next station goes.",
          minutes: 26,
          skills: ["data-analysis", "python", "data-visualization"],
        },
      ],
    },
  ],
};
