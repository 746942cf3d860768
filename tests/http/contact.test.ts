import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { countRowsContaining, execute } from "../support/database";
import { createClient, createSignedInClient } from "../support/client";
import { openMain, postForm } from "../support/page";

const createMessage = (words: string) => ({
  name: "Maya Okafor",
  email: "Maya@Example.com",
  topic: "question",
  message: words,
});

test("a message is saved and confirmed on a page of its own, for its sender alone", async () => {
  const client = await createClient();
  const response = await client.post("/contact", createMessage("How do I\r\nchange my name?"));
  const path = response.headers.get("Location") ?? "";
  expect([response.status, path]).toEqual([
    302,
    expect.stringMatching(/^\/contact\/sent\/[\w-]+$/),
  ]);
  const sent = await openMain(client, path);
  expect(sent).toHaveText("Your message was sent");
  expect(sent).toHaveText("How do I change my name?");
  expect(sent).toHaveText("maya@example.com");
  expect(sent).toHaveText(/Reference [0-9A-F]{4}-[0-9A-F]{4}/);
  expect((await openMain(client, "/contact")).getField("message").value).toBe("");
  expect(countRowsContaining("How do I\\nchange my name?")).toEqual({ contact_messages: 1 });
  for (const [other, status] of [
    [await createClient(), 302],
    [await createSignedInClient(), 404],
  ] as const)
    expect((await other.get(path)).status).toBe(status);
});

test("a message sent twice is one message", async () => {
  const client = await createSignedInClient();
  const message = createMessage("A button pressed twice.");
  const [first, second] = await Promise.all([
    client.post("/contact", message),
    client.post("/contact", message),
  ]);
  expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
  expect(countRowsContaining("A button pressed twice.")).toEqual({ contact_messages: 1 });
});

test("the export says the topic as the page does", async () => {
  const client = await createSignedInClient();
  await client.post("/contact", { ...createMessage("What do you keep?"), topic: "privacy" });
  const response = await client.get("/settings/account/export");
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const table = strFromU8(files["csv/contact_messages.csv"] ?? new Uint8Array());
  expect(table).toContain("Privacy and my data");
});

test("a long text is not cut by the browser: the limit stands below, the server refuses more", async () => {
  const field = (await openMain(await createClient(), "/contact")).getField("message");
  expect(field.has("maxlength")).toBe(false);
  expect(await openMain(await createClient(), "/contact")).toHaveText("Up to 5,000 characters.");
});

test.each([
  ["name", "", "Enter your name."],
  ["name", "x".repeat(101), "Use at most 100 characters."],
  ["name", "two\nlines", "Use plain text without line breaks"],
  ["email", "maya@", "Enter an address like name@example.com."],
  ["topic", "", "Choose a topic."],
  ["topic", "gossip", "Choose a topic."],
  ["message", "  \n ", "Write your message."],
  ["message", "x".repeat(5001), "Use at most 5,000 characters."],
  ["message", "hidden \u202e text", "Use plain text without hidden characters."],
])(
  "%s = %j: 400, the words under the field, the rest kept, nothing stored",
  async (field, value, words) => {
    const client = await createClient();
    const form = { ...createMessage("not to be stored"), [field]: value };
    const { main } = await postForm(client, "/contact", form);
    expect(main.invalidFields).toEqual({ [field]: expect.stringContaining(words) as string });
    if (field !== "message") expect(main.getField("message").value).toBe("not to be stored");
    expect(countRowsContaining("not to be stored")).toEqual({});
  },
);

test("markup comes back as text", async () => {
  const markup = "</textarea><script>alert(1)</script>";
  const form = { ...createMessage(markup), email: "no" };
  const page = await postForm(await createClient(), "/contact", form);
  expect(page.main.getField("message").value).toBe(markup);
  expect(page).not.toHaveInSource("<script>alert(1)");
});

test("the eleventh message within an hour is 429 with the time to wait and the text filled in", async () => {
  const client = await createClient();
  for (let count = 0; count < 10; count += 1) {
    expect((await client.post("/contact", createMessage("again"))).status).toBe(302);
    // The address counts, not the cookie.
    client.cookies.clear();
  }
  const page = await postForm(client, "/contact", createMessage("one too many"), 429);
  expect(Number(page.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(page).toHaveText("Too many messages from your network. Try again in 60 minutes.");
  expect(page.main.getField("message").value).toBe("one too many");
  expect(countRowsContaining("one too many")).toEqual({});
});

test("name and email are filled in for signed-in users", async () => {
  const client = await createSignedInClient();
  const main = await openMain(client, "/contact");
  expect(main.getField("name").value).toBe("Maya Okafor");
  expect(main.getField("email").value).toBe(client.email);
});

test("who wrote a message with an account finds it again and deletes it, nobody else does", async () => {
  const author = await createSignedInClient();
  const sent = await author.post("/contact", createMessage("Delete this one."));
  const path = sent.headers.get("Location") ?? "";
  expect((await openMain(author, "/contact")).links().map(([, to]) => to)).toContain(path);
  const other = await createSignedInClient();
  expect((await other.post(path, { intent: "delete" })).status).toBe(404);
  expect(await openMain(author, path)).toHaveText("You can delete this message here");
  expect((await author.post(path, { intent: "burn" })).status).toBe(400);
  expect((await author.post(path, { intent: "delete" })).headers.get("Location")).toBe("/contact");
  expect((await author.get(path)).status).toBe(404);
  expect(countRowsContaining("Delete this one.")).toEqual({});
});

test("without an account, a message can be read but not deleted", async () => {
  const visitor = await createClient();
  const sent = await visitor.post("/contact", createMessage("From a visitor."));
  const path = sent.headers.get("Location") ?? "";
  expect(await openMain(visitor, path)).not.toHaveText("delete this message");
  const refused = await visitor.post(path, { intent: "delete" });
  expect(refused.headers.get("Location")).toContain("/login");
  expect(countRowsContaining("From a visitor.")).toEqual({ contact_messages: 1 });
});

test("the operator deletes any message, and nobody else can through that form", async () => {
  const visitor = await createClient();
  const sent = await visitor.post("/contact", createMessage("For the operator to delete."));
  const message = sent.headers.get("Location")?.split("/").at(-1) ?? "";
  const operator = await createSignedInClient();
  const remove = () => operator.post("/admin", { intent: "delete-message", message });
  expect((await remove()).status).toBe(403);
  execute("update users set user_type = 'admin' where id = ?", [operator.id]);
  expect((await remove()).headers.get("Location")).toBe("/admin#messages");
  expect((await remove()).status).toBe(404);
  expect(countRowsContaining("For the operator to delete.")).toEqual({});
});
