import { expect, test } from "vitest";
import { repeatTransaction } from "./postgres-dialect.server";
import { DatabaseUnavailableError } from "./storage-errors";

/** What the driver throws. */
function createError(code: string) {
  return Object.assign(new Error(code), { severity: "ERROR", code });
}

/** A transaction that fails as often as said, and counts its runs. */
function createTransaction(code: string, failures: number) {
  const transaction = {
    runs: 0,
    run: async () => {
      transaction.runs += 1;
      if (transaction.runs <= failures) throw createError(code);
      return "done";
    },
  };
  return transaction;
}

test.each(["40001", "40P01", "23505", "23503"])("after %s it runs again", async (code) => {
  const transaction = createTransaction(code, 2);
  expect([await repeatTransaction(transaction.run), transaction.runs]).toEqual(["done", 3]);
});

test.each([
  ["a collision each time: the database has too much to do", "40001", DatabaseUnavailableError],
  ["the same key each time: a mistake of the change", "23505", "23505"],
])("%s", async (_, code, error) => {
  const transaction = createTransaction(code, Number.POSITIVE_INFINITY);
  await expect(repeatTransaction(transaction.run)).rejects.toThrow(error);
  expect(transaction.runs).toBe(9);
});

test("another error is not repeated, and the next transaction runs", async () => {
  const transaction = createTransaction("42601", 1);
  await expect(repeatTransaction(transaction.run)).rejects.toThrow("42601");
  expect([await repeatTransaction(transaction.run), transaction.runs]).toEqual(["done", 2]);
});
