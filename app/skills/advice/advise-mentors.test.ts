import { describe, expect, test } from "vitest";
import { advise } from "./advise";
import { NURSE, toTarget } from "./test-person";
import type { AdviceTarget } from "./types";

describe("mentors", () => {
  const mentor = (id: string, specialties: AdviceTarget["skills"], fields?: string[]) => ({
    id,
    name: `Mentor ${id}`,
    title: "Analyst, reports",
    price: 0,
    specialties: [...specialties],
    ...(fields && { fields }),
  });

  test("comes from the person’s field and knows what is missing", () => {
    const target = toTarget("11-9111.00");
    const mentors = [
      mentor("code", ["python"], ["technology"]),
      mentor("ward", ["patient-care"], ["healthcare"]),
      mentor("budget", ["healthcare-operations"], ["healthcare"]),
    ];
    const { step, alternatives } = advise({ ...NURSE, target }, { mentors, dueQuestionIds: [] });
    const asked = [step, ...alternatives].find(({ kind }) => kind === "ask");
    expect(asked).toMatchObject({ subject: "budget", to: "/mentors/budget" });
    expect(asked?.reason).toContain("Mentor budget is an analyst and can help you with");
  });

  test("a trade is helped by nobody from a field it only looks at", () => {
    const mentors = [mentor("quality", ["quality-control"], ["engineering"])];
    const electrician = { ...NURSE, job: "Electrician", occupationCode: "47-2111.00" };
    const apprentice = { ...NURSE, job: "Apprentice car mechanic", occupationCode: "49-3023.00" };
    for (const person of [electrician, { ...apprentice, goal: "first-job" as const }]) {
      const offer = { mentors, dueQuestionIds: [] };
      const { step, alternatives } = advise({ ...person, fields: ["engineering"] }, offer);
      expect([step, ...alternatives].map(({ kind }) => kind)).not.toContain("ask");
    }
  });

  test("nobody is named who works in another field", () => {
    const mentors = [mentor("code", ["python"])];
    const { step, alternatives } = advise(NURSE, { mentors, dueQuestionIds: [] });
    expect([step, ...alternatives].map(({ kind }) => kind)).not.toContain("ask");
  });
});
