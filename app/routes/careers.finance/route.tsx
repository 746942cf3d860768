import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RoleTable } from "~/occupations/role-table";
import { PackSection } from "~/practice/session/pack-section";
import type { PageHandle } from "~/platform/http/page-handle";
import careersStyles from "~/styles/kinds/careers.css?url";
import { LinkButton } from "~/ui/button";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import financeStyles from "./route.css?url";
import { linkStyles } from "~/ui/style-links";
import { KindsOfWork } from "./kinds-of-work";
import { SkillMatrix } from "./skill-matrix";
import { loader } from "./finance.server";

export { loader };

export const handle = {
  access: "public",
  cache: "same-for-everyone",
  preload: "prerender",
  sitemap: true,
} satisfies PageHandle;

export const links = linkStyles(careersStyles, financeStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    matches,
    data && {
      title: "Finance careers in tech",
      description: data.subtitle,
      path: "/careers/finance",
    },
  );

export default function Finance() {
  const { title, subtitle, cards, figures, skills, packs, article } =
    useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageHero
        title={title}
        lead={subtitle}
        breadcrumbs={[{ label: "Career Assessment", to: "/assessment" }, { label: "Finance" }]}
      />
      <div className="page pt-8 lg:pt-12">
        <KindsOfWork cards={cards} />
        <LinkButton to="/careers/finance/certifications" variant="secondary" className="mt-8">
          Compare finance certifications
        </LinkButton>
      </div>
      <section className="page pt-(--section)">
        <h2 className="text-h2">Official pay and growth</h2>
        <RoleTable {...figures} />
      </section>
      <div className="page">
        <PackSection title="Interview questions for finance" packs={packs} article={article} />
      </div>
      <section className="page py-(--section)">
        <h2 className="text-h2">Skills in Demand</h2>
        <p className="mt-3 max-w-(--measure) text-lead text-text-2">
          Eight skills, and the roles where you’re likely to use each one. Each role’s page lists
          its own key skills.
        </p>
        <SkillMatrix skills={skills} kinds={cards.map((card) => card.title)} />
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 lg:mt-10">
          <LinkButton to="/assessment" size="lg">
            Start Skill Assessment
          </LinkButton>
          <p className="max-w-[44ch] text-sm text-muted">
            Rate 25 skills in five steps and keep the result as your starting point.
          </p>
        </div>
      </section>
    </main>
  );
}
