import { describe, expect, test } from "vitest";
import { findSkills } from "./find-skills";

const find = (text: string) => findSkills(text).map(({ name }) => name);

describe("ordinary words are not skills", () => {
  test.each([
    "You react fast and stay calm.",
    "React fast when a customer calls.",
    "We react and adapt to what customers tell us.",
    "Our team celebrates a Ruby anniversary in June.",
    "Ruby Walker will answer your questions.",
    "Go the extra mile, and go for it.",
    "We offer swift help and rust protection for cars.",
    "You excel in a lively shop. Excel at what you do!",
    "We start in Spring 2027, with express delivery.",
    "A flask of tea, a node of the lymph system, a dart board.",
    "Ideas that spark interest; lean on your colleagues.",
    "A single snowflake and the airflow of the hall.",
    "Sen. Ortiz visits us every week.",
  ])("%s", (text) => expect(find(text)).toEqual([]));
});

describe("the same words are, where a posting means the technology", () => {
  test.each([
    ["We are looking for a React developer.", ["React"]],
    ["react engineer wanted", ["React"]],
    ["Experience with React is required.", ["React"]],
    ["React is a plus.", ["React"]],
    ["You will use React every day.", ["React"]],
    ["React Native apps", ["React"]],
    ["Requirements:\n• React\n• Empathy", ["React", "Empathy"]],
    ["Services written in Go.", ["Programming"]],
    ["Languages: Ruby", ["Programming"]],
    ["Ruby, Go and Rust", ["Programming"]],
    ["A Swift programmer", ["Programming"]],
    ["Ruby on Rails", ["Programming"]],
    ["react, sql", ["React", "SQL"]],
    ["Node, Express and TypeScript", ["JavaScript", "Backend Development", "TypeScript"]],
    ["Spring Boot microservices", ["Backend Development"]],
    ["Apps built with Flask", ["Python"]],
    ["Proficient in Excel", ["Data Analysis"]],
    ["Kafka, Spark and Airflow", ["Distributed Systems", "Data Engineering"]],
    ["Lean, Six Sigma", ["Lean Manufacturing", "Process Improvement"]],
    ["BI reports", ["Business Intelligence"]],
  ])("%s", (text, names) => expect(find(text).toSorted()).toEqual(names.toSorted()));
});
