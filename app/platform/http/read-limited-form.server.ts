import type { Submission } from "@conform-to/dom";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { z } from "zod";
import { getClient } from "./client.server";
import { rateLimitedForm } from "./rate-limited.server";
import { parseForm, readForm } from "./read-form.server";

interface FormLimit {
  /** How often the form may be sent. */
  limit: { consume(key: string): Promise<number> };
  /** What is said when that is reached, and at which field. */
  reason: string;
  field?: string;
}

/** The values of a form that one address may send so often, or the response that shows it again with what is wrong. */
export async function readLimitedForm<Schema extends z.ZodType>(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  { schema, ...limit }: FormLimit & { schema: Schema },
) {
  const submission = parseForm(await readForm(request), { schema });
  if (submission.status !== "success")
    return { refusal: data({ result: submission.reply() }, 400) };
  const refusal = await limitForm(submission, getClient(context).ip, limit);
  return refusal ? { refusal } : { values: submission.value, submission };
}

/** Counts a form; when it was sent too often, the response that shows it again. */
export async function limitForm(
  submission: Pick<Submission<unknown>, "reply">,
  key: string,
  { limit, reason, field = "" }: FormLimit,
) {
  const retryAfter = await limit.consume(key);
  if (retryAfter === 0) return undefined;
  return rateLimitedForm(reason, retryAfter, (message) => ({
    result: submission.reply({ fieldErrors: { [field]: [message] } }),
  }));
}
