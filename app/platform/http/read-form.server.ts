import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { rememberForm } from "./requests-in-progress.server";

const MAX_FIELDS = 100;
/**
 * No form here has nested or indexed fields: a name like `email[400000000]` is an attack on parsers
 * that build the array.
 */
const FIELD_NAME = /^[a-z][a-z0-9-]*$/i;

/** The submitted form; throws 400 if the body isn't a form. */
export async function readForm(request: Request, maxFields = MAX_FIELDS): Promise<FormData> {
  const form = await request.formData().catch(() => undefined);
  const names = form ? [...form.keys()] : [];
  if (!form || names.length > maxFields || !names.every((name) => FIELD_NAME.test(name))) {
    throw new Response(
      "Your browser sent something that is not a form of ours. Open the page and send it again.",
      { status: 400 },
    );
  }
  rememberForm(form);
  return form;
}

/** The checked fields of a form; throws 400 for an intent that its schema doesn't have. */
export function parseForm<Schema extends z.ZodType>(
  form: FormData,
  options: { schema: Schema; disableAutoCoercion?: boolean },
) {
  const submission = parseWithZod(form, options);
  if (submission.status !== "success" && submission.error?.intent) throw unknownButton();
  return submission;
}

/** The button that was pressed and the fields sent with it; throws 400 where the page has no such form. */
export async function readIntent<Schema extends z.ZodType>(request: Request, schema: Schema) {
  return parseIntent(await readForm(request), schema);
}

/** The same for a form that was read already. */
export function parseIntent<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  const fields = schema.safeParse(Object.fromEntries(form));
  if (!fields.success) throw unknownButton();
  return fields.data;
}

const unknownButton = () =>
  new Response("Please use one of the buttons on the page.", { status: 400 });
