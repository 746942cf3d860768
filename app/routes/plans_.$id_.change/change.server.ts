import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireOwner } from "~/accounts/session/owner.server";
import { FIELD_NAMES } from "~/data/careers/field-names";
import { countRoundQuestions } from "~/job-interviews/count-notes.server";
import { listAllowedDays } from "~/job-interviews/days";
import { formatRoundDay, formatRoundTime } from "~/job-interviews/format-round";
import { changeDetails } from "~/job-interviews/job-interviews.server";
import { jobInterviewLimit } from "~/job-interviews/limits.server";
import { requireJobInterview } from "~/job-interviews/require-job-interview.server";
import { getLastRound } from "~/job-interviews/rounds";
import { deleteRound } from "~/job-interviews/rounds.server";
import {
  changeSchema,
  DETAILS_CONSTRAINT,
  getRoundConstraint,
} from "~/job-interviews/schema.server";
import { type JobInterview, MAX_ROUNDS, type Round } from "~/job-interviews/types";
import { formatCity } from "~/mentoring/calendar/format-time";
import { readTimeZone } from "~/mentoring/calendar/time-zone.server";
import { getClient } from "~/platform/http/client.server";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { toasts } from "~/platform/http/toast.server";
import { checkAnswerStorage } from "~/practice/store/storage-limit.server";
import { startWorkers } from "~/practice/text-analysis/pool.server";
import { pluralize } from "~/ui/format";
import { NEW_ROUND, saveRound } from "./save-round.server";

const FIELDS = Object.entries(FIELD_NAMES).map(([value, label]) => ({ value, label }));

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  startWorkers();
  const owner = await requireOwner(request, context);
  const interview = await requireJobInterview(owner, params.id);
  const { searchParams } = new URL(request.url);
  const roundId = searchParams.get("round");
  const { id, company, role, field, posting, minutesADay, rounds } = interview;
  const now = new Date();
  const days = listAllowedDays(readTimeZone(request) ?? getLastRound(interview).timeZone, now);
  return {
    id,
    company,
    details: { company, role, field: field ?? "", posting, minutesADay },
    constraint: DETAILS_CONSTRAINT,
    fields: FIELDS,
    rounds: rounds.map((round, index) => describeRound(round, index, days.today)),
    canAddRound: rounds.length < MAX_ROUNDS,
    maxRounds: MAX_ROUNDS,
    deletion: await describeDeletion(
      owner,
      interview,
      searchParams.get("delete-round"),
      days.today,
    ),
    round:
      roundId === null
        ? null
        : {
            ...readRound(interview, roundId),
            constraint: getRoundConstraint(days),
            zones: listZones(interview, roundId, readTimeZone(request)),
          },
  };
}

function describeRound(round: Round, index: number, today: string) {
  const { id, name, startsAt, minutes, place, people, timeZone } = round;
  return {
    id,
    title: name ? `Round ${index + 1}, ${name}` : `Round ${index + 1}`,
    when: [
      formatRoundDay(round.heldOn, today),
      ...(startsAt === null ? [] : [`${formatRoundTime(round)} ${formatCity(timeZone)} time`]),
      ...(minutes === null ? [] : [`${minutes} min`]),
    ].join(", "),
    place,
    people,
  };
}

/** What goes with a round that is to be deleted; null if none is, and for the last one, which stays. */
async function describeDeletion(
  owner: string,
  { company, rounds }: JobInterview,
  id: string | null,
  today: string,
) {
  if (id === null || rounds.length <= 1) return null;
  const round = rounds.find((each) => each.id === id);
  if (!round) throw new Response("Not found", { status: 404 });
  const { title, when } = describeRound(round, rounds.indexOf(round), today);
  const questions = await countRoundQuestions(owner, id);
  return {
    hidden: { intent: "delete-round", round: id },
    about: `${title}: ${when}. ${company}`,
    parts: [
      "its date, place and people, and its days in the plan",
      ...(questions === 0
        ? []
        : [`your notes: ${pluralize(questions, "question")} you were asked`]),
    ],
  };
}

/** The round to change, or an empty form for a new one. */
function readRound({ rounds }: JobInterview, id: string) {
  if (id === NEW_ROUND) return { id, number: rounds.length + 1, isNew: true, values: {} };
  const round = rounds.find((each) => each.id === id);
  if (!round) throw new Response("Not found", { status: 404 });
  const { name, heldOn, startsAt, minutes, place, people, timeZone } = round;
  return {
    id,
    number: rounds.indexOf(round) + 1,
    isNew: false,
    values: { name, heldOn, startsAt, minutes, place, people, zone: timeZone },
  };
}

/** The zones that a round’s times may be in: where it was saved, and where the reader is. */
function listZones(interview: JobInterview, roundId: string, readerZone: string | undefined) {
  const saved = interview.rounds.find(({ id }) => id === roundId) ?? getLastRound(interview);
  const zones = new Set([...(readerZone ? [readerZone] : []), saved.timeZone]);
  return [...zones].map((zone) => ({ value: zone, label: `${formatCity(zone)} time` }));
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request, context);
  const interview = await requireJobInterview(owner, params.id);
  const { values, submission, refusal } = await readLimitedForm(
    { request, context },
    {
      schema: changeSchema,
      limit: jobInterviewLimit,
      reason: "Your network has changed a lot of job interviews.",
    },
  );
  if (refusal) return refusal;
  const { ip } = getClient(context);
  const page = `/plans/${interview.id}/change`;
  if (values.intent === "delete-round") {
    const { isLast } = await deleteRound(owner, interview, values.round);
    return isLast
      ? toasts(request).redirectWithError(
          page,
          "The last round stays. Delete the job interview instead.",
        )
      : toasts(request).redirectWithSuccess(page, "Round deleted");
  }
  const full = await checkAnswerStorage(owner, ip);
  if (full) return refuseForm(submission, { ...full, status: 400 });
  if (values.intent === "details") {
    const { company, role, field = null, posting, minutesADay } = values;
    await changeDetails(owner, interview, { company, role, field, posting, minutesADay }, ip);
    return toasts(request).redirectWithSuccess(`/plans/${interview.id}`, "Job interview changed");
  }
  const problem = await saveRound(owner, interview, values, {
    readerZone: readTimeZone(request),
    now: new Date(),
  });
  if (problem)
    return data(
      {
        result: submission.reply({ fieldErrors: { [problem.field]: [problem.message] } }),
        confirm: problem.confirm,
      },
      400,
    );
  return redirect(page);
}
