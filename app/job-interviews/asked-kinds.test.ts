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

test("a posting on conflict with management and on safeguarding asks for a conflict with a manager", () => {
  const posting =
    "Deal with conflict within the team and with senior management, safeguard vulnerable adults.";
  expect(listAskedKinds({ role: "Clerk", field: null, posting }).slice(0, 2)).toContain(
    "conflict-manager",
  );
});

test("without a posting, only the kinds of the field are named", () => {
  expect(listNamedKinds({ role: "Clerk", field: null, posting: "" })).toEqual([]);
  expect(listNamedKinds({ ...NURSE, posting: "" })).toEqual([
    "difficult-customer",
    "mistake",
    "bad-news",
  ]);
  expect(listNamedKinds(NURSE)).toEqual(listAskedKinds(NURSE));
});

test("a posting of 20,000 characters is read at once", () => {
  const posting = "team patients deadline lead ".repeat(715).slice(0, 20_000);
  const start = performance.now();
  listAskedKinds({ ...NURSE, posting });
  expect(performance.now() - start).toBeLessThan(200);
});
