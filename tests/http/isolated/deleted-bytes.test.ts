import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { expect, test } from "vitest";
import { createSignedInClient } from "../../support/client";
import { readQuestionFields, startSession } from "../../support/interview";

const DELETE = "/settings/account/delete";

test("no data of a deleted user is left in any file", async () => {
  const others = await Promise.all([createSignedInClient(), createSignedInClient()]);
  const person = await createSignedInClient();
  const words = ["Zanzibarquist", "Quokkaberg", "Xylotrophe", "Vermiljoen"];
  for (let round = 0; round < 6; round += 1) {
    for (const client of [...others, person]) {
      const marks =
        client === person ? words : words.map((word) => word.split("").toReversed().join(""));
      const session = await startSession(client);
      for (const length of [900, 20, 300]) {
        const fields = await readQuestionFields(client, session);
        await client.post(`${session}/draft`, { ...fields, answer: `${marks[0]} `.repeat(length) });
      }
      const fields = await readQuestionFields(client, session);
      await client.post(session, {
        ...fields,
        intent: "answer",
        answer: `${marks[1]} keeps rows. `.repeat(40 * (round + 1)),
      });
      await client.post("/settings/profile", {
        fullName: `Ana ${marks[2]}`,
        bio: `${marks[2]} `.repeat(100),
      });
      await client.post("/contact", {
        name: "Ana Ruiz",
        email: `${marks[3]}@example.com`,
        topic: "other",
        message: `${marks[3]} `.repeat(30),
      });
      if (round === 3 && client === person) await client.post(`${session}/delete`, {});
    }
  }
  expect(countFilesContaining(words)).not.toEqual({});
  expect((await person.post(DELETE, { password: person.password })).headers.get("Location")).toBe(
    "/",
  );
  expect(countFilesContaining([...words, person.email])).toEqual({});
});

test("while a backup reads, deleted data stays in the log, and no longer", async () => {
  const person = await createSignedInClient();
  await person.post("/settings/profile", { fullName: "Ana Thistlewick", bio: "Thistlewick" });
  const reader = new SQLite(join(process.env.DATA_DIR ?? "", "pathlight.db"), { readonly: true });
  reader.exec("begin");
  reader.prepare("select 1 from users").get();
  const deletion = await person.post(DELETE, { password: person.password });
  expect(deletion.headers.get("Location")).toBe("/");
  expect(countFilesContaining(["Thistlewick"])).not.toEqual({});
  reader.close();
  await expect.poll(() => countFilesContaining(["Thistlewick"]), { timeout: 15_000 }).toEqual({});
});

/** How often each word stands in which file of the data folder, in whatever part of it. */
function countFilesContaining(words: string[]): Record<string, string[]> {
  const folder = process.env.DATA_DIR ?? "";
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const found = files.map((file): [string, string[]] => {
    const content = readFileSync(join(file.parentPath, file.name), "latin1").toLowerCase();
    return [file.name, words.filter((word) => content.includes(word.toLowerCase()))];
  });
  return Object.fromEntries(found.filter(([, present]) => present.length > 0));
}
