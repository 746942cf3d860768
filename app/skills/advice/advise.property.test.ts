import fc from "fast-check";
import { expect, test } from "vitest";
import { CAREER_GOALS } from "~/data/career-goals";
import { CAREER_FIELDS } from "~/data/careers/fields";
import { COURSES } from "~/data/learning/courses";
import { MENTORS } from "~/data/mentors";
import { listQuestions, questionById } from "~/data/questions/cards.server";
import { listEvidencedSkills } from "~/data/questions/evidenced-skills";
import { SKILLS } from "~/data/skills";
import { listOccupations } from "~/occupations/occupations.server";
import { buildSkillRecord } from "~/skills/record";
import { advise } from "./advise";
import { toTarget } from "./moves";
import type { AdviceOffer, AdvicePerson } from "./types";
import { countWords } from "./words";

const NOW = new Date("2026-03-01T00:00:00Z");
const AT = NOW.toISOString();
const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const pick = <T>(values: readonly T[]) => fc.constantFrom(...values);

const LINES = [
  "No heavy lifting, my shoulder hurts",
  "no nights; keeps her license; stays in Cork",
  "laid off, rent to pay",
  "I want my own shop",
  "I want to build a team; no MBA",
  "exam in two months, why should I finish?",
  "I can’t do this any more",
];

const targets = pick(listOccupations()).map(toTarget);
const answers = fc.uniqueArray(
  fc.record({
    questionId: pick(listQuestions()).map(({ question }) => question.id),
    score: fc.integer({ min: 0, max: 100 }),
    isOpen: fc.boolean(),
    at: fc.constant(AT),
  }),
  { selector: ({ questionId }) => questionId, maxLength: 6 },
);

const persons: fc.Arbitrary<AdvicePerson> = fc
  .record({
    job: optional(
      pick(["Nurse", "Reporter", "Caring for my mother", "x", "Civil engineer, now a driver"]),
    ),
    occupationCode: optional(pick(listOccupations()).map(({ code }) => code)),
    years: optional(fc.integer({ min: 0, max: 50 })),
    goal: optional(pick(CAREER_GOALS).map(({ value }) => value)),
    mustStay: optional(pick(LINES)),
    fields: fc.uniqueArray(
      pick(CAREER_FIELDS).map(({ slug }) => slug),
      { maxLength: 3 },
    ),
    target: optional(targets),
    matches: fc.uniqueArray(targets, { selector: ({ id }) => id, maxLength: 8 }),
    assessment: pick(["none", "open", "unusable", "flat", "done"] as const),
    answers,
    courses: fc.uniqueArray(
      fc
        .record({ courseId: pick(COURSES).map(({ id }) => id), isCompleted: fc.boolean() })
        .map((course) => ({ ...course, to: `/learning/${course.courseId}` })),
      { selector: ({ courseId }) => courseId, maxLength: 3 },
    ),
    openSession: optional(fc.constant({ id: "s1", title: "Leadership", left: 2 })),
    jobInterview: optional(
      fc.record({
        company: fc.constant("Marlow"),
        role: fc.constant("Nurse"),
        daysLeft: fc.integer({ min: -2, max: 40 }),
      }),
    ),
    textSkills: fc.uniqueArray(
      pick(SKILLS).map(({ id }) => id),
      { maxLength: 4 },
    ),
    textKind: optional(pick(["resume", "posting"] as const)),
  })
  .map((person) => ({ ...person, record: recordOf(person.answers), refused: new Set<string>() }));

const offers: fc.Arbitrary<AdviceOffer> = fc.record({
  mentors: fc.subarray([...MENTORS]),
  dueQuestionIds: fc.constant([]),
});

function recordOf(given: AdvicePerson["answers"]): AdvicePerson["record"] {
  const scored = given.flatMap(({ questionId, score, at }) => {
    const found = questionById(questionId);
    return found ? [{ questionId, score, at, skills: listEvidencedSkills(found.question) }] : [];
  });
  return buildSkillRecord([], scored, NOW);
}

