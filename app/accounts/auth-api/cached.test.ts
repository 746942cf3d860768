import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AuthApi, AuthResult } from "./contract";
import type { Profile } from "./profile";
import { cacheProfiles } from "./cached";

const caller = { ip: "192.0.2.1", origin: "http://pathlight.test", device: { id: "a", name: "" } };
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
const success: AuthResult<{ profile: Profile }> = { ok: true, profile };
const failure: AuthResult<{ profile: Profile }> = { ok: false, status: 401, message: "No." };

function createCachedApi(
  respond: (token: string) => Promise<AuthResult<{ profile: Profile }>> = async () => success,
) {
  const getProfile = vi.fn(respond);
  const succeed = async () => ({ ok: true }) as const;
  const api: AuthApi = {
    register: async () => success,
    login: async () => ({ ok: true, token: "a" }),
    getProfile,
    logout: succeed,
    updateProfile: getProfile,
    deleteAccount: succeed,
  };
  return { getProfile, api: cacheProfiles(api) };
}

const advanceTime = (ms: number) => vi.setSystemTime(Date.now() + ms);
beforeEach(() => void vi.setSystemTime("2026-01-01T09:00:00Z"));
afterEach(() => void vi.useRealTimers());

test("one call per token in ten seconds, for any number of pages", async () => {
  const { getProfile, api } = createCachedApi();
  await Promise.all([api.getProfile("a"), api.getProfile("a"), api.getProfile("b")]);
  await api.getProfile("a");
  expect(getProfile.mock.calls).toEqual([["a"], ["b"]]);
  advanceTime(9999);
  await api.getProfile("a");
  expect(getProfile).toHaveBeenCalledTimes(2);
  advanceTime(2);
  await api.getProfile("a");
  expect(getProfile).toHaveBeenCalledTimes(3);
});

test("failures are cached for two seconds", async () => {
  const { getProfile, api } = createCachedApi(async () => ({
    ok: false,
    status: 504,
    message: "An error occurred",
  }));
  await api.getProfile("a");
  expect(await api.getProfile("a")).toMatchObject({ status: 504 });
  expect(getProfile).toHaveBeenCalledTimes(1);
  advanceTime(2001);
  await api.getProfile("a");
  expect(getProfile).toHaveBeenCalledTimes(2);
});

test.each(["logout", "deleteAccount"] as const)("%s clears the cache", async (call) => {
  const { getProfile, api } = createCachedApi();
  await api.getProfile("a");
  await api[call]("a");
  await api.getProfile("a");
  expect(getProfile).toHaveBeenCalledTimes(2);
});

test("changes, rejected ones too, and sign-ins clear the cache", async () => {
  const { getProfile, api } = createCachedApi();
  await api.getProfile("a");
  getProfile.mockResolvedValueOnce(failure);
  expect(await api.updateProfile("a", {})).toEqual(failure);
  await api.getProfile("a");
  await api.login({ email: "", password: "" }, caller);
  await api.getProfile("a");
  expect(getProfile).toHaveBeenCalledTimes(4);
});
