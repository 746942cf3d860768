import { expect, test } from "vitest";
import { tabbedFieldBySlug } from "~/data/careers/fields";
import { findOfficialRole, formatRanges } from "./official-role.server";

const official = (field: string) =>
  (tabbedFieldBySlug(field)?.roles ?? []).flatMap((role) => findOfficialRole(role) ?? []);

test("a role that no occupation is has no figures", () => {
  const slugs = official("technology").map(({ role }) => role.slug);
  expect(slugs).toContain("data-scientist");
  expect(slugs).not.toContain("cloud-engineer");
});

test("a range, or one figure where both ends are the same", () => {
  const [first] = official("technology");
  const outlook = first?.outlook ?? expect.unreachable();
  const teaching = { ...outlook, medianPay: 62_340, growth: -1.6 };
  const data = { ...outlook, medianPay: 112_590, growth: 33.5 };
  expect(formatRanges([data, teaching])).toEqual({ pay: "$62–113k", growth: "−2 to +34%" });
  expect(formatRanges([data])).toEqual({ pay: "$113k", growth: "+34%" });
});
