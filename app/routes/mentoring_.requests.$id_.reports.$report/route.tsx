import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BANDS } from "~/coach/bands";
import type { PageHandle } from "~/platform/http/page-handle";
import mentorSideKind from "~/styles/kinds/mentor-side.css?url";
import { BackLink } from "~/ui/back-link";
import { FormattedDate } from "~/ui/formatted-date";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { MarkableAnswer } from "./markable-answer";
import { action, loader } from "./marking.server";

export { action, loader };

export const handle = { access: "mentor" } satisfies PageHandle;

export const links = linkStyles(mentorSideKind);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: `${data.person}’s report` });

export default function SharedReport() {
  const { id, person, title, startedAt, constraint, answers } = useLoaderData<typeof loader>();
  const last = useActionData<typeof action>()?.result;
  const form = { person, constraint };
  return (
    <Page compact>
      <BackLink to={`/mentoring/requests/${id}`}>Back to the request</BackLink>
      <h1 className="mt-4 text-title">
        {person}’s report: {title}
      </h1>
      <p className="num mt-2 text-text-2">
        <FormattedDate date={startedAt} />. {person} shares it with you for this session only, and
        can take it back.
      </p>
      <section className="mt-8 max-w-(--measure) rounded-card border border-hairline-strong bg-surface-1 p-5">
        <h2 className="text-h3">How to mark</h2>
        <p className="mt-1.5 text-sm text-text-2">
          Score each answer by{" "}
          <Link to="/how-scoring-works" className="text-primary-ink underline underline-offset-3">
            the same rubric as the coach
          </Link>
          : {BANDS.map(({ name, from }) => `${name} from ${from}`).join(", ")}. You see the coach’s
          score after you save yours, so that it doesn’t influence you.
        </p>
      </section>
      <ol className="mt-10 grid gap-10">
        {answers.map((answer) => (
          <MarkableAnswer key={answer.id} answer={answer} last={last} {...form} />
        ))}
      </ol>
    </Page>
  );
}
