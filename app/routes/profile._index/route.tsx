import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { requireAccount } from "~/accounts/account.server";
import { ownerOf } from "~/accounts/profile";
import { loadComeback } from "~/interviews/due/due.server";
import { listSessions } from "~/interviews/sessions.server";
import { listRequests } from "~/mentoring/queries.server";
import { loadRecord } from "~/routes/profile/record.server";
import { SkillTable } from "~/skills/skill-table";
import { pageMeta } from "~/ui/page-meta";
import { latestChanges } from "./changes";
import { FirstVisit } from "./first-visit";
import { nextStep } from "./next-step";
import { Recent, Statement } from "./overview";
import { standing } from "./standing";

const POINTS_SHOWN = 12;
const CHANGES_SHOWN = 3;
const SKILLS_SHOWN = 6;
const DUE_SHOWN = 2;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const owner = ownerOf(profile);
  const [{ ratings, scores, record }, sessions, requests, { due, coming }] = await Promise.all([
    loadRecord(owner),
    listSessions(owner),
    listRequests(owner),
    loadComeback(owner, new Date()),
  ]);
  if (record.length + sessions.length + requests.length === 0) return null;
  const open = sessions.filter(({ endedAt }) => endedAt === null);
  return {
    ...standing(
      scores.map(({ score }) => score),
      ratings.length,
    ),
    step: nextStep({
      open: open.find(({ answered, questions }) => answered < questions),
      scores,
      record,
    }),
    points: scores.slice(-POINTS_SHOWN).map(({ score, at, card }) => ({ score, at, card })),
    changes: latestChanges(scores, CHANGES_SHOWN),
    open,
    requests,
    due: [
      ...due.map((question) => ({ ...question, isDue: true })),
      ...coming.map((question) => ({ ...question, isDue: false })),
    ].slice(0, DUE_SHOWN),
    skills: record.length,
    record: record.slice(0, SKILLS_SHOWN),
  };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Your profile" });

export default function ProfileOverview() {
  const known = useLoaderData<typeof loader>();
  if (!known) return <FirstVisit />;
  const { headline, detail, step, points, changes, open, requests, due, skills, record } = known;
  return (
    <>
      <Statement headline={headline} detail={detail} step={step} />
      <Recent points={points} changes={changes} open={open} requests={requests} due={due} />
      {record.length === 0 ? null : (
        <section className="border-t border-hairline pt-9">
          <div className="mb-4 flex items-baseline justify-between gap-4">
            <h2 className="text-section">Skill record</h2>
            <Link
              to="/profile/skills"
              className="num text-sm text-primary-ink underline underline-offset-3"
            >
              {skills === 1 ? "Your one skill" : `All ${skills} skills`}
            </Link>
          </div>
          <SkillTable record={record} />
        </section>
      )}
    </>
  );
}
