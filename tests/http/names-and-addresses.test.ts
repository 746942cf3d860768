import { describe, expect, test } from "vitest";
import { canLogIn, createClient, createPerson, registerPerson } from "../support/client";
import { getLinkPath, listMailTo, select } from "../support/database";
import { openMain, openPage, postForm } from "../support/page";

const PASSWORD = "violin-tractor-moss";

const findName = (email: string) =>
  select("select name from users where email = ?", [email])[0]?.name;

describe("names", () => {
  test.each(["", "   "])(
    "one word and a last name of %j: an account with one name",
    async (lastName) => {
      const client = await createClient();
      const { email, response } = await registerPerson(client, {
        ...createPerson(),
        firstName: "Sukarno",
        lastName,
      });
      expect(response.status).toBe(302);
      expect(findName(email)).toBe("Sukarno");
    },
  );

  test("the form says that one name is enough", async () => {
    const main = await openMain(await createClient(), "/register");
    expect(main).toHaveText("Leave it empty if you have one name.");
    expect(main.getByLabel("Last name").attribute("required")).toBeUndefined();
  });

  test.each([
    "Sukarno",
    "مهران می\u200cخواهم",
    "क्\u200dष",
    "ශ්\u200dරී",
    "葛\u{e0100}西",
    "Maya 👩\u200d💻 ❤\ufe0f",
  ])("the API takes %j", async (name) => {
    const { email } = createPerson();
    const registration = { name, email, password: PASSWORD, userType: "standard" };
    const response = await (await createClient()).json("POST", "/auth/register", registration);
    expect(response.status).toBe(201);
    expect(findName(email)).toBe(name);
  });

  test.each([
    ["a zero-width space", "May\u200ba"],
    ["a word joiner", "May\u2060a"],
    ["a byte order mark", "May\ufeffa"],
    ["a soft hyphen", "May\u00ada"],
    ["a left-to-right mark", "May\u200ea"],
    ["an invisible plus", "May\u2064a"],
    ["a Hangul filler", "\u3164"],
    ["a joiner between Latin letters", "May\u200da"],
    ["a non-joiner at the start", "\u200cMaya"],
    ["a variation selector", "May\ufe0fa"],
    ["a tag", "May\u{e0041}a"],
    ["a direction override", "May\u202ea"],
  ])("%s is refused, as every hidden character", async (_what, name) => {
    const { email } = createPerson();
    const registration = { name, email, password: PASSWORD, userType: "standard" };
    const response = await (await createClient()).json("POST", "/auth/register", registration);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: { name: expect.arrayContaining([expect.any(String)]) },
    });
  });
});

describe("an address with an international domain", () => {
  const email = "rosa@bücher.example";
  const stored = "rosa@xn--bcher-kva.example";

  test("registers once, signs in either way, and is shown as it was typed", async () => {
    const client = await createClient();
    const { response } = await registerPerson(client, { ...createPerson(), email });
    expect(response.status).toBe(302);
    expect((await openMain(client, "/login")).getByLabel("Email").value).toBe(email);
    for (const same of [stored, "Rosa@BÜCHER.example"]) {
      const again = await registerPerson(await createClient(), {
        ...createPerson(),
        email: same,
        firstName: "Else",
      });
      expect([same, again.response.status]).toEqual([same, 409]);
    }
    for (const typed of [email, stored, "Rosa@Bücher.Example"])
      expect([typed, await canLogIn(typed, PASSWORD)]).toEqual([typed, true]);
    await client.post("/login", { email, password: PASSWORD });
    const page = await openPage(client, "/settings/account");
    expect(page).toHaveText(email);
    expect(page).not.toHaveInSource(stored);
    const login = await client.json("POST", "/auth/login", { email, password: PASSWORD });
    expect(login.status).toBe(200);
  });

  test("gets its mail, and resets its password by the link in it", async () => {
    const client = await createClient();
    const sent = await client.post("/forgot-password", { email });
    expect(sent.status).toBe(302);
    const mail = listMailTo(stored).find(({ subject }) => subject.startsWith("Reset"));
    const link = await client.get(getLinkPath(mail));
    const form = await openMain(client, link.headers.get("Location") ?? "");
    expect(form).toHaveText(`For the account of ${email}.`);
    const password = "granite-lantern-fig";
    await client.post("/reset-password", { newPassword: password, confirmPassword: password });
    expect(await canLogIn(email, password)).toBe(true);
  });

  test("a new one is counted, kept and shown the same way", async () => {
    const client = await createClient();
    const person = await registerPerson(client);
    await client.post("/login", { email: person.email, password: PASSWORD });
    const change = { intent: "email", email: "rosa@почта.рф", password: PASSWORD };
    expect((await client.post("/settings/account", change)).status).toBe(302);
    const page = await openPage(client, "/settings/account");
    expect(page).toHaveText("From now on, sign in with rosa@почта.рф.");
    expect(await canLogIn("rosa@xn--80a1acny.xn--p1ai", PASSWORD)).toBe(true);
  });

  test.each(["rosa@bücher", "rosa@bücher.example/evil.com", "rosa@bücher..example"])(
    "%s is none",
    async (wrong) => {
      const page = await postForm(await createClient(), "/forgot-password", { email: wrong });
      expect(page.invalidFields.email).toContain("Enter an address like name@example.com.");
    },
  );
});
