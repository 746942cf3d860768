import { expect, test } from "vitest";
import { STORY_KIND_IDS } from "~/data/story-kinds";
import { listAskedKinds, listNamedKinds } from "./asked-kinds";

const NURSE = {
  role: "Ward sister",
  field: "healthcare",
  posting:
    "You will lead a team of twelve nurses, teach students, and improve how the ward works. You speak up for patients and report errors.",
};

test("the words of a posting say which kinds it asks for", () => {
  const kinds = listAskedKinds(NURSE);
  expect(kinds.slice(0, 2)).toEqual(["leading", "difficult-customer"]);
  expect(kinds).toEqual(
    expect.arrayContaining(["teaching", "change", "conflict-manager", "mistake"]),
  );
  expect(kinds).not.toContain("saying-no");
});

test("without a posting all twelve are asked, those of the role and field first", () => {
  const kinds = listAskedKinds({ ...NURSE, posting: "" });
  expect(kinds.toSorted()).toEqual([...STORY_KIND_IDS].toSorted());
  expect(kinds[0]).toBe("leading");
  expect(listAskedKinds({ role: "Clerk", field: null, posting: "" })).toEqual([...STORY_KIND_IDS]);
});

test("a posting that says little is filled up with what nearly everybody is asked", () => {
  const kinds = listAskedKinds({ role: "Clerk", field: null, posting: "Come as you are." });
  expect(kinds).toHaveLength(6);
  expect(kinds[0]).toBe("conflict-colleague");
});

test("what every posting says of the company, the training and the rules names no kind", () => {
  const posting =
    "We are a leading, family-owned company and seek a highly motivated person with high standards. You are responsible for keeping our policies and report to the shift supervisor. Full training given. We are an equal opportunity employer in the recruitment process and in every decision on pay. Parental leave, ten public holidays.";
  expect(listAskedKinds({ role: "Clerk", field: null, posting })).toEqual(
    listAskedKinds({ role: "Clerk", field: null, posting: "Come as you are." }),
  );
});

test.each([
  [
    "Electrician",
    "Find faults and put them right first time. You are comfortable working alone in occupied homes, explaining the work to homeowners. You will look after one apprentice. Callouts one weekend in four.",
    ["little-information", "mistake", "difficult-customer", "teaching", "pressure"],
  ],
  [
    "Care assistant",
    "Help older residents, many of whom live with dementia. You are kind, patient and reliable, and tell the senior carer about any change.",
    ["difficult-customer", "bad-news"],
  ],
  [
    "Nurse",
    "You work as part of a team, hand over safely, handle complaints of relatives.",
    ["conflict-colleague", "difficult-customer"],
  ],
  [
    "Mechanic",
    "You lead eight technicians and bring in new ways of working.",
    ["leading", "change"],
  ],
  [
    "Warehouse operative",
    "Meet daily pick rates and keep errors low, as part of a team. Report hazards. Overtime in peak season.",
    ["mistake", "proud-result", "conflict-colleague", "pressure"],
  ],
  [
    "Software engineer",
    "Write blameless postmortems, mentor others, be comfortable with ambiguity, disagree openly and commit.",
    ["mistake", "teaching", "little-information", "conflict-manager", "conflict-colleague"],
  ],
])("%s: the words of the trade name their kinds", (role, posting, kinds) => {
  const asked = listAskedKinds({ role, field: null, posting });
  expect(asked.slice(0, kinds.length).toSorted()).toEqual(kinds.toSorted());
});

test("a posting on conflict with management and on poor practice asks for a conflict with a manager", () => {
  const posting =
    "Deal with conflict within the team and with senior management, challenge poor practice.";
  expect(listAskedKinds({ role: "Clerk", field: null, posting }).slice(0, 2)).toContain(
    "conflict-manager",
  );
});

test("without a posting, only the kinds of the field are named", () => {
  expect(listNamedKinds({ role: "Clerk", field: null, posting: "" })).toEqual([]);
  expect(listNamedKinds({ ...NURSE, posting: "" })).toEqual([
    "difficult-customer",
    "mistake",
    "pressure",
  ]);
  expect(listNamedKinds(NURSE)).toEqual(listAskedKinds(NURSE));
});

test("a posting of 20,000 characters is read at once", () => {
  const posting = "team patients deadline lead ".repeat(715).slice(0, 20_000);
  const start = performance.now();
  listAskedKinds({ ...NURSE, posting });
  expect(performance.now() - start).toBeLessThan(200);
});
