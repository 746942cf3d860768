import { Attribution } from "~/occupations/attribution";
import type { ReactNode } from "react";
import { FormattedDate } from "~/ui/formatted-date";
import { Link } from "~/ui/link";
import { Disclosure } from "./disclosure";
import { InterestChart, InterestTable } from "./interest-section";
import { MatchList } from "./match-list";
import { Comparison, LikedKinds, QuestionsToAsk } from "./other-sections";
import type { TargetChoice } from "./match-row-view";
import { ProfileNotice } from "./profile-notice";
import type { ResultPage } from "./result-page.server";
import { RoleSection } from "./role-section";
import { RuledOut } from "./ruled-out-list";
import { AllRatings } from "./skill-results-view";
import { SkillSection } from "./skill-section";
import { WeightsForm } from "./weights-form";

interface ResultViewProps {
  result: ResultPage;
  /** Above the date: "Your results" or "Shared results". */
  label: string;
  /** The person whose results these are may go on from here. */
  isOwn?: boolean;
  /** The target, where the person may choose it from the list. */
  target?: TargetChoice | null;
  /** What to do next: beside the finding, or after the question that a problem asks. */
  nextStep?: ReactNode;
  /** What to do with the results, before the small print. */
  children?: ReactNode;
}

/** The results of an assessment: finding, interests, occupations, roles, skills. */
export function ResultView({
  result,
  label,
  isOwn = true,
  target = null,
  nextStep,
  children,
}: ResultViewProps) {
  const { finding, matchList, comparison, skills, answered, isComparable } = result;
  return (
    <div className="printable">
      <div className="grid items-center gap-y-5 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-x-16">
        <div>
          <p className="text-xs font-medium text-muted">
            {label}, <FormattedDate date={result.finishedAt} />
          </p>
          <h1 className="mt-3 max-w-[22em] text-title">
            {finding.headline}.
            {isComparable && matchList?.found ? (
              <span className="num text-muted"> {matchList.found}.</span>
            ) : null}
          </h1>
          <p className="mt-4 max-w-(--measure) text-lead text-text-2">{finding.detail}</p>
          {isComparable && nextStep ? <div className="mt-6">{nextStep}</div> : null}
        </div>
        {answered === 0 ? null : <InterestChart areas={result.areas} />}
      </div>
      <div className="mt-8 grid gap-10 md:mt-12">
        {isComparable ? null : <ProfileNotice {...result} isOwn={isOwn} />}
        {matchList ? (
          <MatchList matches={matchList} isComparable={isComparable} target={target} />
        ) : null}
        {isComparable ? null : nextStep}
        <div className="border-t border-hairline-strong">
          {matchList?.ruledOut ? <RuledOut {...matchList.ruledOut} /> : null}
          {answered === 0 ? null : (
            <Disclosure
              title="How sure is this?"
              state={`Your answers agree in ${result.agreement.agreeing} of ${result.agreement.pairs} pairs.`}
              isOpen={!isComparable}
            >
              <InterestTable {...result} />
            </Disclosure>
          )}
          {matchList ? <WeightsForm {...matchList} /> : null}
          <RoleSection {...result.roleResults} isOpen={!matchList} />
          <SkillSection skills={skills} isOpen={!matchList} />
          <LikedKinds kinds={result.kinds} />
          <QuestionsToAsk questions={result.questionsToAsk} />
          {skills.ratedCount === 0 ? null : (
            <Disclosure
              title="All your ratings"
              state={`You rated ${skills.ratedCount} of ${skills.total} skills.`}
            >
              <AllRatings sections={skills.sections} isOwn={isOwn} />
            </Disclosure>
          )}
          {comparison ? <Comparison comparison={comparison} earlier={result.earlier} /> : null}
        </div>
      </div>
      {children}
      <p className="mt-8 text-sm print:hidden">
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
