import { describe, expect, test } from "vitest";
import { toAnchor, type Block } from "~/data/prose";
import { privacy } from "./privacy";
import { terms } from "./terms";

const textOf = (blocks: Block[]) =>
  blocks.map((block) => (block.kind === "list" ? block.items.join("\n") : block.text)).join("\n");

describe.each([
  ["privacy", privacy],
  ["terms", terms],
] as const)("%s", (_name, text) => {
  test("has a date and unique heading anchors", () => {
    expect(new Date(text.updated).toISOString().slice(0, 10)).toBe(text.updated);
    const anchors = text.blocks.flatMap((block) =>
      block.kind === "heading" ? [toAnchor(block.text)] : [],
    );
    expect(anchors.length).toBeGreaterThanOrEqual(7);
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
