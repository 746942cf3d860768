import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { requireAccount } from "~/accounts/session/auth.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { getComebacks } from "~/comeback/comebacks.server";
import { listSessions } from "~/interviews/sessions.server";
import { listRequests } from "~/mentoring/queries.server";
import { getSkillRecord } from "~/routes/profile/skill-record.server";
import { SkillTable } from "~/skills/skill-table";
import { pageMeta } from "~/ui/page-meta";
import { listLatestAttempts } from "./latest-attempts";
import { EmptyOverview } from "./empty-overview";
import { getNextStep } from "./next-step";
import { RecentActivity, OverviewHeader } from "./overview";
import { summarizeProgress } from "./progress-summary";

const POINTS_SHOWN = 12;
const ATTEMPTS_SHOWN = 3;
const SKILLS_SHOWN = 6;
const COMEBACKS_SHOWN = 2;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const owner = getOwnerId(profile);
  const [{ ratings, scores, record }, sessions, requests, { due: comebacks, upcoming }] =
    await Promise.all([
      getSkillRecord(owner),
      listSessions(owner),
      listRequests(owner),
      getComebacks(owner, new Date()),
    ]);
  if (record.length + sessions.length + requests.length === 0) return null;
  const openSessions = sessions.filter(({ endedAt }) => endedAt === null);
  return {
    ...summarizeProgress(
      scores.map(({ score }) => score),
      ratings.length,
    ),
    step: getNextStep({
      openSession: openSessions.find(
        ({ answeredCount, questionCount }) => answeredCount < questionCount,
      ),
      scores,
      record,
    }),
    points: scores.slice(-POINTS_SHOWN).map(({ score, at, card }) => ({ score, at, card })),
    latestAttempts: listLatestAttempts(scores, ATTEMPTS_SHOWN),
    open: openSessions,
    requests,
    comebacks: [
      ...comebacks.map((question) => ({ ...question, isDue: true })),
      ...upcoming.map((question) => ({ ...question, isDue: false })),
    ].slice(0, COMEBACKS_SHOWN),
    skillCount: record.length,
    record: record.slice(0, SKILLS_SHOWN),
  };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Your profile" });

export default function ProfileOverview() {
  const loaderData = useLoaderData<typeof loader>();
  if (!loaderData) return <EmptyOverview />;
  const {
    headline,
    detail,
    step,
    points,
    latestAttempts,
    open: openSessions,
    requests,
    comebacks,
    skillCount,
    record,
  } = loaderData;
  return (
    <>
      <OverviewHeader headline={headline} detail={detail} step={step} />
      <RecentActivity
        points={points}
        latestAttempts={latestAttempts}
        openSessions={openSessions}
        requests={requests}
        due={comebacks}
      />
      {record.length === 0 ? null : (
        <section className="border-t border-hairline pt-9">
          <div className="mb-4 flex items-baseline justify-between gap-4">
            <h2 className="text-section">Skill record</h2>
            <Link
              to="/profile/skills"
              className="num text-sm text-primary-ink underline underline-offset-3"
            >
              {skillCount === 1 ? "Your one skill" : `All ${skillCount} skills`}
            </Link>
          </div>
          <SkillTable record={record} />
        </section>
      )}
    </>
  );
}
