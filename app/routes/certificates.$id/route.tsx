import type { MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import BadgeCheck from "lucide-react/icons/badge-check";
import { CourseFacts } from "~/learning/course-facts";
import type { PageHandle } from "~/platform/http/page-handle";
import learningStyles from "~/styles/kinds/learning.css?url";
import { LinkButton } from "~/ui/button";
import { ErrorPage } from "~/ui/error-page";
import { formatList } from "~/ui/format";
import { FormattedDate } from "~/ui/formatted-date";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { Logo } from "~/ui/logo";
import { pageMeta } from "~/ui/page-meta";
import learningPagesStyles from "./route.css?url";
import { linkStyles } from "~/ui/style-links";
import { headers, loader } from "./certificate.server";

export { headers, loader };

export const handle = { access: "token" } satisfies PageHandle;

export const links = linkStyles(learningStyles, learningPagesStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: `Certificate of ${data.name}: ${data.facts.course}` });

export default function CertificatePage() {
  const { id, address, name, facts, issuedOn, courseId, art, notes, isOwn } =
    useLoaderData<typeof loader>();
  return (
    <Page compact>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <article className="certificate printable">
          <Logo />
          <div aria-hidden className="certificate-art" dangerouslySetInnerHTML={{ __html: art }} />
          <p className="mt-auto text-sm text-muted">Certificate of completion</p>
          <h1 className="certificate-name">{name}</h1>
          <p className="text-lead text-text-2">
            completed the course <b className="font-strong text-text">{facts.course}</b>
          </p>
          <CourseFacts
            facts={[
              ["Issued", <FormattedDate key="issued" date={issuedOn} />],
              ["Length", `${facts.lessons} lessons, ${facts.duration}`],
              ["Quizzes", `${facts.right} of ${facts.questions} right`],
            ]}
          />
          <p className="mt-6 max-w-(--measure) text-sm text-muted">
            Skills: {formatList(facts.skills)}. Every module’s quiz was passed. The learner checked
            the capstone project against its checklist; nobody else graded it.
          </p>
          <p className="num mt-auto pt-8 text-xs wrap-anywhere text-muted">Verify at {address}</p>
        </article>
        <aside className="no-print">
          <h2 className="flex items-center gap-2.5 text-h3">
            <BadgeCheck className="size-5 flex-none text-success" aria-hidden />
            This certificate is genuine
          </h2>
          <p className="mt-2 text-ui text-text-2">
            It is on record here with this name, course and date.
          </p>
          <dl className="mt-6 border-t border-hairline-strong text-sm text-text-2">
            {notes.map(([title, text]) => (
              <div key={title} className="border-b border-hairline py-4">
                <dt className="mb-1 font-strong text-text">{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-6 flex flex-wrap gap-3">
            {courseId ? (
              <LinkButton to={`/learning/${courseId}`} variant="secondary">
                See what the course teaches
              </LinkButton>
            ) : null}
            {isOwn ? (
              <LinkButton to={`/certificates/${id}/delete`} variant="ghost">
                Delete certificate
              </LinkButton>
            ) : null}
          </div>
        </aside>
      </div>
    </Page>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  return (
    <Page compact>
      <h1 className="max-w-[22em] text-title">There is no certificate at this address</h1>
      <p className="mt-4 max-w-(--measure) text-lead text-text-2">
        Check that the address is complete. If it is, the certificate was not issued here, or the
        person deleted it. Don’t rely on a picture or a document that shows this address.
      </p>
      <p className="mt-8">
        <Link to="/learning" className="text-primary-ink underline underline-offset-3">
          See the courses
        </Link>
      </p>
    </Page>
  );
}
