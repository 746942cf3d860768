import { expectPageInOrder } from "./page-check";
import { ONE_OF_EACH_KIND } from "./page-kinds";
import { expect, test } from "./test";

// Every page for everybody; of each kind one at every width and in both themes. test.ts watches the console meanwhile.

const CAREER_FIELDS = [
  "technology",
  "healthcare",
  "business",
  "education",
  "legal",
  "engineering",
  "environmental",
];
const TABS = [
  "/interview?tab=behavioral",
  "/learning?tab=soft-skills",
  "/learning?tab=data-science",
  "/learning?tab=design",
  "/mentors?tab=data",
  "/mentors?tab=product",
  "/mentors?tab=ux",
  "/mentors?tab=analytics",
  ...CAREER_FIELDS.flatMap((field) => [
    `/careers/${field}?tab=learning-paths`,
    `/careers/${field}?tab=certifications`,
  ]),
  "/assessment/2",
  "/assessment/3",
  "/assessment/5",
];

/** Without a script every layout is the same style sheet's: some pages tell enough. */
const SHARE_WITHOUT_SCRIPT = 3;
/** Roles, mentors and occupations share a layout each; so do lessons, with other code, tables and figures in each. */
const SHARE_OF_ROLES = 5;
const SHARE_OF_MENTORS = 5;
const SHARE_OF_LESSONS = 11;
const SHARE_OF_OCCUPATIONS = 100;
const SHARD_COUNT = 4;

for (let shard = 0; shard < SHARD_COUNT; shard += 1) {
  test(`every page fits every screen, and axe finds nothing, part ${shard + 1} of ${SHARD_COUNT}`, async ({
    page,
    request,
    javaScriptEnabled,
  }) => {
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = ""]) => new URL(address).pathname,
    );
    expect(listed.length).toBeGreaterThan(90);
    const roles = listed.filter((path) => /^\/careers\/\w+\/(?!certifications)/.test(path));
    const occupations = listed.filter((path) => path.startsWith("/occupations/"));
    const mentors = listed.filter((path) => path.startsWith("/mentors/"));
    const lessons = listed.filter((path) => /^\/learning\/[\w-]+\/./.test(path));
    const paths = new Set([
      ...ONE_OF_EACH_KIND,
      ...TABS,
      ...listed.filter(
        (path) => ![...roles, ...mentors, ...lessons, ...occupations].includes(path),
      ),
      ...occupations.filter((_, index) => index % SHARE_OF_OCCUPATIONS === 0),
      ...mentors.filter((_, index) => index % SHARE_OF_MENTORS === 0),
      ...roles.filter((_, index) => index % SHARE_OF_ROLES === 0),
      ...lessons.filter((_, index) => index % SHARE_OF_LESSONS === 0),
    ]);
    const ownPaths = [...paths]
      .filter((_, index) => index % SHARD_COUNT === shard)
      .filter((_, index) => javaScriptEnabled || index % SHARE_WITHOUT_SCRIPT === 0);
    for (const path of ownPaths)
      await expectPageInOrder(page, path, {
        javaScriptEnabled,
        isKindTested: !ONE_OF_EACH_KIND.has(path) && path !== lessons[0],
      });
  });
}
