import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AskedList } from "~/job-interviews/plan-view/asked-list";
import { LikelyQuestions } from "~/job-interviews/plan-view/likely-questions";
import { NotesLinks } from "~/job-interviews/plan-view/notes-links";
import { PlanDays } from "~/job-interviews/plan-view/plan-days";
import { OverCard } from "~/job-interviews/plan-view/over-card";
import { TodayCard } from "~/job-interviews/plan-view/today-card";
import { PlaceView } from "~/job-interviews/place/place-view";
import { isEmptyPlace } from "~/job-interviews/place/read-place";
import { DetectTimeZone } from "~/mentoring/calendar/detect-time-zone";
import type { PageHandle } from "~/platform/http/page-handle";
import accountStyles from "~/styles/kinds/account.css?url";
import { LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./plan.server";

export { action, loader };

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(accountStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: data.title.replace(/\.$/, "") });

export default function Plan() {
  const { id, title, lead, company, plan, asked, questions, hasPosting, ...rest } =
    useLoaderData<typeof loader>();
  const limitMessage = useActionData<typeof action>()?.limitMessage;
  const todayCard =
    plan && !rest.isOver ? (
      <TodayCard id={id} company={company} today={plan.today} limitMessage={limitMessage} />
    ) : null;
  const isRoundAhead = plan?.today.kind === "day";
  return (
    <Page compact>
      <DetectTimeZone isChosen={rest.isZoneChosen} />
      <header className="plan-head">
        <div className="min-w-0 wrap-anywhere">
          <h1 className="text-title">{title}</h1>
          <p className="num mt-3.5 text-text-2">{lead}</p>
          {rest.next ? <p className="num mt-2 font-strong">{rest.next}</p> : null}
          {rest.waiting ? <p className="num mt-1 text-text-2">{rest.waiting}</p> : null}
          {rest.outcome !== null || isEmptyPlace(rest.place) ? null : (
            <div className="mt-1.5 max-w-(--measure) text-sm text-text-2">
              <PlaceView place={rest.place} />
            </div>
          )}
          {rest.nearer ? <p className="num mt-1 text-sm text-muted">{rest.nearer}</p> : null}
          {rest.zone ? <p className="mt-1 text-sm text-muted">{rest.zone}</p> : null}
          {rest.notes ? (
            <NotesLinks {...rest.notes} isInCard={rest.isOver && !rest.isDebriefOpen} />
          ) : null}
        </div>
        <div className="plan-links">
          <LinkButton to={`/plans/${id}/change`} variant="secondary">
            Change
          </LinkButton>
          {plan ? (
            <LinkButton to={`/plans/${id}/card`} variant="secondary">
              The card
            </LinkButton>
          ) : null}
        </div>
      </header>
      <div className="plan">
        {isRoundAhead ? todayCard : null}
        {rest.isDebriefOpen || rest.isOver ? (
          <OverCard id={id} outcome={rest.outcome} isDebriefOpen={rest.isDebriefOpen} />
        ) : null}
        {isRoundAhead ? null : todayCard}
        {plan && plan.days.length > 1 ? <PlanDays days={plan.days} phases={plan.phases} /> : null}
        {asked ? (
          <AskedList asked={asked} hasPosting={hasPosting} changeTo={`/plans/${id}/change`} />
        ) : null}
        {plan ? <LikelyQuestions id={id} questions={questions} rehearsal={plan.rehearsal} /> : null}
      </div>
    </Page>
  );
}
