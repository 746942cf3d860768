import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RoleTable } from "~/occupations/role-table";
import { PackSection } from "~/practice/session/pack-section";
import type { PageHandle } from "~/platform/http/page-handle";
import careersStyles from "~/styles/kinds/careers.css?url";
import { LinkButton } from "~/ui/button";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { Panel } from "~/ui/panel";
import marketingStyles from "./tracks.css?url";
import { linkStyles } from "~/ui/style-links";
import { ResourceCards } from "./resource-cards";
import { Tracks } from "./tracks";
import { loader } from "./marketing.server";

export { loader };

export const handle = {
  access: "public",
  cache: "same-for-everyone",
  preload: "prerender",
  sitemap: true,
} satisfies PageHandle;

export const links = linkStyles(careersStyles, marketingStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    matches,
    data && {
      title: "Marketing careers",
      description: data.hero.subtitle,
      path: "/careers/marketing",
    },
  );

export default function Marketing() {
  const { hero, tracks, figures, resources, packs, article } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageHero
        title={hero.title}
        lead={hero.subtitle}
        breadcrumbs={[{ label: "Career Assessment", to: "/assessment" }, { label: "Marketing" }]}
      >
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to="/assessment" size="lg">
            Start Skills Assessment
          </LinkButton>
          <LinkButton to="/learning" size="lg" variant="secondary">
            Explore Courses
          </LinkButton>
        </div>
      </PageHero>
      <section className="page pt-12 lg:pt-18">
        <h2 className="text-h2">Six ways to work in marketing</h2>
        <p className="mt-3 max-w-(--measure) text-lead text-text-2">
          They all start with knowing your audience. What differs is which part of a customer’s path
          you work on.
        </p>
        <Tracks tracks={tracks} />
      </section>
      <section className="page pt-(--section)">
        <h2 className="text-h2">Official pay and growth</h2>
        <RoleTable {...figures} />
      </section>
      <div className="page">
        <PackSection title="Interview questions for marketing" packs={packs} article={article} />
      </div>
      <div className="page pt-(--section)">
        <Panel
          isHighlighted
          className="grid items-center gap-6 rounded-hero p-6 md:grid-cols-[minmax(0,1fr)_auto] md:p-8 lg:gap-12 lg:p-12"
        >
          <div>
            <h2 className="text-title">Not sure which track is yours?</h2>
            <p className="mt-3 max-w-(--measure) text-text-2">
              Rate 25 skills in five steps. It takes 15–20 minutes, and you keep the result.
            </p>
          </div>
          <LinkButton to="/assessment" size="lg">
            Start Assessment
          </LinkButton>
        </Panel>
      </div>
      <section className="page pt-(--section)">
        <h2 className="text-h2">Get ready</h2>
        <ResourceCards resources={resources} />
      </section>
      <section className="page py-(--section)">
        <div className="border-t border-hairline pt-12 lg:pt-16">
          <h2 className="max-w-[18em] text-h2">Save your progress</h2>
          <p className="mt-3 max-w-(--measure) text-lead text-text-2">
            Keep your practice, scores and skills in one place.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton to="/register" size="lg">
              Create Free Account
            </LinkButton>
            <LinkButton to="/assessment" size="lg" variant="secondary">
              Take Skill Assessment
            </LinkButton>
          </div>
        </div>
      </section>
    </main>
  );
}
