import { describe, expect, test } from "vitest";
import { questionById } from "~/data/questions/cards.server";
import { listEvidencedSkills } from "~/data/questions/evidenced-skills";
import type { SkillId } from "~/data/skills";
import { buildSkillRecord } from "~/skills/record";
import { advise } from "./advise";
import { lowerSkill } from "./chain";
import { NO_OFFER, NOBODY, NURSE, toTarget } from "./test-person";
import type { AdvicePerson, AdviceTarget } from "./types";

const NOW = new Date("2026-03-01T00:00:00Z");
const ANSWERED = { isOpen: false, at: NOW.toISOString() };

describe("the order", () => {
  test("asks what a person wants of whom nothing is known", () => {
    const { step, alternatives } = advise(NOBODY, NO_OFFER);
    expect(step).toMatchObject({ title: "Tell us what you want", to: "/about-you" });
    expect(alternatives).toHaveLength(2);
  });

  test("puts a job interview in the next two weeks before everything else", () => {
    const person: AdvicePerson = {
      ...NURSE,
      openSession: { id: "s1", title: "Leadership", left: 2 },
      jobInterview: { company: "Marlow Hospitals", role: "Ward manager", daysLeft: 9 },
      answers: [{ questionId: "disagreed-with-manager", score: 52, ...ANSWERED }],
    };
    expect(advise(person, NO_OFFER).step).toMatchObject({
      title: "Answer “Disagreement with your manager” again",
      to: "/interview/questions/disagreed-with-manager",
    });
    const later = { ...person, jobInterview: { company: "M", role: "W", daysLeft: 30 } };
    expect(advise(later, NO_OFFER).step.kind).toBe("continue");
  });

  test("names jobs to choose from by their own names, without what was ruled out", () => {
    const { step } = advise({ ...NURSE, mustStay: "No nights. I keep my license" }, NO_OFFER);
    expect(step.kind).toBe("target");
    expect(step.reason).toContain("You want a related job without night shifts.");
    expect(step.reason).toContain("Ask the board which keep your license.");
    expect(step.reason).not.toContain("Registered Nurses");
  });

  test("links each job it names, and leads to a comparison of exactly these", () => {
    const { step } = advise({ ...NURSE, mustStay: "No nights" }, NO_OFFER);
    const choices = step.choices ?? [];
    expect(choices.length).toBeGreaterThan(1);
    for (const { label } of choices) expect(step.reason).toContain(label);
    const codes = choices.map(({ to }) => to.replace("/occupations/", ""));
    expect(step.to).toBe(`/occupations/compare?codes=${codes.join(",")}`);
  });

  test("asks what they like where no job near theirs can be named", () => {
    const alone = { ...NURSE, fields: [] };
    for (const goal of ["another-field", "unknown"] as const) {
      const { step } = advise({ ...alone, goal }, NO_OFFER);
      expect(step).toMatchObject({ kind: "tell", subject: "interests" });
    }
    expect(advise(alone, NO_OFFER).step.reason).not.toMatch(/logistician|financial planner/);
  });

  test("shows a skill of the target with a question that tests it", () => {
    const target = toTarget("11-3121.00");
    const { step } = advise({ ...NURSE, goal: "another-field", target }, NO_OFFER);
    const skills: readonly string[] =
      questionById(step.to.split("/").at(-1) ?? "")?.question.skills ?? [];
    expect(step.title).toMatch(/^Show .+ with a story/);
    expect(skills.some((skill) => target.skills.includes(skill as never))).toBe(true);
  });

  test("asks for the target’s own skills, and never for a course for beginners in the same work", () => {
    const target = toTarget("11-9111.00");
    const { step, alternatives } = advise({ ...NURSE, target }, NO_OFFER);
    expect(step.kind).toBe("practice");
    expect(step.chain.map(({ state }) => state)).toContain("step");
    expect(step.chain.at(-1)?.label).toBe("Healthcare administrator");
    for (const { title } of [step, ...alternatives]) expect(title).not.toContain("Python");
  });

  test("works on the lowest of several answers for those who stay", () => {
    const { step } = advise(
      {
        ...NURSE,
        goal: "better",
        answers: [
          { questionId: "patient-gets-worse", score: 90, ...ANSWERED },
          { questionId: "gave-hard-feedback", score: 41, ...ANSWERED },
        ],
      },
      NO_OFFER,
    );
    expect(step.to).toBe("/interview/questions/gave-hard-feedback");
    expect(step.reason).toContain("Of your two answers");
  });

  test("says when an answer took too long", () => {
    const answers = [{ questionId: "gave-hard-feedback", score: 41, seconds: 290, ...ANSWERED }];
    const { step } = advise({ ...NURSE, goal: "better", answers }, NO_OFFER);
    expect(step.reason).toMatch(/It took 4:50: aim for \d minutes\./);
  });

  test("says nothing of the lowest where there is one answer only", () => {
    const answers = [{ questionId: "gave-hard-feedback", score: 41, ...ANSWERED }];
    const { step } = advise({ ...NURSE, goal: "better", answers }, NO_OFFER);
    expect(step.reason).not.toMatch(/lowest|weakest/);
  });

  test("after a break comes the question about it", () => {
    expect(advise({ ...NURSE, goal: "return" }, NO_OFFER).step.to).toBe(
      "/interview/questions/employment-gap",
    );
  });

  test("who lost the job needs a quick start before a comparison", () => {
    const why = "/interview/questions/why-leaving-your-job";
    const person = { ...NURSE, job: "Nurse, laid off", mustStay: "I have rent to pay" };
    const { step, alternatives } = advise(person, NO_OFFER);
    expect(step.to).toBe("/interview/tailored");
    expect(alternatives.map(({ to }) => to)).toContain(why);
    expect(advise({ ...person, years: 1 }, NO_OFFER).step.to).toBe(why);
  });

  test("even interests get a question, and no list of jobs", () => {
    const person: AdvicePerson = { ...NURSE, goal: "unknown", assessment: "flat" };
    const { step, alternatives } = advise(person, NO_OFFER);
    expect(step.kind).toBe("practice");
    expect([step, ...alternatives].map(({ kind }) => kind)).not.toContain("target");
  });
});

