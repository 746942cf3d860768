import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findOrCreateOwner, findOwner } from "~/accounts/session/owner.server";
import { isAnythingSaid } from "~/person-context/describe.server";
import { loadPersonContextForm } from "~/person-context/form-data.server";
import { personContextLimit } from "~/person-context/limits.server";
import {
  deletePersonContext,
  getPersonContext,
  skipPersonContext,
} from "~/person-context/queries.server";
import { saveAnswers } from "~/person-context/save-answers.server";
import { JOB_MAX, personContextSchema } from "~/person-context/schema.server";
import {
  describeWish,
  saveWishedJob,
  saveWishedOccupation,
} from "~/person-context/wished-job.server";
import { checkpoint } from "~/platform/database/connection.server";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { safeRedirect } from "~/platform/http/safe-redirect";
import { toasts, withLink } from "~/platform/http/toast.server";

const PAGE = "/about-you";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const { searchParams } = new URL(request.url);
  const saved = await getPersonContext(owner);
  const wishedJob = searchParams.get("wishedJob")?.slice(0, JOB_MAX);
  return {
    ...(await loadPersonContextForm(request, context, owner)),
    isAnythingSaid: saved !== null && isAnythingSaid(saved),
    wish: wishedJob ? describeWish(wishedJob) : null,
    returnTo: safeRedirect(searchParams.get("returnTo"), "") || undefined,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, submission, refusal } = await readLimitedForm(
    { request, context },
    {
      schema: personContextSchema,
      limit: personContextLimit,
      reason: "Your network has changed this a lot.",
    },
  );
  if (refusal) return refusal;
  const { owner, headers } = await findOrCreateOwner(request, context);
  const now = new Date();
  const returnTo = safeRedirect(values.returnTo, PAGE);
  switch (values.intent) {
    case "skip":
      await skipPersonContext(owner, now);
      return redirect(returnTo === PAGE ? "/" : returnTo, { headers });
    case "delete":
      await deletePersonContext(owner);
      await checkpoint();
      return toasts(request).redirectWithSuccess(returnTo, "What you said is deleted", { headers });
    case "wish":
      if (await saveWishedOccupation(owner, values.wishedCode))
        return toasts(request).redirectWithSuccess(returnTo, "Saved", { headers });
      return refuseForm(
        submission,
        { message: "Choose one of the jobs shown.", status: 400 },
        "wishedCode",
      );
    case "save": {
      const saved = await saveAnswers(owner, values, now);
      if (saved.isDatePast)
        return refuseForm(
          submission,
          { message: "Choose a day that is still to come.", status: 400 },
          "date",
        );
      const { wishedJob = "" } = values;
      const isWishKnown = await saveWishedJob(owner, wishedJob);
      const next = saved.asksForOccupation ? withReturn({}, returnTo) : returnTo;
      if (!isWishKnown && describeWish(wishedJob))
        return redirect(withReturn({ wishedJob }, next), { headers });
      if (saved.asksForOccupation) return redirect(next, { headers });
      if (!isWishKnown)
        return toasts(request).redirectWithInfo(
          returnTo,
          withLink("Saved, but we don’t know the job you have in mind", {
            label: "Search occupations",
            to: "/occupations",
          }),
          { headers },
        );
      return toasts(request).redirectWithSuccess(returnTo, "Saved", { headers });
    }
  }
}

/** The page with what it asks next, and where that leads. */
function withReturn(fields: Record<string, string>, returnTo: string): string {
  const params = new URLSearchParams({ ...(returnTo === PAGE ? {} : { returnTo }), ...fields });
  return params.size === 0 ? PAGE : `${PAGE}?${params}`;
}
