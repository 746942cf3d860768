import { beforeAll, describe, expect, test } from "vitest";
import { courseBySlug } from "~/data/learning/courses";
import { createClient, createSignedInClient } from "../support/client";
import { passCourse } from "../support/course";
import { openMain, openPage, readPage } from "../support/page";

const COURSE = "/learning/python-intro";
const location = (response: Response) => response.headers.get("Location");

/** A person with a certificate. */
async function createOwner() {
  const owner = await createSignedInClient();
  await passCourse(owner, "python-intro");
  const certificate = location(await owner.post(COURSE, { intent: "certificate" })) ?? "";
  return { owner, certificate };
}

describe("capstone and certificate", () => {
  let owner: Awaited<ReturnType<typeof createSignedInClient>>;
  let certificate = "";
  beforeAll(async () => {
    ({ owner, certificate } = await createOwner());
  });

  test("the checklist is saved as it was sent, and unknown items are ignored", async () => {
    const client = await createClient();
    const page = await openMain(client, `${COURSE}/capstone`);
    expect(page).toHaveText("0 of 10 checked");
    const [item = ""] = page.allByRole("checkbox").map(({ value }) => value);
    await client.post(`${COURSE}/capstone`, { item });
    expect(await openMain(client, `${COURSE}/capstone`)).toHaveText("1 of 10 checked");
    await client.post(`${COURSE}/capstone`, { item: "made-up" });
    expect(await openMain(client, `${COURSE}/capstone`)).toHaveText("0 of 10 checked");
  });

  test("a complete checklist says who checked it", async () => {
    expect(await openMain(owner, `${COURSE}/capstone`)).toHaveText(
      "You checked all 10 points. Nobody else looked at your work.",
    );
    expect(await openMain(owner, COURSE)).toHaveText("Capstone Checked by you");
  });

  test("anyone can verify a certificate by its address, and search engines don't list it", async () => {
    expect(certificate).toMatch(/^\/certificates\/[\w-]{22}$/);
    const page = await openPage(await createClient(), certificate);
    expect(page.headers.get("X-Robots-Tag")).toContain("noindex");
    for (const part of [
      "This certificate is genuine",
      "Maya Okafor",
      "Introduction to Python",
      "24 of 24 right",
      `Verify at http://pathlight.test${certificate}`,
    ])
      expect(page.main).toHaveText(part);
    expect(page.main).not.toHaveText("Delete certificate");
  });

  test("asking again gives the same certificate", async () => {
    expect(location(await owner.post(COURSE, { intent: "certificate" }))).toBe(certificate);
  });

  test("the JSON Resume names the address of the certificate", async () => {
    const file = await owner.get("/profile/skills/export?format=json-resume");
    expect((await file.json()) as object).toMatchObject({
      certificates: [
        {
          name: "Introduction to Python",
          issuer: "Pathlight",
          url: `http://pathlight.test${certificate}`,
        },
      ],
    });
  });

  test("a forged address is not found, and says what that means", async () => {
    const client = await createClient();
    for (const id of [
      "AAAAAAAAAAAAAAAAAAAAAA",
      `${certificate.slice(-22, -1)}~`,
      "1",
      "..%2F..%2Fetc",
      "'%20or%201=1",
      "x".repeat(5000),
    ]) {
      const page = await openPage(client, `/certificates/${id}`, 404);
      expect(page.main).toHaveText("There is no certificate at this address");
    }
  });

  test("it needs every quiz passed and the capstone complete, and an account", async () => {
    const client = await createSignedInClient();
    await client.post(COURSE, { intent: "start" });
    expect(location(await client.post(COURSE, { intent: "certificate" }))).toBe(COURSE);
    expect((await openPage(client, COURSE)).toasts).toEqual([
      expect.stringContaining("needs every quiz passed"),
    ]);
    const visitor = await createClient();
    await passCourse(visitor, "python-intro");
    expect(await openMain(visitor, COURSE)).toHaveText("Create an account for your certificate");
    expect(location(await visitor.post(COURSE, { intent: "certificate" }))).toBe(
      "/register?redirectTo=%2Flearning%2Fpython-intro",
    );
  });

  test("it survives a reset of a module, and only its owner deletes it", async () => {
    const { owner: former, certificate: deleted } = await createOwner();
    await former.post(`${COURSE}/reset/first-programs`, {});
    await openPage(former, deleted);
    const stranger = await createSignedInClient();
    expect(location(await stranger.get(`${deleted}/delete`))).toBe(deleted);
    expect(location(await stranger.post(`${deleted}/delete`, {}))).toBe(deleted);
    await openPage(former, deleted);
    expect(await openMain(former, `${deleted}/delete`)).toHaveText("Introduction to Python");
    expect(location(await former.post(`${deleted}/delete`, {}))).toBe(COURSE);
    await openPage(former, deleted, 404);
  });
});

describe("a whole course", () => {
  const lessons = courseBySlug("python-intro")?.syllabus.flatMap((module) => module.lessons) ?? [];

  test("on one page, with anchors that are unique", async () => {
    const main = await openMain(await createClient(), `${COURSE}/all`);
    for (const { title } of lessons) expect(main.allByRole("heading", title)).toHaveLength(1);
    const ids = main.descendants.flatMap((element) => element.attribute("id") ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test("as a file that loads and runs nothing", async () => {
    const response = await (await createClient()).get(`${COURSE}/offline`);
    expect(response.headers.get("Content-Disposition")).toBe(
      'attachment; filename="pathlight-python-intro.html"',
    );
    const page = await readPage(response);
    for (const { title } of lessons) expect(page).toHaveText(title);
    expect(page).toHaveText("Right: 1212 Both values are text.");
    const tags = page.descendants.map(({ tag }) => tag);
    expect(tags.filter((tag) => ["script", "link", "img", "iframe"].includes(tag))).toEqual([]);
    const ids = page.descendants.flatMap((element) => element.attribute("id") ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const anchors = page.links().flatMap(([, href]) => (href.startsWith("#") ? href.slice(1) : []));
    expect(anchors.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
