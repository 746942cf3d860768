import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AuthApi, AuthResult } from "./auth-api";
import type { Profile } from "./profile";
import { rememberProfiles } from "./remembered-profile";

const from = { ip: "192.0.2.1", origin: "http://pathlight.test", device: { id: "a", name: "" } };
const profile: Profile = {
  id: "1",
  name: "Noor",
  email: "noor@example.com",
  userType: "standard",
  displayName: "",
  title: "",
  location: "",
  bio: "",
  linkedin: "",
  github: "",
  emailVerified: false,
  createdAt: "",
};
const good: AuthResult<{ profile: Profile }> = { ok: true, profile };
const refused: AuthResult<{ profile: Profile }> = { ok: false, status: 401, message: "No." };

function remembered(
  answer: (token: string) => Promise<AuthResult<{ profile: Profile }>> = async () => good,
) {
  const asked = vi.fn(answer);
  const done = async () => ({ ok: true }) as const;
  const api: AuthApi = {
    register: async () => good,
    login: async () => ({ ok: true, token: "a" }),
    profile: asked,
    logout: done,
    updateProfile: asked,
    deleteAccount: done,
  };
  return { asked, api: rememberProfiles(api) };
}

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
beforeEach(() => void vi.setSystemTime("2026-01-01T09:00:00Z"));
afterEach(() => void vi.useRealTimers());

test("asked once in ten seconds for each token, however many pages", async () => {
  const { asked, api } = remembered();
  await Promise.all([api.profile("a"), api.profile("a"), api.profile("b")]);
  await api.profile("a");
  expect(asked.mock.calls).toEqual([["a"], ["b"]]);
  later(9999);
  await api.profile("a");
  expect(asked).toHaveBeenCalledTimes(2);
  later(2);
  await api.profile("a");
  expect(asked).toHaveBeenCalledTimes(3);
});

test("a failure is remembered as long", async () => {
  const { asked, api } = remembered(async () => ({
    ok: false,
    status: 504,
    message: "An error occurred",
  }));
  await api.profile("a");
  expect(await api.profile("a")).toMatchObject({ status: 504 });
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each(["logout", "deleteAccount"] as const)("after %s it is asked anew", async (call) => {
  const { asked, api } = remembered();
  await api.profile("a");
  await api[call]("a");
  await api.profile("a");
  expect(asked).toHaveBeenCalledTimes(2);
});

test("after a change, a refused one too, and after a sign-in, it is asked anew", async () => {
  const { asked, api } = remembered();
  await api.profile("a");
  asked.mockResolvedValueOnce(refused);
  expect(await api.updateProfile("a", {})).toEqual(refused);
  await api.profile("a");
  await api.login({ email: "", password: "" }, from);
  await api.profile("a");
  expect(asked).toHaveBeenCalledTimes(4);
});
