import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { requireOwner } from "~/accounts/session/owner.server";
import { requireFirstTelling } from "~/feedback/retell/require-telling.server";
import { retellSchema, submitRetelling } from "~/feedback/retell/submit-retelling.server";
import { getClient } from "~/platform/http/client.server";
import { parseForm, readForm } from "~/platform/http/read-form.server";

export async function loader(args: LoaderFunctionArgs) {
  const { question, review, answer, reviewUrl } = await requireTelling(args);
  return {
    prompt: question.prompt,
    isStory: question.kind === "behavioral",
    first: review,
    reviewUrl: `${reviewUrl}?attempt=${answer.attempt}`,
    page: `${reviewUrl}/retell?attempt=${answer.attempt}`,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { owner, question, answer: first } = await requireTelling(args);
  const submission = parseForm(await readForm(args.request), { schema: retellSchema });
  if (submission.status !== "success") return { result: submission.reply() };
  const { ip } = getClient(args.context);
  return submitRetelling({ owner, ip, question, first }, submission, submission.value.answer);
}

async function requireTelling(args: LoaderFunctionArgs) {
  return requireFirstTelling(args, await requireOwner(args.request, args.context));
}
