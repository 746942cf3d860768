import type { SubmissionResult } from "@conform-to/dom";
import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { getAccountName } from "~/accounts/session/display-name.server";
import { requireOwner } from "~/accounts/session/owner.server";
import { suggestAskAgainDay, writeAskAgainEmail } from "~/job-interviews/debrief/ask-again";
import { MAX_QUESTIONS, ROW_STEP } from "~/job-interviews/debrief/debrief";
import { describeDebriefForm } from "~/job-interviews/debrief/form-data";
import { listDebriefQuestions } from "~/job-interviews/debrief/queries.server";
import { saveDebrief } from "~/job-interviews/debrief/save-debrief.server";
import { DEBRIEF_CONSTRAINT, debriefSchema } from "~/job-interviews/debrief/schema.server";
import {
  describeRound,
  findLastDebriefed,
  findLaterRound,
  hasBegun,
  selectRound,
} from "~/job-interviews/debrief/select-round";
import { formatRoundDayTime, nameRound } from "~/job-interviews/describe-round";
import { countDaysLeft } from "~/job-interviews/days-left";
import { JOB_INTERVIEW_FORM_LIMIT } from "~/job-interviews/limits.server";
import { getOwnJobInterviews } from "~/job-interviews/own-job-interviews.server";
import { requireJobInterview } from "~/job-interviews/require-job-interview.server";
import { type JobInterview, MAX_ROUNDS, type Round } from "~/job-interviews/types";
import { getClient } from "~/platform/http/client.server";
import { parseForm, readForm } from "~/platform/http/read-form.server";
import { limitForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { toasts } from "~/platform/http/toast.server";
import { checkAnswerStorage } from "~/practice/store/storage-limit.server";
import { listStories, listTellings } from "~/stories/queries.server";
import { formatWeekday } from "~/ui/format-date";
import { handleOutcome } from "./outcome.server";

/** In the address of the page with all stories to choose from. */
const ALL_STORIES = "&stories=all";

/** A round is ahead, and none is tomorrow: on its day nothing else is planned. */
function hasPlanTomorrow(rounds: readonly Round[], now: Date): boolean {
  const days = rounds.map((round) => countDaysLeft(round, now));
  return !days.includes(1) && days.some((left) => left > 1);
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request, context);
  const interview = await requireJobInterview(owner, params.id);
  const now = new Date();
  const round = requireRound(request, interview, now);
  const showsAll = new URL(request.url).searchParams.get("stories") === "all";
  const head = {
    id: interview.id,
    company: interview.company,
    round: describeRound(round, now),
    page: getPage(interview, round) + (showsAll ? ALL_STORIES : ""),
  };
  if (!hasBegun(round, now))
    return { ...head, from: formatWeekday(round.heldOn), form: null, outcome: null };
  const [stories, tellings, stored, coming] = await Promise.all([
    listStories(owner),
    listTellings(owner),
    listRoundQuestions(owner, round),
    getOwnJobInterviews(owner, context, now),
  ]);
  return {
    ...head,
    from: null,
    form: {
      ...describeDebriefForm(interview, round, stored, { stories, tellings, showsAll }),
      constraint: DEBRIEF_CONSTRAINT,
      // Once this one has ended, nothing is promised for tomorrow.
      isRoundAhead:
        interview.outcome === null &&
        hasPlanTomorrow(
          coming.flatMap(({ rounds }) => rounds),
          now,
        ),
    },
    outcome: describeOutcome(interview, round, await getAccountName(request, context), now),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request, context);
  const interview = await requireJobInterview(owner, params.id);
  const now = new Date();
  const round = requireRound(request, interview, now);
  const form = await readForm(request);
  const page = getPage(interview, round);
  const intent = form.get("intent");
  if (intent === "more") return showAgain(form, ROW_STEP);
  if (intent === "all-stories") return showAgain(form, 0);
  if (intent !== "save")
    return handleOutcome({ request, context, form, owner, interview, round, page, now });
  const submission = parseForm(form, { schema: debriefSchema });
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);
  const { ip } = getClient(context);
  const limited = await limitForm(submission, ip, JOB_INTERVIEW_FORM_LIMIT);
  if (limited) return limited;
  if (!hasBegun(round, now))
    return refuseForm(submission, {
      message: `This round is on ${formatWeekday(round.heldOn)}. You can write it down from that day on.`,
      status: 400,
    });
  const full = await checkAnswerStorage(owner, ip);
  if (full) return refuseForm(submission, full);
  const { questions, hearBy, nextSteps } = submission.value;
  if (hearBy !== null && hearBy < round.heldOn)
    return refuseForm(
      submission,
      { message: `Choose a day from ${formatWeekday(round.heldOn)} on.`, status: 400 },
      "hearBy",
    );
  const stories = await listStories(owner);
  const unknown = questions.find(
    ({ told: { storyId } }) => storyId !== null && !stories.some(({ id }) => id === storyId),
  );
  if (unknown)
    return refuseForm(
      submission,
      { message: "Choose one of your stories.", status: 400 },
      `told${unknown.number}`,
    );
  const stored = await listRoundQuestions(owner, round);
  const last = findLastDebriefed(interview);
  const isEarlier = last !== undefined && last.heldOn > round.heldOn;
  const debrief = { interviewId: interview.id, round, questions, hearBy, nextSteps, isEarlier };
  const saved = await saveDebrief({ owner, ip }, { ...debrief, stored, stories }, now);
  return toasts(request).redirectWithSuccess(
    `${page}#outcome`,
    saved.notAdded === 0
      ? "Saved"
      : {
          message: "Saved",
          description: `Not added to your own questions: ${saved.notAdded}. ${saved.reason}`,
        },
  );
}

/** The page again, with everything that was typed and so many rows more. */
function showAgain(form: FormData, moreRows: number) {
  const rows = Math.min(MAX_QUESTIONS, (Number(form.get("rows")) || ROW_STEP) + moreRows);
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  const result: SubmissionResult = {
    initialValue: { ...Object.fromEntries(fields), rows: String(rows) },
  };
  return data({ result });
}

async function listRoundQuestions(owner: string, round: Round) {
  return (await listDebriefQuestions(owner)).filter(({ roundId }) => roundId === round.id);
}

function requireRound(request: Request, interview: JobInterview, now: Date): Round {
  const round = selectRound(interview, new URL(request.url).searchParams.get("round"), now);
  if (!round) throw new Response("Not found", { status: 404 });
  return round;
}

const getPage = ({ id }: JobInterview, round: Round) => `/plans/${id}/debrief?round=${round.id}`;

function describeOutcome(interview: JobInterview, round: Round, name: string | null, now: Date) {
  const { id, outcome, hearBy, askAgainOn, rounds } = interview;
  const next = findLaterRound(interview, round, now);
  return {
    outcome,
    next: next
      ? {
          title: `${nameRound(interview, next)}, ${formatRoundDayTime(next)}`,
          changeTo: `/plans/${id}/change?round=${next.id}`,
        }
      : null,
    isFull: rounds.length >= MAX_ROUNDS,
    hearBy: hearBy && formatWeekday(hearBy),
    askAgain: {
      day: askAgainOn ?? suggestAskAgainDay(hearBy, round),
      saved: askAgainOn && formatWeekday(askAgainOn),
      email: writeAskAgainEmail(interview, round, name),
    },
  };
}
