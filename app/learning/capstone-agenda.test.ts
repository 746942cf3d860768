import { expect, test } from "vitest";
import { COURSES } from "~/data/learning/courses";
import { draftCapstoneAgenda } from "./capstone-agenda";
import { readCapstone } from "./capstones.server";

const draft = (...checked: boolean[]) =>
  draftCapstoneAgenda({
    courseTitle: "Leadership",
    title: "Three stories",
    checklist: checked.map((isChecked, index) => ({ text: `Item ${index + 1}.`, isChecked })),
  });

test("tells the mentor what of the checklist is checked and open, once something is checked", () => {
  expect(draft(false, false)).not.toContain("checklist");
  expect(draft(true, true)).toContain("I checked 2 of 2 items of its checklist. I’ll show");
  expect(draft(true, false)).toContain("I checked 1 of 2 items of its checklist. Open: “Item 2.”");
  expect(draft(true, false, false, false)).toContain("Open, among others: “Item 2” and “Item 3.”");
});

test("fits in a request, for each course", () => {
  for (const { id, title: courseTitle } of COURSES) {
    const { title, checklist } = readCapstone(id);
    const lengths = checklist.map((_, checkedCount) => {
      const items = checklist.map(({ text }, index) => ({ text, isChecked: index < checkedCount }));
      return draftCapstoneAgenda({ courseTitle, title, checklist: items }).length;
    });
    // A request takes 600 characters.
    expect(Math.max(...lengths), id).toBeLessThanOrEqual(600);
  }
});
