import { expect, test } from "vitest";
import { createClient } from "../support/client";
import { openPage } from "../support/page";

test("the example attempts on the home page have a score", async () => {
  const { main } = await openPage(await createClient(), "/");
  expect(main).toHaveText("Answer again");
  expect(main).not.toHaveText("No score yet");
});