describe("a skill that an answer shows", () => {
  const target = toTarget("15-1211.01");
  const answered = ["informatics-alerts-clicked-away"];
  const give = (ids: readonly string[]): AdvicePerson => ({
    ...NURSE,
    target,
    answers: ids.map((questionId) => ({ questionId, score: 70, ...ANSWERED })),
    record: buildSkillRecord(
      [],
      ids.flatMap((questionId) => {
        const found = questionById(questionId);
        if (!found) return [];
        const skills = listEvidencedSkills(found.question);
        return [{ questionId, skills, score: 70, at: NOW.toISOString(), isOwnAccount: true }];
      }),
      NOW,
    ),
  });

  test("counts as shown in the chain, and no sentence denies it", () => {
    const { step, alternatives } = advise(give(answered), NO_OFFER);
    expect(step.chain.find(({ label }) => label === "Health Informatics")?.isShown).toBe(true);
    for (const { reason } of [step, ...alternatives])
      expect(reason).not.toMatch(/health informatics, and no answer/);
  });

  test("leads to questions of the person’s own work before technical ones of other work", () => {
    const ids = [...answered];
    for (let count = 0; count < 4; count += 1) {
      const { step } = advise(give(ids), NO_OFFER);
      expect(step.to).not.toContain("slow-join-query");
      ids.push(step.to.split("/").at(-1) ?? "");
    }
  });
});

test("a story names its own main skill", () => {
  const person: AdvicePerson = {
    ...NURSE,
    job: "Car mechanic",
    occupationCode: "49-3023.00",
    goal: "another-field",
    target: toTarget("17-3024.00"),
  };
  const { step } = advise(person, NO_OFFER);
  const main = questionById(step.to.split("/").at(-1) ?? "")?.question.skills[0];
  expect(step.title).toContain(lowerSkill(main as SkillId));
});

test("for another field, the first matches are named, not what is near the present job", () => {
  const person: AdvicePerson = {
    ...NURSE,
    job: "Car mechanic",
    occupationCode: "49-3023.00",
    goal: "another-field",
    fields: [],
    mustStay: "No heavy lifting, my shoulder hurts",
    assessment: "done",
    matches: ["17-3024.00", "17-3027.00", "17-3023.00", "49-1011.00", "17-3027.01"].map(toTarget),
  };
  const { step } = advise(person, NO_OFFER);
  expect(step.choices?.map(({ label }) => label)).toContain("mechatronics technician");
});

describe("bad input", () => {
  test("a target without skills, an unknown job, contradictory goals, everything met", () => {
    const bare: AdviceTarget = { ...toTarget("11-9111.00"), id: "occupation:x", skills: [] };
    expect(advise({ ...NURSE, target: bare }, NO_OFFER).step.title).not.toBe("");
    expect(
      advise({ ...NURSE, job: "Qwertz", occupationCode: "99-9999.99" }, NO_OFFER).step,
    ).toBeDefined();
    // The target is the job the person wants to leave.
    expect(advise({ ...NURSE, target: toTarget("29-1141.00") }, NO_OFFER).step.kind).toBe("target");
    const target = toTarget("11-9111.00");
    const record = buildSkillRecord(
      [],
      target.skills.flatMap((skill) =>
        [1, 2, 3].map((number) => ({
          questionId: `${skill}-${number}`,
          skills: [skill],
          score: 95,
          at: NOW.toISOString(),
        })),
      ),
      NOW,
    );
    const { step } = advise({ ...NURSE, target, record }, NO_OFFER);
    expect(target.skills).not.toContain(step.subject);
  });
});
