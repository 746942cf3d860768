import { type AppLoadContext, data } from "@remix-run/node";
import { addNextRound, saveAskAgain, saveOutcome } from "~/job-interviews/debrief/outcome.server";
import { outcomeSchema } from "~/job-interviews/debrief/schema.server";
import { nameRound } from "~/job-interviews/describe-round";
import { JOB_INTERVIEW_FORM_LIMIT } from "~/job-interviews/limits.server";
import { findSameDay } from "~/job-interviews/rounds.server";
import { type JobInterview, MAX_ROUNDS, type Round } from "~/job-interviews/types";
import { addDays, getLocalDate } from "~/mentoring/calendar/week";
import { getClient } from "~/platform/http/client.server";
import { parseForm } from "~/platform/http/read-form.server";
import { limitForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { toasts } from "~/platform/http/toast.server";

interface OutcomeRequest {
  request: Request;
  context: AppLoadContext;
  form: FormData;
  owner: string;
  interview: JobInterview;
  round: Round;
  page: string;
  now: Date;
}

const DAYS_AHEAD = 2 * 365;

/** What came after a round. */
export async function handleOutcome(sent: OutcomeRequest) {
  const { request, context, form, owner, interview, round, page, now } = sent;
  const submission = parseForm(form, { schema: outcomeSchema });
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);
  const limited = await limitForm(submission, getClient(context).ip, JOB_INTERVIEW_FORM_LIMIT);
  if (limited) return limited;
  const { value } = submission;
  const save = (to: string, message: string) => toasts(request).redirectWithSuccess(to, message);
  const today = getLocalDate(now.toISOString(), round.timeZone);
  const isAhead = (day: string) => day >= today && day <= addDays(today, DAYS_AHEAD);
  const refuseDay = (field: string) =>
    refuseForm(
      submission,
      { message: "Choose a day from today on, within two years.", status: 400 },
      field,
    );
  switch (value.intent) {
    case "round":
    case "round-beside": {
      const { heldOn } = value;
      if (!isAhead(heldOn)) return refuseDay("heldOn");
      const other = findSameDay(interview, { heldOn, startsAt: null });
      if (value.intent === "round" && other)
        return data(
          {
            result: submission.reply({
              fieldErrors: {
                heldOn: [
                  `You already have a round that day: ${nameRound(interview, other)}. Is it this one? If not, add it anyway.`,
                ],
              },
            }),
            isBeside: true,
          },
          400,
        );
      const { isFull } = await addNextRound(
        owner,
        interview.id,
        { ...value, timeZone: round.timeZone },
        now,
      );
      if (isFull)
        return refuseForm(submission, {
          message: `This job interview has ${MAX_ROUNDS} rounds, which is as many as it can have. Delete one on its Change page first.`,
          status: 400,
        });
      return save(`/plans/${interview.id}`, "Round added");
    }
    case "ask-again":
      if (!isAhead(value.askAgainOn)) return refuseDay("askAgainOn");
      await saveAskAgain(owner, interview.id, value.askAgainOn);
      return save(`${page}#outcome`, "Day saved");
    case "open":
      await saveOutcome(owner, interview.id, null);
      return save(`${page}#outcome`, "Saved");
    default:
      await saveOutcome(owner, interview.id, value.intent);
      return save(
        value.intent === "offer" ? `/plans/${interview.id}/offer` : `${page}#outcome`,
        "Saved",
      );
  }
}