const PATHS =
  /^\/(?:about-you|assessment(?:\/results\/\w+)?|interview(?:\/(?:tailored|questions\/[a-z0-9-]+|sessions\/\w+))?|learning\/[a-z0-9-]+(?:\/[a-z0-9-]+)?|mentors\/[a-z0-9-]+|careers\/[a-z-]+\/[a-z-]+|occupations(?:\/\d\d-\d{4}\.\d\d|\/compare\?codes=\d\d-\d{4}\.\d\d(?:,\d\d-\d{4}\.\d\d){1,2})?|resources|settings)$/;
const RUNS = { numRuns: 120 };

test("bounded words, existing paths, and three different items", () => {
  fc.assert(
    fc.property(persons, offers, (person, offer) => {
      const { step, alternatives } = advise(person, offer);
      expect(alternatives.length).toBeLessThanOrEqual(2);
      const steps = [step, ...alternatives];
      expect(new Set(steps.map(({ to }) => to)).size).toBe(steps.length);
      for (const { kind } of alternatives) {
        expect(kind).not.toBe(step.kind);
        if (person.target) expect(kind).not.toBe("target");
      }
      for (const { title, reason, strength, to } of steps) {
        expect(countWords(title), title).toBeLessThanOrEqual(9);
        expect(countWords(`${reason} ${strength ?? ""}`), reason).toBeLessThanOrEqual(40);
        expect(reason, title).not.toBe("");
        expect(to).toMatch(PATHS);
      }
    }),
    RUNS,
  );
});

test("never what is refused, until everything is", () => {
  fc.assert(
    fc.property(persons, offers, (person, offer) => {
      const refused = new Set<string>();
      for (let round = 0; round < 12; round++) {
        const { step, alternatives } = advise({ ...person, refused }, offer);
        if (step.subject === "refused-steps") break;
        for (const { kind, subject } of [step, ...alternatives])
          expect(refused.has(`${kind}:${subject}`)).toBe(false);
        refused.add(`${step.kind}:${step.subject}`);
      }
    }),
    { numRuns: 30 },
  );
});

test("never a mentor who isn’t offered, a finished course, or a repeat of what was never answered", () => {
  fc.assert(
    fc.property(persons, offers, (person, offer) => {
      const { step, alternatives } = advise(person, offer);
      const finished = person.courses.filter(({ isCompleted }) => isCompleted);
      for (const { kind, subject, to, title } of [step, ...alternatives]) {
        if (kind === "ask") expect(offer.mentors.map(({ id }) => id)).toContain(subject);
        if (kind === "learn")
          expect(finished.map(({ courseId }) => courseId)).not.toContain(to.split("/")[2]);
        if (/^Answer .* again$/.test(title))
          expect(person.answers.map(({ questionId }) => questionId)).toContain(to.split("/")[3]);
      }
    }),
    RUNS,
  );
});

test("a good answer to the step’s question gives way to another item, and takes away no other advice", () => {
  fc.assert(
    fc.property(persons, offers, (person, offer) => {
      const { step } = advise(person, offer);
      if (step.kind !== "practice") return;
      const questionId = step.to.split("/")[3] ?? "";
      const others = person.answers.filter((answer) => answer.questionId !== questionId);
      const given = [...others, { questionId, score: 95, isOpen: false, at: AT }];
      const next = advise({ ...person, answers: given, record: recordOf(given) }, offer);
      expect(next.step.to).not.toBe(step.to);
      expect(next.step.subject).not.toBe("refused-steps");
    }),
    RUNS,
  );
});

test("the order of answers makes no difference", () => {
  fc.assert(
    fc.property(persons, offers, (person, offer) => {
      const turned = { ...person, answers: person.answers.toReversed() };
      expect(advise(turned, offer).step.to).toBe(advise(person, offer).step.to);
    }),
    RUNS,
  );
});
