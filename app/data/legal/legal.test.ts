import { describe, expect, test } from "vitest";
import { toAnchor, type Block } from "~/data/prose";
import { createAccessibility } from "./accessibility";
import { createPrivacy } from "./privacy";
import { createTerms } from "./terms";

const privacy = createPrivacy({});
const terms = createTerms({});

const textOf = (blocks: Block[]) =>
  blocks.map((block) => (block.kind === "list" ? block.items.join("\n") : block.text)).join("\n");

describe.each([
  ["accessibility", createAccessibility({})],
  ["privacy", privacy],
  ["terms", terms],
] as const)("%s", (_name, text) => {
  test("has a date and unique heading anchors", () => {
    expect(new Date(text.updated).toISOString().slice(0, 10)).toBe(text.updated);
    const anchors = text.blocks.flatMap((block) =>
      block.kind === "heading" ? [toAnchor(block.text)] : [],
    );
    expect(anchors.length).toBeGreaterThanOrEqual(5);
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});

test("the privacy page lists every cookie, and counts them", () => {
  const start = privacy.blocks.findIndex(
    (block) => block.kind === "heading" && block.text === "Cookies",
  );
  const [count, list] = privacy.blocks.slice(start + 1);
  expect(count).toMatchObject({ text: expect.stringMatching(/^Ten cookies/) });
  expect(list?.kind === "list" && list.items.map((item) => item.split(":")[0])).toEqual([
    "session",
    "device",
    "link",
    "sign-in-email",
    "social-sign-in",
    "theme",
    "themeColor",
    "animations",
    "extraTime",
    "time-zone",
  ]);
});

test("the privacy page states the AI default, export and deletion", () => {
  const text = textOf(privacy.blocks);
  expect(text).toContain("no AI service is called");
  expect(text).toContain("everything as one ZIP");
  expect(text).toContain("delete your account");
});

test("both pages name the operator, as far as the server knows", () => {
  const known = {
    name: "Example University",
    address: "1 Main Street, Springfield",
    email: "a@b.org",
  };
  for (const text of [createPrivacy(known), createTerms(known)])
    expect(textOf(text.blocks)).toContain(
      "This server is run by Example University. Address: 1 Main Street, Springfield. Email: a@b.org.",
    );
  const partly = textOf(createTerms({ name: "Example Inc." }).blocks);
  expect(partly).toContain("This server is run by Example Inc.\n");
  expect(partly).not.toContain("Address:");
  for (const text of [privacy, terms]) {
    expect(textOf(text.blocks)).not.toMatch(/is run by|Address:|Email: \.|undefined/);
    expect(textOf(text.blocks)).not.toMatch(/^ /m);
  }
});

test("the terms name the law and the age only if the operator has set them", () => {
  const set = textOf(createTerms({ law: "Germany", minAge: 16 }).blocks);
  expect(set).toContain("The law of Germany applies");
  expect(set).toContain("at least 16 years old");
  expect(textOf(terms.blocks)).not.toMatch(/law of|years old/);
});

test("both pages say that idle accounts are deleted only where they are", () => {
  for (const create of [createPrivacy, createTerms]) {
    expect(textOf(create({ idleMonths: 24 }).blocks)).toContain(
      "isn’t used for 24 months is deleted",
    );
    expect(textOf(create({}).blocks)).not.toMatch(/months is deleted/);
  }
});

test("with an account server, both pages say that accounts are suspended and deleted there", () => {
  const there = textOf(createTerms({ hasAccountServer: true }).blocks);
  expect(there).toContain("suspend an account there");
  expect(there).not.toMatch(/still sign in to a suspended account|reset your password/);
  const stored = textOf(createPrivacy({ hasAccountServer: true }).blocks);
  expect(stored).toContain("on the operator’s account server");
  expect(stored).not.toMatch(/Argon2id|A suspension and its reason/);
});

test("each purpose has its legal basis", () => {
  const start = privacy.blocks.findIndex(
    (block) => block.kind === "heading" && block.text.startsWith("Why it is stored"),
  );
  const list = privacy.blocks[start + 2];
  const items = list?.kind === "list" ? list.items : [];
  expect(items.length).toBeGreaterThanOrEqual(8);
  for (const item of items) expect(item).toMatch(/^[^:]+: .*Article 6\(1\)\([abf]\)/);
});

test("the accessibility page says where to report a barrier", () => {
  expect(textOf(createAccessibility({ email: "a@b.org" }).blocks)).toContain("or write to a@b.org");
  expect(textOf(createAccessibility({}).blocks)).toContain("Use the contact page.");
});
