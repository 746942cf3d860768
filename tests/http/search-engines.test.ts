import { expect, test } from "vitest";
import { ORIGIN, createSignedInClient, createClient } from "../support/client";
import { execute } from "../support/database";

const client = await createClient();

async function readHead(path: string, by = client) {
  const html = await (await by.get(path)).text();
  const content = (attribute: string) =>
    new RegExp(`<meta ${attribute} content="([^"]*)"`).exec(html)?.[1];
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    description: content('name="description"'),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    robots: content('name="robots"'),
    og: {
      title: content('property="og:title"'),
      url: content('property="og:url"'),
      type: content('property="og:type"'),
      image: content('property="og:image"'),
    },
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
    ),
  };
}

async function listSitemapPaths(): Promise<string[]> {
  const xml = await (await client.get("/sitemap.xml")).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) =>
    address.slice(ORIGIN.length),
  );
}

test("the sitemap lists every public page once, with its canonical URL", async () => {
  // Mentors of other tests, who share a name.
  execute("update mentor_profiles set status = 'paused'");
  const response = await client.get("/sitemap.xml");
  expect([response.status, response.headers.get("Content-Type")]).toEqual([
    200,
    "application/xml; charset=utf-8",
  ]);
  // Without APP_URL its addresses are those the request claimed.
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const paths = await listSitemapPaths();
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of [
    "/",
    "/interview",
    "/assessment",
    "/careers/legal",
    "/careers/legal/litigation",
    "/careers/finance",
    "/learning/python-intro",
    "/mentors/hannah-brandt",
    "/blog/tell-me-about-yourself",
    "/contact",
  ])
    expect(paths).toContain(path);
  const titles = new Map<string, string>();
  for (const path of paths) {
    const { title = "", description, canonical, robots, og } = await readHead(path);
    expect([path, canonical, og.url, robots]).toEqual([
      path,
      ORIGIN + path,
      ORIGIN + path,
      undefined,
    ]);
    expect(description?.length, path).toBeGreaterThan(40);
    expect(og.title, path).toBeTruthy();
    expect(titles.get(title), `${path} has the title of another page`).toBeUndefined();
    titles.set(title, path);
  }
});

test("robots.txt names the sitemap and excludes personal pages", async () => {
  const response = await client.get("/robots.txt");
  expect([response.status, response.headers.get("Content-Type")]).toEqual([
    200,
    "text/plain; charset=utf-8",
  ]);
  const text = await response.text();
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  for (const path of [
    "/auth/",
    "/profile",
    "/settings",
    "/interview/sessions/",
    "/assessment/results/",
  ])
    expect(text).toContain(`Disallow: ${path}\n`);
});

test("personal pages are noindex without a canonical URL", async () => {
  const signedInClient = await createSignedInClient();
  for (const path of [
    "/profile",
    "/profile/skills",
    "/profile/learning",
    "/profile/sessions",
    "/settings/profile",
    "/settings/account",
    "/settings/account/delete",
    "/assessment/1",
  ]) {
    const { canonical, robots } = await readHead(path, signedInClient);
    expect([path, canonical, robots]).toEqual([path, undefined, "noindex"]);
  }
});

test("a tab of a page has the page's address", async () => {
  expect((await readHead("/careers/legal?tab=certifications")).canonical).toBe(
    `${ORIGIN}/careers/legal`,
  );
  expect((await readHead("/interview?tab=case")).canonical).toBe(`${ORIGIN}/interview`);
});

test("the home page is described as the site, an article as an article", async () => {
  expect((await readHead("/")).data).toEqual([
    expect.objectContaining({
      "@context": "https://schema.org",
      "@type": "WebSite",
      name: "Pathlight",
      url: `${ORIGIN}/`,
      publisher: expect.objectContaining({ "@type": "Organization" }),
    }),
  ]);
  const { data, og } = await readHead("/blog/tell-me-about-yourself");
  expect(og.type).toBe("article");
  expect(data).toEqual([
    expect.objectContaining({
      "@type": "BlogPosting",
      headline: expect.any(String),
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      url: `${ORIGIN}/blog/tell-me-about-yourself`,
    }),
  ]);
  expect((await readHead("/about")).data).toEqual([]);
});

test("the icons and the manifest are there, and the manifest's icons too", async () => {
  const html = await (await client.get("/")).text();
  const linked = [
    ...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]*)"/g),
  ].map(([, to = ""]) => to);
  expect(linked).toEqual([
    "/favicon.ico",
    "/icon.svg",
    "/apple-touch-icon.png",
    "/manifest.webmanifest",
  ]);
  const manifest = (await (await client.get("/manifest.webmanifest")).json()) as {
    name: string;
    start_url: string;
    icons: { src: string; type: string }[];
  };
  expect([manifest.name, manifest.start_url]).toEqual(["Pathlight", "/"]);
  for (const path of linked) expect((await client.get(path)).status, path).toBe(200);
  for (const { src, type } of manifest.icons)
    expect((await client.get(src)).headers.get("Content-Type"), src).toContain(type);
});

test("a course says what it is", async () => {
  const { data } = await readHead("/learning/python-intro");
  expect(data).toEqual([
    expect.objectContaining({
      "@type": "Course",
      name: "Introduction to Python",
      url: `${ORIGIN}/learning/python-intro`,
      provider: expect.objectContaining({ "@type": "Organization" }),
    }),
  ]);
});

test("the picture shown when a page is shared is there", async () => {
  const { og } = await readHead("/");
  expect(og.image).toBe(`${ORIGIN}/og.png`);
  const response = await client.get("/og.png");
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  const [width, height] = [16, 20].map((at) => new DataView(bytes).getUint32(at));
  expect([width, height]).toEqual([1200, 630]);
});

const bytes = await (await client.get("/og.png")).arrayBuffer();
