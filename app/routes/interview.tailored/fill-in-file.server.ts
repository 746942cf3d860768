import { type ActionFunctionArgs, data } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { getClient } from "~/platform/http/client.server";
import { parseForm } from "~/platform/http/read-form.server";
import { limitForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { resumeFileLimit } from "~/practice/limits.server";
import { readResumeFile } from "~/practice/resume-file/read-resume-file.server";
import { REFUSALS } from "~/practice/resume-file/refusals.server";
import { TEXT_MAX_LENGTH, fileFormSchema } from "~/practice/tailored/schema.server";

/** The page again with the text of the file in its box, where the person corrects it; or with the reason why not. */
export async function fillInFile(
  form: FormData,
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
) {
  const file = form.get("file");
  const submission = parseForm(selectText(form), { schema: fileFormSchema });
  if (!(file instanceof File)) return refuseForm(submission, REFUSALS["no-file"], "file");
  const { ip } = getClient(context);
  const limited = await limitForm(submission, ip, {
    limit: resumeFileLimit,
    reason: "Too many files were sent from your network. Paste the text instead.",
    field: "file",
  });
  if (limited) return limited;
  const person = (await findOwner(request, context)) ?? ip;
  const result = await readResumeFile(file, { person, maxLength: TEXT_MAX_LENGTH });
  if ("refusal" in result) return refuseForm(submission, result.refusal, "file");
  return data({ result: undefined, readFile: result });
}

/** The fields to show again: a browser doesn’t take a file back. */
function selectText(form: FormData): FormData {
  const fields = new FormData();
  for (const [name, value] of form) if (typeof value === "string") fields.append(name, value);
  return fields;
}
