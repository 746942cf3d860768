import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { groupByStage } from "~/data/careers/certification-stages";
import { fieldBySlug } from "~/data/careers/fields";
import { LinkButton } from "~/ui/button";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { StageTable } from "./stage-table";

export function loader({ params }: LoaderFunctionArgs) {
  const field = fieldBySlug(params.field ?? "");
  if (!field) throw new Response("Not found", { status: 404 });
  return { slug: field.slug, title: field.title, stages: groupByStage(field.certifications) };
}

export const handle = { isSameForEveryone: true, hydrates: false };

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
  const { slug, title, stages } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageHero
        title="Which certificate, and when to get it"
        lead="A certificate helps when job postings near you ask for it by name. Check that first, then compare what each one proves with what it requires."
        breadcrumbs={[
          { label: "Career Assessment", to: "/assessment" },
          { label: title, to: `/careers/${slug}?tab=certifications` },
          { label: "Certifications" },
        ]}
      />
      <div className="page grid gap-14 pt-10 pb-(--section) lg:gap-18 lg:pt-14">
        {stages.map((stage) => (
          <StageTable key={stage.name} stage={stage} />
        ))}
        <div className="max-w-(--measure) border-t border-hairline pt-8">
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
