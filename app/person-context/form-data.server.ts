import type { AppLoadContext } from "@remix-run/node";
import { findKeptForm } from "~/accounts/kept-forms/keep-form.server";
import { getTarget } from "~/occupations/target/targets.server";
import { describeJob } from "./describe.server";
import { getPersonContext } from "./queries.server";
import { listNearest, getFirstDay } from "./save-answers.server";
import { getPersonContextConstraint } from "./schema.server";
import { NO_OCCUPATION } from "./types";

/** What the form needs, filled in with what the person has said. */
export async function loadPersonContextForm(
  request: Request,
  context: AppLoadContext,
  owner: string | undefined,
) {
  const saved = await getPersonContext(owner);
  const kept = await findKeptForm(request, context, "/about-you");
  const job = saved && describeJob(saved);
  const target = await getTarget(owner);
  return {
    /** Whether the person has said something, or skipped the questions. */
    isAnswered: saved !== null,
    job,
    form: {
      constraint: getPersonContextConstraint(getFirstDay(new Date())),
      values: {
        ...saved,
        occupationCode: saved?.occupationCode ?? NO_OCCUPATION,
        ...Object.fromEntries(kept ?? []),
      },
      occupation: job?.occupation?.title,
      nearest: saved ? listNearest(saved) : [],
      target: target && { title: target.title, to: target.to },
      isRestored: kept !== null,
    },
  };
}
