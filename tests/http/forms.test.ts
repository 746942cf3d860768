import { describe, expect, test } from "vitest";
import {
  ORIGIN,
  canLogIn,
  createPerson,
  registerPerson,
  createSignedInClient,
  createClient,
} from "../support/client";
import { openPage, postForm, readPage } from "../support/page";

function createValidForm() {
  const person = createPerson();
  return { ...person, confirmPassword: person.password, terms: "on" };
}

describe("register", () => {
  test.each([
    ["firstName", "", "Enter your first name."],
    ["firstName", "\u200b", "Enter your first name."],
    ["lastName", "Oka\u200bfor", "hidden characters"],
    ["lastName", "x".repeat(60), "Use at most 45 characters."],
    ["email", "", "Enter your email address."],
    ["email", "maya@", "Enter an address like name@example.com."],
    ["password", "short", "Use at least 8 characters."],
    ["password", "Okafor123", "This password is too easy to guess."],
    ["password", "ab".repeat(150), "Use at most 200 characters."],
    ["confirmPassword", "another-one-entirely", "The passwords don’t match."],
    ["terms", "", "Accept the terms to create an account."],
  ])(
    "%s = %j: 400, the words under the field, values kept, passwords not",
    async (field, value, words) => {
      const client = await createClient();
      const form = { ...createValidForm(), [field]: value };
      const page = await postForm(client, "/register", form);
      expect(page.invalidFields[field]).toContain(words);
      expect(page.links().map(([, href]) => href)).toContain(`#register-${field}`);
      if (field !== "email") expect(page.getByLabel("Email").value).toBe(form.email);
      expect(page).not.toHaveInSource(form.password.slice(0, 30));
      expect(
        (await client.post("/login", { email: form.email, password: form.password })).status,
      ).not.toBe(302);
    },
  );

  test("all errors are shown at once", async () => {
    const client = await createClient();
    const form = { password: "violin-tractor-moss", confirmPassword: "x" };
    const page = await postForm(client, "/register", form);
    for (const words of [
      "Enter your first name.",
      "Enter your email address.",
      "The passwords don’t match.",
      "Accept the terms",
    ]) {
      expect(page).toHaveText(words);
    }
  });

  test("a taken email is 409, with a toast and a message under the field", async () => {
    const client = await createClient();
    const first = await registerPerson(client);
    const again = await registerPerson(await createClient(), { ...first, firstName: "Someone" });
    expect(again.response.status).toBe(409);
    expect(await readPage(again.response)).toHaveText(
      "There is already an account with this email. Sign in instead.",
    );
  });

  test("a registration sent twice by a double click leads on to the login page both times", async () => {
    const person = createPerson();
    const client = await createClient();
    const first = await registerPerson(client, person);
    const second = await registerPerson(client, person);
    for (const { response } of [first, second])
      expect([response.status, response.headers.get("Location")]).toEqual([302, "/login"]);
    expect(await canLogIn(person.email, person.password)).toBe(true);
    const guess = await registerPerson(client, { ...person, password: "another-violin-moss" });
    expect(guess.response.status).toBe(409);
  });

  test("names and markup come back as text", async () => {
    const client = await createClient();
    const firstName = '"><script>alert(1)</script>';
    const form = { ...createValidForm(), firstName, email: "no" };
    const page = await postForm(client, "/register", form);
    expect(page).not.toHaveInSource("<script>alert(1)");
    expect(page.getByLabel("First name").value).toBe(firstName);
  });

  test("the fields carry the schema's limits", async () => {
    const { main } = await openPage(await createClient(), "/register");
    expect(main.getField("email").has("required")).toBe(true);
    expect(main.getField("email").attribute("maxlength")).toBe("254");
    expect(main.getField("password").has("required")).toBe(true);
  });
});

