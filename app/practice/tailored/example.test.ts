import { expect, test } from "vitest";
import { findSkills } from "~/practice/text-analysis/find-skills";
import { findWork } from "~/practice/text-analysis/find-work";
import { TAILORED_EXAMPLES } from "./example.server";
import { tailorInterview } from "./tailor-interview";

test.each(["posting", "resume"] as const)("the example for a %s is what comes out", (kind) => {
  const { parts, questions, gap } = TAILORED_EXAMPLES[kind];
  const mentions = findSkills(parts.join(""));
  const interview = tailorInterview(kind, { mentions, work: findWork(parts.join("")) }, new Map());
  const marked = parts.filter((_, index) => index % 2 === 1);
  expect(marked.map((words) => findSkills(words)[0]?.skill).toSorted()).toEqual(
    mentions.map(({ skill }) => skill).toSorted(),
  );
  for (const [name, reason] of questions) {
    const question = interview.questions.find((chosen) => chosen.name === name);
    expect([name, question?.reason]).toEqual([name, reason]);
  }
  const skill = /: (.*)\.$/.exec(gap[0])?.[1];
  expect(interview.gaps.find(({ name }) => name === skill)?.action).toBe(gap[1]);
});
