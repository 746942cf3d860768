import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { strFromU8, unzipSync } from "fflate";
import { createClient } from "../../support/client";
import { countRowsContaining } from "../../support/database";
import {
  PROFILE,
  expireProfileCache,
  handlers,
  login,
  resetHandlers,
} from "../../support/external-auth-api";
import { sendJson } from "../../support/http-server";
import { openMain, openPage, postForm, readPage } from "../../support/page";

// Of no use there: it is the other server that knows the accounts.
Object.assign(process.env, { GOOGLE_CLIENT_ID: "a-client", GOOGLE_CLIENT_SECRET: "a-secret" });

beforeEach(() => {
  resetHandlers();
  expireProfileCache();
});

afterAll(() => void vi.useRealTimers());

test.each([
  "/forgot-password",
  "/reset-password",
  "/reset-password?token=x",
  "/verify-email",
  "/confirm-sign-in",
  "/settings/account",
])("%s says that this is done on the other server, and accepts no form", async (path) => {
  const { who: client } = await login();
  const page = await client.get(path);
  const shown = page.status === 302 ? await client.get(page.headers.get("Location") ?? "") : page;
  expect(shown.status).toBe(200);
  expect(await readPage(shown)).toHaveText(
    /a separate server run by this site’s operator|this site’s account server/,
  );
  expect([400, 405]).toContain(
    (
      await client.post(path.split("?")[0] ?? "", {
        email: "noor@example.com",
        intent: "end-others",
      })
    ).status,
  );
});

test("Google's button says that it is not set up", async () => {
  const client = await createClient();
  const fields = { provider: "google", returnTo: "/login" };
  expect((await client.post("/social-sign-in", fields)).headers.get("Location")).toBe("/login");
  expect(await openPage(client, "/login")).toHaveText(
    "Google sign-in is not set up on this server",
  );
  for (const path of ["/social-sign-in/google", "/social-sign-in/google/callback?code=x&state=y"])
    expect((await client.get(path)).status).toBe(404);
});

test("the download has all data stored here and the other server's profile", async () => {
  const { who: client } = await login();
  await client.post("/mentors/hannah-brandt", { intent: "earliest", agenda: "Kept here" });
  const response = await client.get("/settings/account/export");
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const stored = JSON.parse(strFromU8(files["data.json"] ?? new Uint8Array())) as Record<
    string,
    object[]
  >;
  expect(stored.users).toMatchObject([{ name: "Noor Haddad", email: "Noor@Example.com" }]);
  expect(stored.mentor_sessions?.at(-1)).toMatchObject({ agenda: "Kept here" });
  expect(stored.auth_tokens).toEqual([]);
});

test("an operator is told that accounts are suspended and deleted on the other server", async () => {
  handlers["GET /auth/profile"] = sendJson(200, { ...PROFILE, userType: "admin" });
  const { who: client } = await login();
  const page = await openMain(client, "/admin/accounts");
  expect(page).toHaveText("Suspend an account there, or delete it if nobody uses it");
  expect(page.allByRole("button")).toEqual([]);
  const suspension = { intent: "suspend", email: "a@example.com", reason: "Spam" };
  expect((await client.post("/admin/accounts", suspension)).status).toBe(409);
  for (const path of ["/terms", "/privacy"])
    expect(await openPage(client, path)).toHaveText("the operator’s account server");
});

test("an invalid date is shown as unknown", async () => {
  handlers["GET /auth/profile"] = sendJson(200, { ...PROFILE, createdAt: "the other day" });
  const { who: client } = await login();
  expect((await client.get("/profile")).status).toBe(200);
  const response = await client.get("/settings/account/export");
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(JSON.parse(strFromU8(files["data.json"] ?? new Uint8Array()))).toMatchObject({
    users: [{ createdAt: "" }],
  });
});

describe("settings, where the accounts live elsewhere", () => {
  const changes = { fullName: "Noor Haddad", displayName: "Noor" };

  test("the profile is saved there", async () => {
    handlers["PUT /auth/update-profile"] = sendJson(200, PROFILE);
    const { who: client } = await login();
    await client.post("/settings/profile", changes);
    expect(await openPage(client, "/settings/profile")).toHaveText("Profile updated successfully");
  });

  test("its refusal is the form's, and the values stay", async () => {
    handlers["PUT /auth/update-profile"] = sendJson(422, {
      message: "Names are frozen this week.",
    });
    const { who } = await login();
    const page = await postForm(who, "/settings/profile", changes, 422);
    expect(page).toHaveText("Names are frozen this week.");
    expect(page.getByLabel("Display name").value).toBe("Noor");
  });

  test("a 401 ends the session with its words", async () => {
    handlers["PUT /auth/update-profile"] = sendJson(401, { message: "Signed out elsewhere." });
    const { who } = await login();
    expect((await who.post("/settings/profile", changes)).headers.get("Location")).toBe("/login");
    expect(await openPage(who, "/login")).toHaveText("Signed out elsewhere.");
  });

  test("the page says that the password can only be changed on the other server", async () => {
    const { who } = await login();
    const page = await openMain(who, "/settings/account");
    expect(page).toHaveText("Change your password there.");
    expect(page.fieldNames()).not.toContain("newPassword");
    expect(
      (
        await who.post("/settings/account", {
          intent: "password",
          currentPassword: "a",
          newPassword: "b",
          confirmPassword: "b",
        })
      ).status,
    ).toBe(400);
  });

  test("deleting removes the data here, then calls the other server", async () => {
    handlers["DELETE /auth/delete-account"] = sendJson(200, {});
    const { who } = await login();
    await who.post("/mentors/hannah-brandt", {
      intent: "earliest",
      agenda: "Kept here only",
    });
    expect(
      (await who.post("/settings/account/delete", { password: "anything" })).headers.get(
        "Location",
      ),
    ).toBe("/");
    expect(countRowsContaining("Kept here only")).toEqual({});
  });

  test("if the other server rejects the deletion, the page says what was deleted", async () => {
    const { who } = await login();
    const page = await postForm(who, "/settings/account/delete", { password: "anything" }, 404);
    expect(page).toHaveText("Your data was deleted, but not the account itself");
  });

  test("a wrong password is checked there, and nothing is erased", async () => {
    const { who } = await login();
    await who.post("/mentors/hannah-brandt", { intent: "earliest", agenda: "Still here" });
    handlers["POST /auth/login"] = sendJson(401, { message: "No." });
    const page = await postForm(who, "/settings/account/delete", { password: "wrong" });
    expect(page).toHaveText("That password is incorrect.");
    expect(countRowsContaining("Still here")).toEqual({ mentor_sessions: 1 });
  });
});
