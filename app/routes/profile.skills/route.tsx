import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Map, MessageSquareText } from "lucide-react";
import { requireAccount } from "~/accounts/account.server";
import { ownerOf } from "~/accounts/profile";
import { findLatestResult } from "~/assessment/assessments.server";
import { loadRecord } from "~/routes/profile/record.server";
import { contradictions } from "~/skills/record";
import { SkillTable } from "~/skills/skill-table";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { pageMeta } from "~/ui/page-meta";
import { skillsHeadline } from "./headline";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const owner = ownerOf(profile);
  const [{ record }, result] = await Promise.all([loadRecord(owner), findLatestResult(owner)]);
  return { record, result: result ?? null, ...skillsHeadline(record, contradictions(record)) };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Your skills" });

const DOORS = [
  { to: "/interview", icon: MessageSquareText, title: "Answer a question instead", detail: "Every answer is evidence for the skills its question tests.", length: "about 6 min" },
  { to: "/careers/technology", icon: Map, title: "See which skills a career asks for", detail: "Six roles in each of seven fields.", length: "5 min" },
] as const;

export default function ProfileSkills() {
  const { record, result, headline, detail } = useLoaderData<typeof loader>();
  if (record.length === 0) {
    return (
      <EmptyState title="No skills on record yet." action={{ to: "/assessment", label: "Begin Assessment", note: "15 to 20 minutes, in five steps" }} doors={DOORS}>
        Rate yourself, and every skill stands here with its date. Each interview answer then adds what it shows, beside what you said.
      </EmptyState>
    );
  }
  return (
    <>
      <h1 className="mt-9 max-w-[24em] text-title lg:mt-11">{headline}</h1>
      <p className="mt-4 mb-10 max-w-(--measure) text-lead text-text-2">{detail}</p>
      <SkillTable record={record} />
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to="/interview">Practice one of them</LinkButton>
        {result ? <LinkButton to={`/assessment/results/${result}`} variant="secondary">Your assessment</LinkButton> : <LinkButton to="/assessment" variant="secondary">Rate yourself</LinkButton>}
      </div>
    </>
  );
}
