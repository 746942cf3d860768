import { expect, test } from "vitest";
import { createClient } from "../support/client";
import { openMain } from "../support/page";

const client = await createClient();
const NURSES = "https://www.bls.gov/ooh/healthcare/registered-nurses.htm";
const DEVELOPERS = "https://www.onetonline.org/link/summary/15-1252.00";

test.each([
  ["/careers/healthcare/registered-nurse", NURSES],
  ["/careers/technology/software-developer", DEVELOPERS],
  ["/occupations/29-1141.00", NURSES],
  ["/occupations/15-1252.00", DEVELOPERS],
  ["/occupations/compare?codes=29-1141.00,15-1252.00", NURSES],
  ["/occupations/compare?codes=29-1141.00,15-1252.00", DEVELOPERS],
])("the figures of %s lead to %s", async (path, source) => {
  const hrefs = (await openMain(client, path)).links().map(([, href]) => href);
  expect(hrefs).toContain(source);
});
