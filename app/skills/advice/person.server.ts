import type { AppLoadContext } from "@remix-run/node";
import { type Answers, listChosenFields } from "~/assessment/answers";
import { readOldGoal } from "~/assessment/old-goal";
import { getLatestResult } from "~/assessment/assessments.server";
import { getInterestResult } from "~/assessment/results/interest-results.server";
import { listBestMatches } from "~/assessment/results/match-list.server";
import { buildMatchPerson, type StartingPoint } from "~/assessment/results/match-person.server";
import { countDaysLeft } from "~/job-interviews/days-left";
import {
  getAllJobInterviews,
  getOwnJobInterviews,
} from "~/job-interviews/own-job-interviews.server";
import { findNextRound } from "~/job-interviews/rounds";
import type { JobInterview } from "~/job-interviews/types";
import { listOccupations } from "~/occupations/occupations.server";
import { describeOccupationTarget } from "~/occupations/target/targets.server";
import { getPersonContext } from "~/person-context/queries.server";
import { recognizeJob } from "~/person-context/recognize-job";
import { getSessionCard } from "~/practice/store/session-card";
import { getOwnOpenSessions, getSession } from "~/practice/store/sessions.server";
import { findLatestText } from "~/practice/tailored/latest-text.server";
import { getSkillProfile } from "~/skills/profile/skill-profile.server";
import type { AdvicePerson } from "./types";

const MATCHES_READ = 12;

/** All that the advice starts from, except for what the person refused. */
export async function getAdvicePerson(
  owner: string,
  context: AppLoadContext,
  now: Date,
): Promise<Omit<AdvicePerson, "refused">> {
  const [profile, said, assessment, openSession, [interview], text] = await Promise.all([
    getSkillProfile(owner, context, now),
    getPersonContext(owner),
    getLatestResult(owner),
    findUnfinished(owner, context, now),
    getOwnJobInterviews(owner, context, now),
    findLatestText(owner),
  ]);
  const { scores, record, target } = profile;
  const latestScores = new Map(scores.map((score) => [score.questionId, score]));
  return {
    job: said?.job ?? null,
    occupationCode: said?.occupationCode ?? null,
    years: said?.years ?? null,
    goal: said?.goal ?? (assessment.result ? readOldGoal(assessment.result.answers) : null),
    mustStay: said?.mustStay ?? null,
    target: target ?? (interview ? findRoleTarget(interview) : null),
    ...addField(readAssessment(assessment, said, profile), interview),
    record,
    answers: [...latestScores.values()].map(({ questionId, score, isOpen, at, seconds }) => ({
      questionId,
      score,
      isOpen,
      at,
      seconds,
    })),
    courses: profile.startedCourses,
    openSession,
    jobInterview: interview ? describeJobInterview(interview, now) : null,
    textSkills: text?.skills ?? [],
    textKind: text?.kind ?? null,
  };
}

/** Without a target, the role that they have an interview for. */
function findRoleTarget({ role }: JobInterview): AdvicePerson["target"] {
  const occupation = recognizeJob(role, listOccupations());
  return occupation ? describeOccupationTarget(occupation) : null;
}

/** Without fields of their own, that of the interview. */
function addField(
  known: ReturnType<typeof readAssessment>,
  interview: JobInterview | undefined,
): ReturnType<typeof readAssessment> {
  if (known.fields.length > 0 || !interview?.field) return known;
  return { ...known, fields: [interview.field] };
}

function describeJobInterview(interview: JobInterview, now: Date): AdvicePerson["jobInterview"] {
  const next = findNextRound(interview, now);
  if (!next) return null;
  const { company, role } = interview;
  return { company, role, daysLeft: countDaysLeft(next, now) };
}

function readAssessment(
  { result, isOpen }: Awaited<ReturnType<typeof getLatestResult>>,
  start: StartingPoint | null,
  profile: Awaited<ReturnType<typeof getSkillProfile>>,
): Pick<AdvicePerson, "assessment" | "fields" | "matches"> {
  if (!result) return { assessment: isOpen ? "open" : "none", fields: [], matches: [] };
  const { answers } = result;
  const fields = listChosenFields(answers);
  const { problem } = getInterestResult(answers);
  if (problem !== null)
    return { assessment: problem === "flat" ? "flat" : "unusable", fields, matches: [] };
  return {
    assessment: "done",
    fields,
    matches: listMatches(answers, start, profile),
  };
}

function listMatches(
  answers: Answers,
  start: StartingPoint | null,
  { ratings, record }: Awaited<ReturnType<typeof getSkillProfile>>,
) {
  const shownSkills = new Map(
    record.flatMap(({ skill, level }) => (level.isDemonstrated ? [[skill, level.value]] : [])),
  );
  const person = buildMatchPerson(
    { answers, ratings: [...ratings], interests: getInterestResult(answers) },
    { start, shownSkills },
    true,
  );
  return listBestMatches(person, answers, MATCHES_READ).map(describeOccupationTarget);
}

/** The newest unfinished session, unless it rehearses a job interview that has come to an end. */
async function findUnfinished(
  owner: string,
  context: AppLoadContext,
  now: Date,
): Promise<AdvicePerson["openSession"]> {
  const interviews = await getAllJobInterviews(owner, context, now);
  const isOver = (id: string) =>
    interviews.some(
      ({ outcome, rehearsalSessionId }) => outcome !== null && rehearsalSessionId === id,
    );
  const sessions = await getOwnOpenSessions(owner, context);
  const summary = sessions.find(
    ({ id, answeredCount, questionCount }) => answeredCount < questionCount && !isOver(id),
  );
  if (!summary) return null;
  const { id, title, questionCount, answeredCount } = summary;
  const isNamed = title !== getSessionCard("one-question", null)?.title;
  const session = isNamed ? undefined : await getSession(owner, id);
  const [question] = session?.questions ?? [];
  return {
    id,
    title: question ? `“${question.name}”` : title,
    left: questionCount - answeredCount,
  };
}
