import { expect, test } from "vitest";
import { toAsciiEmail, toReadableEmail } from "./email-domain.server";

test.each([
  ["name@bücher.example", "name@xn--bcher-kva.example"],
  ["name@BÜCHER.example", "name@xn--bcher-kva.example"],
  ["name@почта.рф", "name@xn--80a1acny.xn--p1ai"],
  ["name@例え。テスト", "name@xn--r8jz45g.xn--zckzah"],
])("%s is stored as %s, and read as a person writes it", (typed, stored) => {
  expect(toAsciiEmail(typed)).toBe(stored);
  expect(toReadableEmail(stored)).toBe(typed.toLowerCase().replace("。", "."));
});

test.each([
  "Name@Example.com",
  "name@xn--bcher-kva.example",
  "name@bücher.example/other.com",
  "name@bücher.example:80",
  "name@ex\u200bample.com",
  "bücher.example\u0000",
  "",
])("%j stays as it is", (typed) => {
  expect(toAsciiEmail(typed)).toBe(typed);
});

test.each(["Name@Example.com", "name@xn--a.example", "nothing", ""])(
  "%j reads as it is",
  (stored) => {
    expect(toReadableEmail(stored)).toBe(stored);
  },
);