describe("login", () => {
  test("a wrong password is 401, said once, in a toast; what to do stays above the form; the email is filled in, the password isn't", async () => {
    const client = await createClient();
    const { email } = await registerPerson(client);
    const page = await postForm(client, "/login", { email, password: "not-this-one-no" }, 401);
    expect(page.toasts).toContain("Email or password is incorrect.");
    expect(page.getByRole("alert").text).toBe(
      "You aren’t signed in. Check both fields, or reset your password.",
    );
    expect(page.text.split("Email or password is incorrect.")).toHaveLength(2);
    expect(page).not.toHaveText("one thing to fix");
    expect(page.getByLabel("Email").value).toBe(email);
    expect(page).not.toHaveInSource("not-this-one-no");
    expect(page.headers.getSetCookie().join()).not.toContain("session=");
  });

  test("the eleventh attempt after ten wrong ones is 429 with Retry-After", async () => {
    const client = await createClient();
    const { email, password } = await registerPerson(client);
    for (let attempt = 0; attempt < 10; attempt += 1)
      await client.post("/login", { email, password: "wrong-wrong" });
    const response = await client.post("/login", { email, password });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    const page = await readPage(response);
    expect(page.main).toHaveText("Too many sign-in attempts. Try again in 15 minutes.");
    expect(page.toasts).toEqual([]);
    expect(page).not.toHaveText("one thing to fix");
  });

  test.each(["https://evil.example/", "//evil.example", "/\\evil.example", "/%2e%2e/x"])(
    "never leads away: redirectTo=%s",
    async (redirectTo) => {
      const client = await createClient();
      const { email, password } = await registerPerson(client);
      const response = await client.post(`/login?redirectTo=${encodeURIComponent(redirectTo)}`, {
        email,
        password,
      });
      expect(response.headers.get("Location")).toBe("/profile");
    },
  );

  test("signed-in users are redirected", async () => {
    const client = await createSignedInClient();
    expect((await client.get("/login")).headers.get("Location")).toBe("/profile");
    expect((await client.get("/register")).headers.get("Location")).toBe("/profile");
  });

  test.each(["google", "linkedin"])(
    "the %s button says that this server has not set it up",
    async (provider) => {
      const client = await createClient();
      const response = await client.post("/social-sign-in", { provider, returnTo: "/register" });
      expect(response.headers.get("Location")).toBe("/register");
      expect(await openPage(client, "/register")).toHaveText(
        "sign-in is not set up on this server",
      );
    },
  );
});

describe("every form rejects", () => {
  test.each(["/login", "/register", "/logout", "/interview", "/preferences", "/social-sign-in"])(
    "POST %s from another origin: 403, a page",
    async (path) => {
      const client = await createClient();
      for (const headers of [
        { Origin: "https://evil.example" },
        { Origin: "null" },
        { Origin: ORIGIN, "Sec-Fetch-Site": "cross-site" },
        {},
      ]) {
        const response = await client.post(path, {}, headers as Record<string, string>);
        expect(response.status).toBe(403);
        expect(await readPage(response)).toHaveText("Nothing was changed");
      }
    },
  );

  test("over 1 MiB: 413, a page", async () => {
    const client = await createClient();
    const response = await client.post("/login", { email: "x".repeat(1024 * 1024 + 1) });
    expect(response.status).toBe(413);
    // The rest of the body is not read: a client must not send its next request on this connection.
    expect(response.headers.get("Connection")).toBe("close");
    expect(await readPage(response)).toHaveText("larger than this page accepts");
  });

  test.each([
    ["PUT", "/login"],
    ["DELETE", "/profile"],
    ["PATCH", "/"],
    ["POST", "/"],
    ["POST", "/profile"],
    ["GET", "/logout"],
    ["PUT", "/preferences"],
    ["GET", "/social-sign-in"],
  ])("%s %s: 405, a page", async (method, path) => {
    const client = await createSignedInClient();
    const response = await client.send(path, { method, headers: { Origin: ORIGIN } });
    expect(response.status).toBe(405);
    expect(response.headers.get("Content-Type")).toContain("text/html");
    expect(await readPage(response)).toHaveText("That method isn’t supported here");
  });

  test.each([
    "email[400000000]=x&password=y",
    "email[1]=x",
    "a.b.c=x",
    `email=${"x&email=".repeat(200)}`,
    `${encodeURIComponent("__intent__")}=${encodeURIComponent('{"type":"update","payload":{"name":"email","index":3000000,"value":"x"}}')}`,
    `${encodeURIComponent("__intent__")}=null`,
  ])("a form made to be dear, %s: 400 at once", async (body) => {
    const who = await createClient();
    for (const path of ["/login", "/register", "/contact", "/interview"]) {
      const response = await who.send(path, {
        method: "POST",
        headers: { Origin: ORIGIN, "Content-Type": "application/x-www-form-urlencoded" },
        body,
      });
      expect([path, response.status]).toEqual([path, 400]);
    }
  });

  test("a body that is no form: 400, never 500", async () => {
    const who = await createSignedInClient();
    for (const path of ["/login", "/register", "/interview", "/preferences", "/social-sign-in"]) {
      const response = await who.send(path, {
        method: "POST",
        headers: { Origin: ORIGIN, "Content-Type": "application/json" },
        body: "{",
      });
      expect([path, response.status]).toEqual([path, 400]);
    }
  });
});

test("an unknown address: 404 and the not-found page", async () => {
  const who = await createClient();
  for (const path of ["/nowhere", "/login/x", "/interview/sessions", "/%00", "/a/b/c?d=e"]) {
    const response = await who.get(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await readPage(response)).toHaveText("Oops! Page not found");
  }
});
