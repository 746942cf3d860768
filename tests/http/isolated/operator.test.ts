import { expect, test } from "vitest";
import { createClient, createSignedInClient, registerPerson } from "../../support/client";
import { execute, listMailTo } from "../../support/database";
import { openMain } from "../../support/page";

process.env.OPERATOR_NAME = "Example University";
process.env.OPERATOR_ADDRESS = "1 Main Street, Springfield";
process.env.OPERATOR_EMAIL = "privacy@example.org";
process.env.MIN_AGE = "16";

test("the pages and emails name who runs the server, and leave out what is missing", async () => {
  const client = await createClient();
  for (const path of ["/privacy", "/terms"])
    expect(await openMain(client, path)).toHaveText(
      "This server is run by Example University. Address: 1 Main Street, Springfield. Email: privacy@example.org.",
    );
  expect(await openMain(client, "/accessibility")).toHaveText(
    "This server is run by Example University. Address: 1 Main Street, Springfield. Use the contact page, or write to privacy@example.org.",
  );
  const terms = await openMain(client, "/terms");
  expect(terms).toHaveText("You must be at least 16 years old to have an account.");
  expect(terms).not.toHaveText("The law of");
  expect(await openMain(client, "/register")).toHaveText("I’m at least 16 years old and agree to");
  const { email } = await registerPerson(client);
  const mail = listMailTo(email)[0];
  expect(mail?.text).toContain("Example University\n1 Main Street, Springfield\n");
  expect(mail?.html).toContain("Example University<br>1 Main Street, Springfield<br>");
});

test("the operator page says which variable is missing and what it is for", async () => {
  const operator = await createSignedInClient();
  execute("update users set user_type = 'admin' where id = ?", [operator.id]);
  const main = await openMain(operator, "/admin");
  expect(main).toHaveText("Missing: 1 of 5.");
  expect(main).toHaveText("OPERATOR_LAW Missing The place whose law applies");
  expect(main).toHaveText("MIN_AGE 16");
});
