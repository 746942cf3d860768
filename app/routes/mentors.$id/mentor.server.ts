import { getZodConstraint } from "@conform-to/zod/v4";
import { isMailConfigured } from "~/platform/mail/transport.server";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { z } from "zod";
import { getAuth } from "~/accounts/session/auth.server";
import { findOrCreateOwner, findOwner } from "~/accounts/session/owner.server";
import { COURSES } from "~/data/learning/courses";
import { getSkillNames, isSkillId } from "~/data/skills";
import { draftCapstoneAgenda } from "~/learning/capstone-agenda";
import { readCapstone, readCheckedItems } from "~/learning/capstones.server";
import { draftAgenda, suggestTopics } from "~/mentoring/booking/agenda";
import { describeProblem } from "~/mentoring/booking/problems";
import { readTimeZone } from "~/mentoring/calendar/time-zone.server";
import { loadWeek } from "~/mentoring/booking/week-view.server";
import { mentorRequestLimit } from "~/mentoring/limits.server";
import { type BookableMentor, toPublicMentor } from "~/mentoring/directory/bookable-mentor";
import { findMentor, listMentors } from "~/mentoring/directory/directory.server";
import { describeReliabilities } from "~/mentoring/directory/reliability.server";
import { listShownReviews } from "~/mentoring/feedback/reviews.server";
import { bookingSchema, requestSchema } from "~/mentoring/booking/schema.server";
import {
  type SessionRequest,
  proposeTime,
  requestEarliestSlot,
  requestSlot,
} from "~/mentoring/booking/request-session.server";
import { resolveWallTime } from "~/mentoring/calendar/week";
import { listWaitlists } from "~/mentoring/booking/waitlist.server";
import { getEmailLinkOrigin } from "~/platform/http/public-origin.server";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { toasts } from "~/platform/http/toast.server";
import { listWeakSkills } from "~/skills/weak-spots";
import { getSkillRecord } from "~/skills/queries.server";
import { describeAwayMentor, listSessionsWithMentor } from "./own-sessions.server";
import {
  NOT_SHAREABLE,
  areShareable,
  listReportChoices,
} from "~/feedback/report/shareable-reports.server";

const REVIEWS_SHOWN = 20;
const SESSIONS_SHOWN = 3;

