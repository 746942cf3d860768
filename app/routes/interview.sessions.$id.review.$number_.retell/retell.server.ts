import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { findKeptForm } from "~/accounts/kept-forms/keep-form.server";
import { requireOwner } from "~/accounts/session/owner.server";
import { requireFirstTelling } from "~/feedback/retell/require-telling.server";
import type { RetellFields } from "~/feedback/retell/retell-form";
import { getRetellUrl, readAim } from "~/feedback/retell/retell-url";
import { submitRetelling } from "~/feedback/retell/submit-retelling.server";
import { getClient } from "~/platform/http/client.server";
import { parseForm, readForm } from "~/platform/http/read-form.server";
import { spokenAnswerSchema } from "~/practice/answer/schema.server";

export async function loader(args: LoaderFunctionArgs) {
  const { question, review, answer, reviewUrl } = await requireTelling(args);
  const aim = readAim(args.request);
  const page = getRetellUrl(reviewUrl, answer, aim);
  const kept = await findKeptForm(args.request, args.context, page);
  return {
    aim,
    prompt: question.prompt,
    isStory: question.kind === "behavioral",
    first: review,
    reviewUrl: `${reviewUrl}?attempt=${answer.attempt}`,
    page,
    restored: kept && readFields(kept),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { owner, question, answer: first } = await requireTelling(args);
  const submission = parseForm(await readForm(args.request), { schema: spokenAnswerSchema });
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);
  const { ip } = getClient(args.context);
  return submitRetelling(
    { owner, ip, questionId: question.id, first },
    submission,
    submission.value,
  );
}

async function requireTelling(args: LoaderFunctionArgs) {
  return requireFirstTelling(args, await requireOwner(args.request, args.context));
}

function readFields(form: FormData): RetellFields {
  const read = (name: string) => String(form.get(name) ?? "");
  return {
    answer: read("answer"),
    transcript: read("transcript"),
    spokenSeconds: read("spokenSeconds"),
  };
}
