import { expect, test } from "vitest";
import { COURSES } from "~/data/learning/courses";
import { draftCapstoneAgenda } from "./capstone-agenda";
import { readCapstone } from "./capstones.server";

const WORK = { courseTitle: "Leadership", title: "Three stories", checkedCount: 0, itemCount: 8 };

test("tells the mentor how much of the checklist is checked, once something is", () => {
  expect(draftCapstoneAgenda(WORK)).not.toContain("checklist");
  expect(draftCapstoneAgenda({ ...WORK, checkedCount: 3 })).toContain("I checked 3 of 8 items");
});

test("fits in a request, for each course", () => {
  for (const { id, title: courseTitle } of COURSES) {
    const { title, checklist } = readCapstone(id);
    const count = checklist.length;
    const work = { courseTitle, title, checkedCount: count, itemCount: count };
    // A request takes 600 characters.
    expect(draftCapstoneAgenda(work).length).toBeLessThanOrEqual(600);
  }
});
