import { beforeAll, expect, test } from "vitest";
import { sendRaw } from "../../support/raw-request";
import { createTempFolder, spawnServer } from "../../support/server-process";

let origin = "";

beforeAll(async () => {
  origin = await spawnServer({ DATA_DIR: createTempFolder() }).address();
});

test("an unknown address of a kind that has pages, with any query: the stored not-found page, which renders nothing", async () => {
  const notFound = await sendRaw(origin, "/404");
  const unknown =
    "/blog/no-such /blog/no-such?x=evil /blog/%C3%A4%00 /mentors/no-such /mentors/no-such?week=2026-01-01 /learning/no-such /learning/python-intro/no-such /learning/python-intro/quiz/no-such /learning/no-such/capstone /learning/no-such/all /careers/no-such /careers/finance/no-such /occupations/99-9999.00 /occupations/compare?codes=99-9999.00 /interview/questions/no-such /assessment/no-such";
  for (const path of unknown.split(" "))
    for (const headers of [{}, { "If-None-Match": "*" }, { "Accept-Encoding": "gzip" }]) {
      const { status, headers: sent, body } = await sendRaw(origin, path, headers);
      expect([path, status, body]).toEqual([path, 404, notFound.body]);
      expect(sent["content-security-policy"]).toBe(notFound.headers["content-security-policy"]);
      expect(sent["cache-control"]).toBe("private, no-cache");
    }
  const light = await sendRaw(origin, "/blog/no-such", { Cookie: "theme=light" });
  expect([light.status, light.body.includes('data-theme="light"')]).toEqual([404, true]);
  const head = await sendRaw(origin, "/blog/no-such", {}, "HEAD");
  expect([head.status, head.body]).toEqual([404, ""]);
  // A page that has more to say about it.
  expect((await sendRaw(origin, "/shared-report?key=no-such")).body).toContain(
    "There is no report at this link",
  );
});
