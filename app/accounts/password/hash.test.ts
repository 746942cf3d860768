import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { verifyPassword, hashPassword, needsRehash } from "./hash.server";

test("a hash is self-describing, salted and verifies its password", async () => {
  const first = await hashPassword("violin-tractor-moss");
  const second = await hashPassword("violin-tractor-moss");
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await verifyPassword(first, "violin-tractor-moss")).toBe(true);
  expect(await verifyPassword(first, "violin-tractor-mos")).toBe(false);
});

test("no account: never right, whatever the password", async () => {
  expect(await verifyPassword(undefined, "no account has this password")).toBe(false);
});

test("the same password in another Unicode form matches", async () => {
  const storedHash = await hashPassword("crème brûlée".normalize("NFD"));
  expect(await verifyPassword(storedHash, "crème brûlée".normalize("NFC"))).toBe(true);
});

test("a hash with other parameters is outdated", async () => {
  expect(needsRehash(await hash("violin-tractor-moss", { memoryCost: 8192, timeCost: 1 }))).toBe(
    true,
  );
  expect(needsRehash(await hashPassword("violin-tractor-moss"))).toBe(false);
});
