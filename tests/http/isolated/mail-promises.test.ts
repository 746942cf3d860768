import { expect, test } from "vitest";
import { createRegisteredClient } from "../../support/client";
import { bookEarliest } from "../../support/mentoring";
import { openMain } from "../../support/page";

// Mail is queued here and never sent: what matters is that a mail server is set up.
process.env.SMTP_URL = "smtp://127.0.0.1:9";
process.env.APP_URL = "https://coach.example.org";

test("with a mail server the pages say what comes by email", async () => {
  const client = await createRegisteredClient();
  const page = await bookEarliest(client, "omar-farouk", "My portfolio");
  expect(await openMain(client, `${page}/problem`)).toHaveText(
    "You’ll find the answer on the session’s page, and get it by email if you have an account.",
  );
});
