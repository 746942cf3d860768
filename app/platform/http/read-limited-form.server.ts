import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { z } from "zod";
import { getClient } from "./client.server";
import type { createAddressLimit } from "./rate-limit.server";
import { rateLimitedForm } from "./rate-limited.server";
import { readForm } from "./read-form.server";

interface LimitedForm<Schema> {
  schema: Schema;
  /** How often it may be sent from one address. */
  limit: ReturnType<typeof createAddressLimit>;
  /** What is said when that is reached. */
  reason: string;
}

/** The values of a form, or the response that shows it again with what is wrong. */
export async function readLimitedForm<Schema extends z.ZodType>(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  { schema, limit, reason }: LimitedForm<Schema>,
) {
  const submission = parseWithZod(await readForm(request), { schema });
  if (submission.status !== "success")
    return { refusal: data({ result: submission.reply() }, 400) };
  const retryAfter = await limit.consume(getClient(context).ip);
  if (retryAfter)
    return {
      refusal: rateLimitedForm(reason, retryAfter, (message) => ({
        result: submission.reply({ formErrors: [message] }),
      })),
    };
  return { values: submission.value, submission };
}
