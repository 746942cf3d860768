import { expect, test } from "vitest";
import { getNetwork, readForwarded } from "./forwarded";

const headers = (entries: Record<string, string>) => new Headers(entries);

test("without proxies the headers are anybody's word", () => {
  const forgedHeaders = headers({
    "X-Forwarded-For": "1.2.3.4",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "evil.example",
  });
  expect(readForwarded(forgedHeaders, "10.0.0.9", 0)).toEqual({ ip: "10.0.0.9" });
});

test("one proxy: its own entry counts, what the caller wrote before it does not", () => {
  const forwardedHeaders = headers({
    "X-Forwarded-For": "6.6.6.6, 1.2.3.4",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "coach.example.org",
  });
  expect(readForwarded(forwardedHeaders, "10.0.0.1", 1)).toEqual({
    ip: "1.2.3.4",
    protocol: "https",
    host: "coach.example.org",
  });
});

test("two proxies", () => {
  const forwardedHeaders = headers({
    "X-Forwarded-For": "6.6.6.6, 1.2.3.4, 10.0.0.2",
    "X-Forwarded-Proto": "https, http",
  });
  expect(readForwarded(forwardedHeaders, "10.0.0.1", 2)).toEqual({
    ip: "1.2.3.4",
    protocol: "https",
    host: undefined,
  });
});

test("odd values are as good as none", () => {
  const malformed = headers({ "X-Forwarded-Proto": "gopher", "X-Forwarded-Host": "a b/../c" });
  expect(readForwarded(malformed, "10.0.0.1", 1)).toEqual({
    ip: "10.0.0.1",
    protocol: undefined,
    host: undefined,
  });
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "::ffff:203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
])("the network of %s is %s", (ip, network) => {
  expect(getNetwork(ip)).toBe(network);
});
