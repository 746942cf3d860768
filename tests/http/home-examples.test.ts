import { expect, test } from "vitest";
import { EXAMPLE_SCORES } from "~/data/example-scores";
import { createClient } from "../support/client";
import { openPage } from "../support/page";

test("the example attempts on the home page have a score", async () => {
  const { main } = await openPage(await createClient(), "/");
  expect(main).not.toHaveText("No score yet");
  for (const score of [EXAMPLE_SCORES[0], EXAMPLE_SCORES.at(-1)])
    expect(main.allByTag("span").map(({ text }) => text)).toContain(String(score));
});
