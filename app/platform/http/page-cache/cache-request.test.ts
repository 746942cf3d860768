import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { toCacheRequest } from "./cache-request";

function createIncoming(rawHeaders: string[], headers = {}) {
  return Object.assign(new IncomingMessage(new Socket()), { url: "/about", rawHeaders, headers });
}

test("of the headers, however they are written, those the cache reads", () => {
  const rawHeaders = ["HOST", "pathlight.test", "Cookie", "theme=light", "User-Agent", "x"];
  expect(toCacheRequest(createIncoming(rawHeaders)).headers).toEqual({
    host: "pathlight.test",
    cookie: "theme=light",
  });
});

test.each(["Cookie", "Host", "Authorization", "Content-Length", "X-Forwarded-Host"])(
  "%s twice, one of them empty: as Node reads them",
  (name) => {
    const headers = { host: "as Node reads it" };
    const rawHeaders = [name, "", name.toLowerCase(), "b"];
    expect(toCacheRequest(createIncoming(rawHeaders, headers)).headers).toBe(headers);
  },
);
