import { expect, test } from "vitest";
import { CAREER_FIELDS, TABBED_FIELDS } from "~/data/careers/fields";
import { findRolePath } from "~/data/careers/guides/guides";
import { getSkillNames } from "~/data/skills";
import { describeFigures } from "../../scripts/figures-table";
import { createClient, createSignedInClient } from "../support/client";
import { PAGE_MAX, byteLength, countElements } from "../support/page-size";
import { openPage } from "../support/page";

const client = await createClient();

const ROLES = CAREER_FIELDS.flatMap((field) =>
  field.roles.map((role) => ({ path: `/careers/${field.slug}/${role.slug}`, field, role })),
);

test("the sitemap lists the 54 roles of nine fields, and a page of certificates where a field has them", async () => {
  const xml = await (await client.get("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>[^<]*(\/careers\/[a-z]+\/[a-z-]+)<\/loc>/g)].map(
    ([, path]) => path ?? "",
  );
  expect(paths.filter((path) => !path.endsWith("/certifications"))).toEqual(
    ROLES.map(({ path }) => path),
  );
  expect(ROLES).toHaveLength(54);
  expect(paths.filter((path) => path.endsWith("/certifications"))).toEqual(
    [...TABBED_FIELDS.map(({ slug }) => slug), "finance"].map(
      (slug) => `/careers/${slug}/certifications`,
    ),
  );
});

test.each(ROLES)(
  "$path: figures, key skills, a day, a way in, sources",
  async ({ path, field, role }) => {
    const page = await openPage(client, path);
    const { main } = page;
    expect(main.headings(1).map(({ text }) => text)).toEqual([role.title]);
    const { pay, growth, group } = describeFigures(role);
    expect(main).toHaveText(`Median pay a year ${pay}`);
    expect(main).toHaveText(`Growth ${growth}`);
    if (group) expect(main).toHaveText(`these are those of its group, “${group}.”`);
    expect(main).toHaveText(/Median pay a year \$[\d,]+ (?:[\w ,/-]+, )?United States, May 2024/);
    expect(main).toHaveText(/Openings a year [\d,]+ (?:[\w ,/-]+, )?United States/);
    for (const skill of getSkillNames(role.skills)) expect(main).toHaveText(skill);
    for (const heading of ["Day to day", "How to get in", "A first step this week"])
      expect(main.getByRole("heading", heading).tag).toBe("h2");
    const links = main.links().map(([, href]) => href);
    expect(links).toContain(`/occupations/${role.onetCode}`);
    for (const other of field.roles)
      if (other !== role) expect(links).toContain(`/careers/${field.slug}/${other.slug}`);
    for (const { link } of findRolePath(field, role)?.sources ?? []) expect(links).toContain(link);
    const [maxBytes, maxElements] = PAGE_MAX;
    expect(byteLength(page.source)).toBeLessThanOrEqual(maxBytes);
    expect(countElements(page.source)).toBeLessThanOrEqual(maxElements);
  },
);

test("every card of finance and marketing leads to its role's page", async () => {
  for (const { slug, roles } of CAREER_FIELDS.slice(TABBED_FIELDS.length)) {
    const { main } = await openPage(client, `/careers/${slug}`);
    for (const { title, slug: role } of roles) {
      const card = main.cards.find((each) => each.allByRole("heading", title).length > 0);
      expect(card?.links().map(([, href]) => href)).toEqual([`/careers/${slug}/${role}`]);
    }
  }
});

test("figures that are a group's name the group, and none is called a sample", async () => {
  const fund = (await openPage(client, "/careers/finance/investment-strategy")).main;
  expect(fund).toHaveText(
    "It has no figures of its own; these are those of its group, “Financial managers.”",
  );
  expect(fund).toHaveText("Median pay of financial managers $161,700");
  expect(fund.text).not.toMatch(/sample/i);
  const analysts = (await openPage(client, "/careers/finance/financial-analysis")).main;
  expect(analysts.text).not.toMatch(/no figures of its own|sample/i);
  expect(analysts).toHaveText("Median pay a year $101,350");
  const research = (await openPage(client, "/careers/legal/legal-research")).main;
  expect(research).toHaveText(
    "The nearest official occupation is Paralegals and Legal Assistants . Its figures:",
  );
  expect(research).toHaveText("Median pay of paralegals and legal assistants $61,010");
  expect((await openPage(client, "/careers/legal/litigation")).main.text).not.toMatch(
    /, sample|are samples/i,
  );
});

test("finance compares its certificates and says whom they suit; marketing links to its own", async () => {
  const { main } = await openPage(client, "/careers/finance/certifications");
  for (const name of ["Chartered Financial Analyst", "Certified Public Accountant"])
    expect(main.getByRole("heading", name).tag).toBe("h3");
  expect(main.text.match(/Whom it suits/g)).toHaveLength(6);
  expect(main.links().map(([, href]) => href)).not.toContain("/careers/finance?tab=certifications");
  await openPage(client, "/careers/marketing/certifications", 404);
  const role = (await openPage(client, "/careers/marketing/digital-marketing")).main;
  const links = role.links().map(([, href]) => href);
  expect(links).toContain("https://skillshop.withgoogle.com/");
  expect(links.filter((href) => /^\/careers\/.*(tab=|certifications)/.test(href))).toEqual([]);
});

test("a role of finance can be a person's target", async () => {
  const person = await createSignedInClient();
  await person.post("/careers/finance/corporate-finance", { intent: "choose" });
  const page = await openPage(person, "/profile/skills");
  expect(page.main).toHaveText("Corporate Finance");
});
