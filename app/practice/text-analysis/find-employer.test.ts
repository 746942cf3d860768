import { expect, test } from "vitest";
import { findEmployer } from "./find-employer";

test.each([
  ["Data Analyst at Zebrafinch Ltd. You bring SQL.", "Zebrafinch Ltd"],
  ["Staff nurse\nSt Mary’s Hospital is looking for a nurse", "St Mary’s Hospital"],
  ["Smith Ltd needs a mechanic", "Smith Ltd"],
  ["Everyone needs a change now and then.", null],
  ["Company: Bank of Kerry\nTeller", "Bank of Kerry"],
  ["Join Marlow & Sons as a buyer", "Marlow & Sons"],
  ["Electrician wanted, at least two years", null],
  ["", null],
])("%j", (text, employer) => expect(findEmployer(text)).toBe(employer));
