import { expect, test } from "vitest";
import { ANALYST, completeAssessment } from "../support/assessment";
import { createClient, createSignedInClient, ORIGIN } from "../support/client";
import type { HtmlElement } from "../support/html";
import { POOR_ANSWER, readQuestionFields, startSession } from "../support/interview";
import { openMain, readPage } from "../support/page";

test("what interview answers have shown counts instead of a rating, and isn't shared", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  await client.post(session, {
    ...(await readQuestionFields(client, session)),
    intent: "answer",
    answer: POOR_ANSWER,
  });
  const to = await completeAssessment(client, {
    2: ANALYST,
    4: { sql: "5", "done-sql": "regularly" },
    5: { "field-technology": "on" },
  });
  const findRole = (main: HtmlElement) =>
    main.getByRole("link", "Data Scientist").closest("listitem");
  expect(findRole(await openMain(client, to))).toHaveText("SQL (gap)");
  const shared = await readPage(await client.post(to, { intent: "share" }));
  const link = shared.main.getByLabel(/^Copy it now/).value.slice(ORIGIN.length);
  expect(findRole(await openMain(await createClient(), link))).toHaveText("SQL (have)");
});
