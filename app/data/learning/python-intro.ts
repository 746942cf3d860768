import type { Course } from "./types";

export const pythonIntro: Course = {
  id: "python-intro",
  tab: "technical",
  title: "Introduction to Python",
  description:
    "Go from a blank file to small, tested programs that make decisions, repeat steps, read files and settings, and ask a server for data. No background assumed.",
  level: "Beginner",
  duration: "6 hours",
  instructor: {
    name: "Amara Okafor",
    about:
      "Taught programming to career changers for nine years after a first career in accounting.",
  },
  skills: ["python", "programming", "debugging", "problem-solving"],
  outcomes: [
    "Write and run a Python program that chooses with if and match and repeats with for and while",
    "Choose between a list, a dictionary and a set, and say why",
    "Split a program into functions you can test, and install what it needs in a virtual environment",
    "Read an error message and find the line that caused it",
  ],
  audience:
    "You have never programmed, or you tried once and the tutorial lost you. You need a computer and half an hour at a time.",
  syllabus: [
    {
      slug: "first-programs",
      title: "First programs",
      lessons: [
        {
          slug: "run-your-first-program",
          title: "Run your first program",
          summary: "Install Python, start the interpreter, save a file and run it.",
          minutes: 24,
          skills: ["python", "programming"],
        },
        {
          slug: "values-and-names",
          title: "Values and names",
          summary: "Numbers, text and true or false; what assignment does and what it does not.",
          minutes: 19,
          skills: ["python", "programming"],
        },
        {
          slug: "decisions",
          title: "Decisions with if and match",
          summary:
            "Compare values, combine conditions without deep nesting, and pick one of several cases.",
          minutes: 20,
          skills: ["python", "programming", "problem-solving"],
        },
      ],
    },
    {
      slug: "collections-and-loops",
      title: "Collections and loops",
      lessons: [
        {
          slug: "lists-and-loops",
          title: "Lists, for and while",
          summary:
            "Hold many values, walk through them with for, and repeat with while until you are done.",
          minutes: 19,
          skills: ["python", "programming"],
        },
        {
          slug: "dictionaries-and-sets",
          title: "Dictionaries and sets",
          summary: "Look things up by name, count occurrences, remove duplicates.",
          minutes: 19,
          skills: ["python", "programming", "problem-solving"],
        },
        {
          slug: "text-and-files",
          title: "Text and files",
          summary: "Read a CSV file line by line, clean it and write a summary.",
          minutes: 19,
          skills: ["python", "programming", "problem-solving"],
        },
      ],
    },
    {
      slug: "programs-in-parts",
      title: "Functions, errors and packages",
      lessons: [
        {
          slug: "functions",
          title: "Functions",
          summary: "Parameters, return values, and why a function should do one thing.",
          minutes: 19,
          skills: ["python", "programming", "problem-solving"],
        },
        {
          slug: "errors",
          title: "When things go wrong",
          summary:
            "Read a traceback, catch what you expect, report several problems at once, and let the rest stop the program.",
          minutes: 19,
          skills: ["python", "debugging", "problem-solving"],
        },
        {
          slug: "modules",
          title: "Modules, packages and web requests",
          summary:
            "Use the standard library for dates, JSON and TOML settings, install packages in a virtual environment, and ask a server for data over HTTP.",
          minutes: 19,
          skills: ["python", "programming", "problem-solving"],
        },
      ],
    },
    {
      slug: "a-program-worth-showing",
      title: "A program worth showing",
      lessons: [
        {
          slug: "testing",
          title: "Test as you go",
          summary:
            "Write the example first, then the function that satisfies it, as tests that pytest can run.",
          minutes: 20,
          skills: ["python", "debugging", "problem-solving"],
        },
        {
          slug: "classes-lightly",
          title: "Classes, lightly",
          summary: "Write a small dataclass, and see when a dictionary is still enough.",
          minutes: 19,
          skills: ["python", "programming"],
        },
        {
          slug: "spending-report",
          title: "Project: a spending report",
          summary: "From a bank export to totals by month and category, tested and explained.",
          minutes: 20,
          skills: ["python", "programming", "problem-solving"],
        },
      ],
    },
  ],
};
