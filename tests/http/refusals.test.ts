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
