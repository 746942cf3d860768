import { beforeAll, describe, expect, test } from "vitest";
import { sendRaw } from "../../support/raw-request";
import { createTempFolder, spawnServer } from "../../support/server-process";

let origin = "";

beforeAll(async () => {
  origin = await spawnServer({ DATA_DIR: createTempFolder() }).address();
});

const isStored = ({ headers }: Awaited<ReturnType<typeof sendRaw>>) => "etag" in headers;

describe("what belongs to one person", () => {
  async function postForm(path: string, fields: Record<string, string>, cookie = "") {
    const response = await fetch(origin + path, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: origin, Cookie: cookie },
      body: new URLSearchParams(fields),
    });
    return response.headers
      .getSetCookie()
      .map((line) => line.split(";", 1)[0])
      .join("; ");
  }

  test("never comes from the cache, nor gets into it", async () => {
    const person = { email: "maya@example.com", password: "violin-tractor-moss" };
    const names = { firstName: "Maya", lastName: "Okafor", terms: "on" };
    await postForm("/register", { ...person, ...names, confirmPassword: person.password });
    const cookies = await postForm("/login", person);
    for (const path of [
      "/resources",
      "/occupations",
      "/contact",
      "/mentors",
      "/mentors/hannah-brandt",
    ]) {
      // Before the page is stored, while it is, and after.
      const [early, , late] = [
        await sendRaw(origin, path, { Cookie: cookies }),
        ...(await Promise.all([sendRaw(origin, path), sendRaw(origin, path, { Cookie: cookies })])),
      ];
      for (const response of [early, late]) {
        expect([path, isStored(response)]).toEqual([path, false]);
        expect(response.headers["cache-control"]).toBe("private, no-store");
        expect(response.body).toContain("Maya Okafor");
      }
      const anonymous = await sendRaw(origin, path);
      expect([path, anonymous.status, isStored(anonymous)]).toEqual([path, 200, true]);
      expect(JSON.stringify([anonymous.body, anonymous.headers])).not.toMatch(/Maya|maya@/);
    }
  });

  test("a toast is shown once and never stored", async () => {
    const toast = await postForm("/settings/profile", { name: "Maya" });
    expect(toast).toMatch(/^toast=/);
    const text = "Sign in and try again.";
    const shown = await sendRaw(origin, "/login", { Cookie: toast });
    expect([shown.body.includes(text), isStored(shown)]).toEqual([true, false]);
    expect(shown.headers["set-cookie"]).toEqual([expect.stringMatching(/^toast=/)]);
    const next = await sendRaw(origin, "/login");
    expect([next.body.includes(text), isStored(next)]).toEqual([false, true]);
    expect(next.headers["set-cookie"]).toBe(undefined);
  });
});
