import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { CAREER_FIELDS } from "~/data/careers/fields";
import type { PageHandle } from "~/platform/http/page-handle";
import careerPagesStyles from "./compare-table.css?url";
import careersStyles from "~/styles/kinds/careers.css?url";
import { LinkButton } from "~/ui/button";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { loader } from "./certifications.server";
import { CompareTable } from "./compare-table";
import { Stage } from "./stage";

export { loader };

export const handle = {
  access: "public",
  cache: "same-for-everyone",
  preload: "prerender",
  sitemap: serverOnly$(() =>
    CAREER_FIELDS.filter(({ certifications }) => certifications.length > 0).map(({ slug }) => ({
      path: `/careers/${slug}/certifications`,
    })),
  ),
} satisfies PageHandle;

export const links = linkStyles(careersStyles, careerPagesStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    matches,
    data && {
      title: `${data.title} certifications compared`,
      description: `Six ${data.title.toLowerCase()} certifications side by side: what each one proves to an employer and what it requires.`,
      path: `/careers/${data.slug}/certifications`,
    },
  );

export default function CertificationPaths() {
  const { slug, title, fieldUrl, count, openCount, laterCount, columns, stages } =
    useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageHero
        title="Which certificate, and when to get it"
        lead="A certificate helps when job postings near you ask for it by name. Check that first, then compare what each one proves with what it requires."
        breadcrumbs={[
          { label: "Career Assessment", to: "/assessment" },
          { label: title, to: fieldUrl },
          { label: "Certifications" },
        ]}
      />
      <div className="page pt-10 pb-(--section) lg:pt-14">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <h2 className="text-title">
            {openCount === 0
              ? `All ${count} ask for experience, a degree or a license`
              : `${openCount} of ${count} ${openCount === 1 ? "asks" : "ask"} for no experience, degree or license`}
          </h2>
          <p className="certificate-legend flex flex-wrap gap-x-5 text-sm text-muted">
            <span data-mark="required" className="flex items-center gap-2">
              <i aria-hidden />
              required
            </span>
            {laterCount === 0 ? null : (
              <span data-mark="later" className="flex items-center gap-2">
                <i aria-hidden />
                required after the exam
              </span>
            )}
            <span data-mark="helps" className="flex items-center gap-2">
              <i aria-hidden />
              recommended or usual
            </span>
          </p>
        </div>
        {laterCount === 0 ? null : (
          <p className="mt-3 max-w-(--measure) text-text-2">
            {laterCount === 1 ? "One more exam is" : `${laterCount} more exams are`} open before you
            have the experience. You need it for the title, not for the exam.
          </p>
        )}
        <CompareTable columns={columns} stages={stages} />
        {stages.map((stage) => (
          <Stage key={stage.name} stage={stage} />
        ))}
        <div className="mt-14 max-w-(--measure) border-t border-hairline pt-8">
          <p className="text-text-2">
            Fees, rules and passing scores change. This page gives an overview; the provider’s page
            has the current terms.
          </p>
          <LinkButton to={`/careers/${slug}`} variant="secondary" className="mt-6">
            See the roles they lead to
          </LinkButton>
        </div>
      </div>
    </main>
  );
}
