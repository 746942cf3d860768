import { Link } from "@remix-run/react";
import { Attribution } from "~/occupations/attribution";
import type { ReactNode } from "react";
import { FormattedDate } from "~/ui/formatted-date";
import { InterestChart, InterestTable } from "./interest-section";
import { MatchList } from "./match-list";
import { Comparison, LikedKinds, NextSteps, QuestionsToAsk } from "./other-sections";
import { describeProblem, PROBLEM_HEADLINES, ProfileNotice } from "./profile-notice";
import type { ResultPage } from "./result-page.server";
import { RoleSection } from "./role-section";
import { SkillSection } from "./skill-section";

interface ResultViewProps {
  result: ResultPage;
  /** Above the date: "Your results" or "Shared results". */
  label: string;
  /** The person whose results these are may go on from here. */
  isOwn?: boolean;
  /** What to do with the results, before the small print. */
  children?: ReactNode;
}

/** The results of an assessment: finding, interests, occupations, roles, skills. */
export function ResultView({ result, label, isOwn = true, children }: ResultViewProps) {
  const { problem, finding, matchList, comparison, roleResults, answered } = result;
  return (
    <div className="printable">
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div>
          <p className="text-xs font-medium text-muted">
            {label}, <FormattedDate date={result.finishedAt} />
          </p>
          <h1 className="mt-3 max-w-[22em] text-title">
            {problem ? PROBLEM_HEADLINES[problem] : finding.headline}.
          </h1>
          <p className="mt-4 max-w-(--measure) text-lead text-text-2">
            {problem ? describeProblem(result) : finding.detail}
          </p>
          {answered === 0 ? null : (
            <div className="mt-8">
              <InterestTable {...result} />
            </div>
          )}
        </div>
        {answered === 0 ? null : <InterestChart areas={result.areas} />}
      </div>
      <div className="mt-12 grid gap-12 md:mt-14 md:gap-16">
        {matchList ? <MatchList {...matchList} /> : <ProfileNotice {...result} isOwn={isOwn} />}
        <LikedKinds kinds={result.kinds} />
        <RoleSection {...roleResults} />
        <NextSteps {...roleResults.nextSteps} />
        <QuestionsToAsk questions={result.questionsToAsk} />
        <SkillSection skills={result.skills} />
        {comparison ? <Comparison comparison={comparison} earlier={result.earlier} /> : null}
      </div>
      {children}
      <p className="mt-12 text-sm print:hidden">
        <Link
          to="/assessment/methods"
          className="text-primary-ink underline decoration-primary-line underline-offset-3"
        >
          How these results are computed, and what they can’t tell
        </Link>
      </p>
      <Attribution />
    </div>
  );
}
