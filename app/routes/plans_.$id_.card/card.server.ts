import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireOwner } from "~/accounts/session/owner.server";
import { listQuestionsToAsk } from "~/data/questions-to-ask";
import { listAskedKinds } from "~/job-interviews/asked-kinds";
import { groupStories, selectStories } from "~/job-interviews/card/card";
import { saveCard } from "~/job-interviews/card/save-card.server";
import { CARD_CONSTRAINT, cardSchema } from "~/job-interviews/card/schema.server";
import { formatRoundDayTime, getEndOfDay } from "~/job-interviews/describe-round";
import { JOB_INTERVIEW_FORM_LIMIT } from "~/job-interviews/limits.server";
import { readPlace } from "~/job-interviews/place/read-place";
import { requireJobInterview } from "~/job-interviews/require-job-interview.server";
import { findNextRound, getLastRound } from "~/job-interviews/rounds";
import type { JobInterview } from "~/job-interviews/types";
import { formatCity } from "~/mentoring/calendar/format-time";
import { readTimeZone } from "~/mentoring/calendar/time-zone.server";
import { getClient } from "~/platform/http/client.server";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { toasts } from "~/platform/http/toast.server";
import { checkAnswerStorage } from "~/practice/store/storage-limit.server";
import { listStories } from "~/stories/queries.server";
import type { Story } from "~/stories/types";
import { findNextLabel } from "~/today/next-in-sitting.server";
import { formatWeekday } from "~/ui/format-date";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request, context);
  const interview = await requireJobInterview(owner, params.id);
  const stories = await listStories(owner);
  const isEdited = new URL(request.url).searchParams.has("edit");
  return {
    page: `/plans/${interview.id}/card`,
    card: describeCard(interview, stories, readTimeZone(request), new Date()),
    form: isEdited ? describeForm(interview, stories) : null,
    sittingLabel: await findNextLabel(request, owner, {
      kinds: ["opening"],
      subjects: [interview.id],
    }),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request, context);
  const interview = await requireJobInterview(owner, params.id);
  const { values, submission, refusal } = await readLimitedForm(
    { request, context },
    { schema: cardSchema, ...JOB_INTERVIEW_FORM_LIMIT },
  );
  if (refusal) return refusal;
  const full = await checkAnswerStorage(owner, getClient(context).ip);
  if (full) return refuseForm(submission, full);
  const problem = await saveCard(owner, interview.id, values);
  if (problem)
    return refuseForm(submission, { message: problem.message, status: 400 }, problem.field);
  return toasts(request).redirectWithSuccess(`/plans/${interview.id}/card`, "Card saved");
}

function describeCard(
  interview: JobInterview,
  stories: readonly Story[],
  readerZone: string | undefined,
  now: Date,
) {
  const { id, company, role, opening, cardStoryIds, askThem } = interview;
  const next = findNextRound(interview, now);
  const round = next ?? getLastRound(interview);
  const isElsewhere =
    round.startsAt !== null && readerZone !== undefined && readerZone !== round.timeZone;
  return {
    id,
    company,
    role,
    time: formatRoundDayTime(round) + (isElsewhere ? ` ${formatCity(round.timeZone)} time` : ""),
    place: readPlace(round.place),
    people: round.people,
    opening,
    stories: selectStories(cardStoryIds, stories).map((story) => ({
      id: story.id,
      title: story.title,
      cueWords: story.cueWords,
    })),
    hasStories: stories.length > 0,
    askThem,
    /** A card is kept on a device until the day of the next round ends. */
    kept: next ? { until: getEndOfDay(next), day: formatWeekday(next.heldOn) } : null,
  };
}

const toOption = ({ id, title }: Story) => ({ id, title });

function describeForm(interview: JobInterview, stories: readonly Story[]) {
  const { field, posting, opening, cardStoryIds, askThem } = interview;
  // Without a posting every kind may be asked for, so that none fits better.
  const asked = posting === "" ? [] : listAskedKinds(interview);
  const { fitting, others } = groupStories(stories, asked);
  const [story1, story2, story3] = selectStories(cardStoryIds, stories).map(({ id }) => id);
  const [ask1, ask2] = askThem;
  return {
    values: { opening, story1, story2, story3, ask1, ask2 },
    stories: { fitting: fitting.map(toOption), others: others.map(toOption) },
    offered: listQuestionsToAsk(field),
    constraint: CARD_CONSTRAINT,
  };
}