/** Its addresses for the sitemap. */
export async function listAddresses() {
  return (await listMentors()).map(({ id }) => ({ path: `/mentors/${id}` }));
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const mentor = await findMentor(params.id ?? "");
  if (!mentor || mentor.status === "draft" || mentor.isSuspended)
    throw new Response("Not found", { status: 404 });
  const owner = await findOwner(request, context);
  const chosenZone = readTimeZone(request);
  const timeZone = chosenZone ?? mentor.timeZone;
  const ownSessions = owner ? await listSessionsWithMentor(owner, mentor, timeZone) : [];
  const isOwn = owner === mentor.holder;
  if (!mentor.isListed) return { isOwn, ...describeAwayMentor(mentor, ownSessions) };
  const { searchParams } = new URL(request.url);
  const now = new Date();
  const capstone = await findCapstone(owner, searchParams.get("capstone"));
  const topics = await suggestFor(owner, mentor);
  const others = await listMentors();
  return {
    isOwn,
    isAway: false as const,
    mentor: toPublicMentor(mentor),
    specialties: getSkillNames(mentor.specialties),
    reliability: (await describeReliabilities([mentor], now))(mentor),
    otherMentors: others
      .filter(
        ({ id, fields }) => id !== mentor.id && fields.some((each) => each === mentor.fields[0]),
      )
      .map(({ id, name, title }) => ({ id, name, title })),
    constraint: getZodConstraint(requestSchema),
    isAnonymous: (await getAuth(request, context)).status === "anonymous",
    isMailConfigured,
    isZoneChosen: chosenZone !== undefined,
    week: await loadWeek(
      mentor,
      {
        timeZone,
        date: searchParams.get("week"),
        selected: searchParams.get("slot") ?? undefined,
      },
      now,
    ),
    page: capstone
      ? `/mentors/${mentor.id}?capstone=${capstone.courseId}`
      : `/mentors/${mentor.id}`,
    topics,
    agenda: capstone?.agenda ?? draftAgenda(topics),
    isForProject: capstone !== null,
    reports: await listReportChoices(owner),
    shownReviews: await listShownReviews(mentor.id, REVIEWS_SHOWN),
    waitsUntil: owner ? await findWaitlistEnd(owner, mentor.id) : null,
    hasOpenSession: ownSessions.some(({ isOpen }) => isOpen),
    sessions: ownSessions.slice(0, SESSIONS_SHOWN),
    hasMoreSessions: ownSessions.length > SESSIONS_SHOWN,
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const mentor = await requireMentor(params.id);
  const { values, submission, refusal } = await readLimitedForm(
    { request, context },
    {
      schema: bookingSchema,
      limit: mentorRequestLimit,
      reason: "Too many requests from your network.",
    },
  );
  if (refusal) return refusal;
  const { owner, headers } = await findOrCreateOwner(request, context);
  const auth = await getAuth(request, context);
  const sessionRequest: SessionRequest = {
    owner,
    mentor,
    now: new Date(),
    timeZone: readTimeZone(request) ?? mentor.timeZone,
    topics: values.topic.filter(isSkillId),
    agenda: values.agenda,
    reports: values.report,
    contact:
      auth.status === "signed-in"
        ? { name: auth.profile.name, email: auth.profile.email }
        : { name: "", email: "" },
    origin: getEmailLinkOrigin(request),
    isAnother: "another" in values && values.another === "yes",
  };
  if (!(await areShareable(owner, values.report)))
    return refuseForm(submission, { message: NOT_SHAREABLE, status: 400 });
  const outcome = await sendRequest(sessionRequest, values);
  if (!outcome.ok) return refuseForm(submission, describeProblem(outcome.problem));
  const page = `/mentors/sessions/${outcome.id}`;
  if (!outcome.isNew)
    return toasts(request).redirectWithInfo(page, {
      message: `You already have a session with ${mentor.name}`,
      description: "This is it. For one more, choose a time on the mentor’s page.",
    });
  // The page says that the request was sent.
  return redirect(page, { headers });
}

function sendRequest(sessionRequest: SessionRequest, form: z.output<typeof bookingSchema>) {
  switch (form.intent) {
    case "request":
      return requestSlot(sessionRequest, form.slot);
    case "propose": {
      const startsAt = resolveWallTime(`${form.date}T${form.time}`, sessionRequest.timeZone);
      return startsAt
        ? proposeTime(sessionRequest, startsAt)
        : { ok: false as const, problem: "skipped" as const };
    }
    case "earliest":
      return requestEarliest(sessionRequest);
  }
}

/** The capstone that the mentor is asked to look at, with the draft of what they get to read. */
async function findCapstone(owner: string | undefined, courseId: string | null) {
  const course = COURSES.find(({ id }) => id === courseId);
  if (!course) return null;
  const { title, checklist } = readCapstone(course.id);
  const checked = owner ? await readCheckedItems(owner, course.id) : [];
  return {
    courseId: course.id,
    agenda: draftCapstoneAgenda({
      courseTitle: course.title,
      title,
      checklist: checklist.map(({ key, text }) => ({ text, isChecked: checked.includes(key) })),
    }),
  };
}

/** From a card, without an agenda: the one the mentor's page would suggest. */
async function requestEarliest(sessionRequest: SessionRequest) {
  if (sessionRequest.agenda) return requestEarliestSlot(sessionRequest);
  const topics = await suggestFor(sessionRequest.owner, sessionRequest.mentor);
  const chosen = topics.filter(({ isChosen }) => isChosen).map(({ id }) => id);
  return requestEarliestSlot({
    ...sessionRequest,
    agenda: draftAgenda(topics),
    topics: chosen.filter(isSkillId),
  });
}

async function suggestFor(
  owner: string | undefined,
  { specialties }: Pick<BookableMentor, "specialties">,
) {
  const gaps = owner ? listWeakSkills((await getSkillRecord(owner, new Date())).record) : [];
  return suggestTopics(gaps, specialties);
}

async function findWaitlistEnd(owner: string, mentorId: string): Promise<string | null> {
  const entry = (await listWaitlists(owner)).find((each) => each.mentorId === mentorId);
  return entry?.expiresAt ?? null;
}

async function requireMentor(id = "") {
  const mentor = await findMentor(id);
  if (!mentor?.isListed) throw new Response("Not found", { status: 404 });
  return mentor;
}
