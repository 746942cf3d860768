import { describe, expect, test } from "vitest";
import type { AuthApi, Caller } from "~/accounts/auth-api/contract";

let accountCount = 0;
const createRegistration = () => {
  accountCount += 1;
  return {
    name: "Ana Lindqvist",
    email: `ana.${accountCount}@example.com`,
    password: "violin-tractor-moss",
    userType: "standard",
  };
};
const caller: Caller = {
  ip: "192.0.2.1",
  origin: "http://pathlight.test",
  device: { id: "a-browser", name: "Firefox on Linux" },
};

/** The contract of every implementation of the auth API. */
export function testAuthApiContract(api: AuthApi): void {
  async function createAccountWithToken() {
    const registration = createRegistration();
    expect(await api.register(registration, caller)).toMatchObject({ ok: true });
    const login = await api.login(registration, caller);
    if (!login.ok) throw new Error(login.message);
    return { ...registration, token: login.token };
  }

  describe("register", () => {
    test("creates an account with the email in lower case", async () => {
      const registration = createRegistration();
      const result = await api.register(
        { ...registration, email: registration.email.toUpperCase() },
        caller,
      );
      expect(result).toMatchObject({
        ok: true,
        profile: { name: "Ana Lindqvist", email: registration.email, userType: "standard" },
      });
    });

    test("the same email again, in any case: 409", async () => {
      const registration = createRegistration();
      await api.register(registration, caller);
      const again = await api.register(
        { ...registration, email: registration.email.toUpperCase() },
        caller,
      );
      expect(again).toMatchObject({ ok: false, status: 409 });
    });

    test("the same email twenty times at once: one account", async () => {
      const registration = createRegistration();
      const results = await Promise.all(
        Array.from({ length: 20 }, () => api.register(registration, caller)),
      );
      expect(results.filter((result) => result.ok)).toHaveLength(1);
      expect(results.filter((result) => !result.ok && result.status === 409)).toHaveLength(19);
    });

    test.each([
      ["name", { name: " " }],
      ["name", { name: "x".repeat(101) }],
      ["name", { name: "line\nbreak" }],
      ["email", { email: "not an address" }],
      ["email", { email: `${"a".repeat(250)}@example.com` }],
      ["password", { password: "short" }],
      ["password", { password: "x1y2z3".repeat(40) }],
      ["password", { password: "password123" }],
      ["password", { password: "lindqvist1" }],
    ])("400 that names the field %s", async (field, change) => {
      const result = await api.register({ ...createRegistration(), ...change }, caller);
      expect(result).toMatchObject({
        ok: false,
        status: 400,
        errors: { [field]: [expect.any(String)] },
      });
    });
  });

  describe("login", () => {
    test("the right password in any case of the email gives a token that works", async () => {
      const { email, password } = await createAccountWithToken();
      const login = await api.login({ email: email.toUpperCase(), password }, caller);
      if (!login.ok) throw new Error(login.message);
      expect(login.token).toMatch(/^[\w-]{43}$/);
      expect(await api.getProfile(login.token)).toMatchObject({ ok: true, profile: { email } });
    });

    test("a wrong password and an unknown account get the same response", async () => {
      const { email } = await createAccountWithToken();
      const wrong = await api.login({ email, password: "violin-tractor-mess" }, caller);
      const unknown = await api.login(
        { email: "nobody@example.com", password: "violin-tractor-mess" },
        caller,
      );
      expect(wrong).toMatchObject({ ok: false, status: 401 });
      expect(unknown).toEqual(wrong);
    });

    test("the eleventh wrong attempt from one place is 429 with the time to wait, even with the right password", async () => {
      const { email, password } = await createAccountWithToken();
      for (let attempt = 0; attempt < 10; attempt += 1)
        await api.login({ email, password: "wrong-one" }, caller);
      const locked = await api.login({ email, password }, caller);
      expect(locked).toMatchObject({ ok: false, status: 429, retryAfter: expect.any(Number) });
    });

    test("right passwords never count", async () => {
      const { email, password } = await createAccountWithToken();
      for (let attempt = 0; attempt < 12; attempt += 1)
        expect(await api.login({ email, password }, caller)).toMatchObject({ ok: true });
    });
  });

  describe("tokens", () => {
    test("logout kills the token and no other", async () => {
      const { email, password, token } = await createAccountWithToken();
      const other = await api.login({ email, password }, caller);
      expect(await api.logout(token)).toMatchObject({ ok: true });
      expect(await api.getProfile(token)).toMatchObject({ ok: false, status: 401 });
      expect(await api.logout(token)).toMatchObject({ ok: false, status: 401 });
      expect(other.ok && (await api.getProfile(other.token))).toMatchObject({ ok: true });
    });

    test.each(["", "x", "a".repeat(43), "../../etc", "' or 1=1 --"])(
      "%j is no valid token",
      async (token) => {
        expect(await api.getProfile(token)).toMatchObject({ ok: false, status: 401 });
        expect(await api.updateProfile(token, { title: "x" })).toMatchObject({
          ok: false,
          status: 401,
        });
        expect(await api.deleteAccount(token)).toMatchObject({ ok: false, status: 401 });
      },
    );
  });

  describe("profile", () => {
    test("changes what is given and nothing else", async () => {
      const { token, email } = await createAccountWithToken();
      await api.updateProfile(token, { title: "Nurse", github: "https://github.com/ana" });
      const result = await api.updateProfile(token, { location: "Malmö" });
      expect(result).toMatchObject({
        ok: true,
        profile: {
          email,
          name: "Ana Lindqvist",
          title: "Nurse",
          location: "Malmö",
          github: "https://github.com/ana",
          bio: "",
        },
      });
      expect(await api.getProfile(token)).toEqual(result);
    });

    test("fields users can't change stay the same", async () => {
      const { token, email } = await createAccountWithToken();
      const forged = {
        title: "Cook",
        email: "else@example.com",
        userType: "admin",
        emailVerified: true,
        id: "1",
      };
      expect(await api.updateProfile(token, forged)).toMatchObject({
        ok: true,
        profile: { email, userType: "standard", emailVerified: false, title: "Cook" },
      });
    });

    test.each([
      ["linkedin", "javascript:alert(1)"],
      ["github", "http://github.com/x"],
      ["bio", "x".repeat(2001)],
      ["title", "two\nlines"],
      ["displayName", "\u202Egnp.exe"],
    ])("400 for %s", async (field, value) => {
      const { token } = await createAccountWithToken();
      expect(await api.updateProfile(token, { [field]: value })).toMatchObject({
        ok: false,
        status: 400,
        errors: { [field]: [expect.any(String)] },
      });
    });
  });

  test("deleting an account revokes its tokens and frees its email", async () => {
    const { token, ...registration } = await createAccountWithToken();
    expect(await api.deleteAccount(token)).toMatchObject({ ok: true });
    expect(await api.getProfile(token)).toMatchObject({ ok: false, status: 401 });
    expect(await api.login(registration, caller)).toMatchObject({ ok: false, status: 401 });
    expect(await api.register(registration, caller)).toMatchObject({ ok: true });
  });
}
