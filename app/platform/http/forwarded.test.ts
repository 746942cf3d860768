import { expect, test } from "vitest";
import { getNetwork, getWiderNetwork, parseAddress, readForwarded } from "./forwarded";

const headers = (entries: Record<string, string>) => new Headers(entries);

test("without proxies the headers are ignored", () => {
  const forgedHeaders = headers({
    "X-Forwarded-For": "1.2.3.4",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "evil.example",
  });
  expect(readForwarded(forgedHeaders, "10.0.0.9", 0)).toEqual({ ip: "10.0.0.9" });
});

test("with one proxy, only its own entry counts", () => {
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

test("invalid values are ignored", () => {
  const malformed = headers({ "X-Forwarded-Proto": "gopher", "X-Forwarded-Host": "a b/../c" });
  expect(readForwarded(malformed, "10.0.0.1", 1)).toEqual({
    ip: "10.0.0.1",
    protocol: undefined,
    host: undefined,
  });
});

test.each(["coach.example:99999", "999.999.999.999", "1.2.3.4.5.6", "[:::::]"])(
  "the host %s, which no URL can have, is ignored",
  (host) => {
    expect(readForwarded(headers({ "X-Forwarded-Host": host }), "10.0.0.1", 1).host).toBe(
      undefined,
    );
  },
);

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
])("the network of %s is %s", (ip, network) => {
  expect(getNetwork(ip)).toBe(network);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:50123", "203.0.113.7"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["[2001:DB8::1]", "2001:db8::1"],
  ['"[2001:db8::1]:443"', "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
  ["64:ff9b::203.0.113.7", "203.0.113.7"],
  ["unknown", undefined],
  ["_hidden", undefined],
  ["", undefined],
  ["1.2.3", undefined],
  ["1.2.3.4.5:80", undefined],
  ["x".repeat(5000), undefined],
])("%j is the address %s", (text, address) => {
  expect(parseAddress(text)).toBe(address);
});

test("ports and notations of one address count as one caller", () => {
  const callers = [
    "203.0.113.7:1",
    "203.0.113.7:2",
    "203.0.113.7",
    "::ffff:203.0.113.7",
    "[::ffff:cb00:7107]:99",
  ].map((entry) => readForwarded(headers({ "X-Forwarded-For": entry }), "10.0.0.1", 1).ip);
  expect(new Set(callers)).toEqual(new Set(["203.0.113.7"]));
});

test("an unknown client counts as the proxy", () => {
  for (const entry of ["unknown", "_hidden", "x".repeat(2000)])
    expect(readForwarded(headers({ "X-Forwarded-For": entry }), "10.0.0.1", 1).ip).toBe("10.0.0.1");
});

test.each([
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["0:0:0:0::/64", "0:0:0::/48"],
  ["203.0.113.7", undefined],
  ["unknown", undefined],
])("around %s lies %s", (network, wider) => {
  expect(getWiderNetwork(network)).toBe(wider);
});
