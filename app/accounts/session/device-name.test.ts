import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "../../../tests/support/any-character";
import { getDeviceName } from "./device-name";

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "Safari on iPad",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
    "Chrome on Windows",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
    "Microsoft Edge on Windows",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
    "Safari on macOS",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36",
    "Samsung Internet for Android on Android",
  ],
  ["curl/8.9.1", "curl"],
  ["Your account is locked, visit http://evil.example/now ok", "Your"],
  ["evil.example/click (X11; Linux x86_64)", "evil on Linux"],
  ["", ""],
  [null, ""],
])("%s is %s", (userAgent, name) => {
  expect(getDeviceName(userAgent)).toBe(name);
});

test("of an unknown program, forty characters are kept", () => {
  expect(getDeviceName("x".repeat(40))).toBe("x".repeat(40));
  expect(getDeviceName("x".repeat(41))).toBe("x".repeat(40));
});

test("the first 400 characters of a user agent are read", () => {
  const atEnd = (system: string, length: number) => `curl ${system.padStart(length - 5)}`;
  expect(getDeviceName(atEnd("Windows NT 10.0", 400))).toBe("curl on Windows");
  expect(getDeviceName(atEnd("Windows NT 10.0", 420))).toBe("curl");
});

test("for any user agent, the name is short and never fails", () => {
  const anyText = (size: "max" | "small") =>
    fc.string({ unit: anyCharacter, maxLength: 600, size });
  const program = fc.string({
    unit: fc.constantFrom(..."abcXYZ019-_"),
    maxLength: 600,
    size: "max",
  });
  fc.assert(
    fc.property(fc.oneof(anyText("max"), anyText("small"), program), (userAgent) => {
      expect(getDeviceName(userAgent).length).toBeLessThanOrEqual(80);
    }),
  );
});
