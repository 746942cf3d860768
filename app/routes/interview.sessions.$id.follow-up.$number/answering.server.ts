import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "@remix-run/node";
import { rateLimited } from "~/accounts/failures.server";
import { dropDraft, saveDraft } from "~/interviews/drafts/drafts.server";
import { draftSchema } from "~/interviews/drafts/schema.server";
import { answerFollowUp } from "~/interviews/follow-ups.server";
import { answerLimit } from "~/interviews/limits.server";
import { answerSchema } from "~/interviews/schema.server";
import { spokenSeconds } from "~/interviews/speech/spoken-seconds";
import { toasts } from "~/platform/http/toast.server";
import type { OpenFollowUp } from "./open-follow-up.server";

/** Keeps the answer; one that was there already stays as it is. */
export async function sendFollowUp(
  request: Request,
  { owner, session, question, answer, point, after }: OpenFollowUp,
  form: FormData,
) {
  const submission = parseWithZod(form, { schema: answerSchema });
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);
  const { answer: text, transcript, spokenSeconds: heard } = submission.value;
  if (!point)
    return session.followUps.some((one) => one.text === text)
      ? redirect(after)
      : toasts(request).redirectWithInfo(
          after,
          "This follow-up was answered already. The first answer stands.",
        );
  const wait = await answerLimit.consume(owner);
  if (wait)
    return data(
      {
        result: submission.reply({
          fieldErrors: {
            answer: [rateLimited("You have sent many answers in a short time.", wait).message],
          },
        }),
      },
      429,
    );
  await answerFollowUp(session.id, question, {
    attempt: answer.attempt,
    text,
    seconds: spokenSeconds(text, transcript, heard),
    point,
  });
  await dropDraft(owner, session, question.id, "follow-up");
  return redirect(after);
}

export async function keepFollowUp(
  request: Request,
  { session, question }: OpenFollowUp,
  form: FormData,
  to: string,
) {
  const draft = draftSchema.safeParse({
    ...Object.fromEntries(form),
    questionId: question.id,
    part: "follow-up",
  });
  const saved =
    draft.success && draft.data.answer.trim() ? await saveDraft(session, draft.data) : undefined;
  if (saved && !saved.ok) {
    const submission = parseWithZod(form, { schema: answerSchema });
    return data({ result: submission.reply({ fieldErrors: { answer: [saved.message] } }) }, 409);
  }
  return saved ? toasts(request).redirectWithSuccess(to, "Draft saved") : redirect(to);
}
