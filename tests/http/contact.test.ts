import { expect, test } from "vitest";
import { countRowsContaining } from "../support/database";
import { createSignedInClient, textOf, createClient } from "../support/client";

const createMessage = (words: string) => ({
  name: "Maya Okafor",
  email: "Maya@Example.com",
  topic: "question",
  message: words,
});

test("a message is saved and confirmed with a toast", async () => {
  const client = await createClient();
  const response = await client.post("/contact", createMessage("How do I\r\nchange my name?"));
  expect([response.status, response.headers.get("Location")]).toEqual([302, "/contact"]);
  expect(textOf(await (await client.get("/contact")).text())).toContain("Message sent");
  expect(countRowsContaining("How do I\\nchange my name?")).toEqual({ contact_messages: 1 });
});

test.each([
  ["name", "", "Enter your name."],
  ["name", "x".repeat(101), "Use at most 100 characters."],
  ["name", "two\nlines", "Use plain text without line breaks"],
  ["email", "maya@", "Enter an address like name@example.com."],
  ["topic", "", "Choose a topic."],
  ["topic", "gossip", "Choose a topic."],
  ["message", "  \n ", "Write your message."],
  ["message", "x".repeat(5001), "Use at most 5000 characters."],
  ["message", "hidden \u202e text", "Use plain text without hidden characters."],
])(
  "%s = %j: 400, the words under the field, the rest kept, nothing stored",
  async (field, value, words) => {
    const client = await createClient();
    const response = await client.post("/contact", {
      ...createMessage("not to be stored"),
      [field]: value,
    });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(textOf(html)).toContain(words);
    expect(html).toMatch(new RegExp(`id="contact-${field}-error"`));
    if (field !== "message") expect(html).toContain("not to be stored</textarea>");
    expect(countRowsContaining("not to be stored")).toEqual({});
  },
);

test("markup comes back as text", async () => {
  const html = await (
    await (
      await createClient()
    ).post("/contact", { ...createMessage("</textarea><script>alert(1)</script>"), email: "no" })
  ).text();
  expect(html).not.toContain("<script>alert(1)");
});

test("the eleventh message within an hour is 429 with the time to wait and the text filled in", async () => {
  const client = await createClient();
  for (let count = 0; count < 10; count += 1)
    expect((await client.post("/contact", createMessage("again"))).status).toBe(302);
  const response = await client.post("/contact", createMessage("one too many"));
  const html = await response.text();
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(textOf(html)).toContain("Too many messages from your network. Try again in 60 minutes.");
  expect(html).toContain("one too many</textarea>");
  expect(countRowsContaining("one too many")).toEqual({});
});

test("name and email are filled in for signed-in users", async () => {
  const client = await createSignedInClient();
  const html = await (await client.get("/contact")).text();
  expect(html).toContain('value="Maya Okafor"');
  expect(html).toContain(`value="${client.email}"`);
});
