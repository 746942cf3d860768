import { expect, test } from "vitest";
import { createClient } from "../support/client";

const MESSAGE =
  "The page about salaries shows the same figure twice, and the link below it is broken.";

test("refused in a flood, a form gets a plain page that costs little and keeps what was sent", async () => {
  const client = await createClient();
  const send = () =>
    client.post("/contact", {
      name: "Maya Okafor",
      email: "maya@example.com",
      topic: "other",
      message: MESSAGE,
    });
  const responses = await Promise.all(Array.from({ length: 40 }, send));
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(30);
  const pages = await Promise.all(refused.map((response) => response.text()));
  const plain = pages.filter((page) => page.includes("That was too often"));
  expect(plain.length).toBeGreaterThan(20);
  for (const [index, page] of pages.entries()) {
    expect(Number(refused[index]?.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(page).toContain(MESSAGE);
    expect(page).toMatch(/again in \d+ minutes?/);
  }
  for (const page of plain) {
    expect(page.length).toBeLessThan(3000);
    expect(page).toContain('<form method="post" action="/contact"');
    expect(page).toContain('name="email" value="maya@example.com"');
  }
  // Alone, the same refusal is the page itself.
  const alone = await send();
  expect(alone.status).toBe(429);
  expect(await alone.text()).toContain('<header class="site-header');
});

test("one network gets 120 pages a minute that say what is wrong, then plain ones that keep what was sent", async () => {
  const client = await createClient();
  const send = () => client.post("/contact", { name: "Maya", email: "maya@", message: MESSAGE });
  for (let count = 0; count < 120; count += 1) {
    const response = await send();
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain("Enter an address like name@example.com.");
    expect(page).toContain(MESSAGE);
  }
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  const page = await refused.text();
  expect(page).toContain("That was too often");
  expect(page).toContain(MESSAGE);
  expect(page).toContain('name="email" value="maya@"');
  // What is right is accepted, and other networks are not concerned.
  const correct = { name: "Maya", email: "maya@example.com", topic: "other", message: MESSAGE };
  expect((await client.post("/contact", correct)).status).toBe(302);
  const other = await createClient();
  expect((await other.post("/contact", { name: "Maya" })).status).toBe(400);
});
