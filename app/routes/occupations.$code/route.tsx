import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { Attribution } from "~/occupations/attribution";
import type { PageHandle } from "~/platform/http/page-handle";
import careersStyles from "~/styles/kinds/careers.css?url";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import occupationsStyles from "~/occupations/distribution-chart.css?url";
import { linkStyles } from "~/ui/style-links";
import { action, listAddresses, loader } from "./occupation.server";
import { Figures } from "./figures";
import { OccupationAside } from "./occupation-aside";
import { Interests, Outlook, OwnSkills, Preparation, Skills, Tasks } from "./occupation-sections";
import { GROWTH } from "~/occupations/releases";

export { action, loader };

export const handle = {
  access: "public",
  cache: "same-for-everyone",
  preload: "prerender",
  sitemap: serverOnly$(listAddresses),
} satisfies PageHandle;

export const links = linkStyles(careersStyles, occupationsStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    matches,
    data && {
      title: `${data.title}: tasks, pay and outlook`,
      description: `${data.title} in the United States: what they do, the skills and preparation they need, median pay, growth and openings. ${data.code}.`,
      path: `/occupations/${data.code}`,
    },
  );

export default function OccupationPage() {
  const occupation = useLoaderData<typeof loader>();
  const { title, description, outlook } = occupation;
  return (
    <main id="main">
      <PageHero
        title={title}
        isLong={title.length > 26}
        lead={description}
        breadcrumbs={[
          { label: "Career Assessment", to: "/assessment" },
          { label: "Occupations", to: "/occupations" },
          { label: title },
        ]}
        facts={
          outlook
            ? [
                { label: "Median pay a year", value: outlook.pay },
                { label: `Growth to ${GROWTH.to}`, value: outlook.growth },
              ]
            : undefined
        }
      />
      <div className="page pt-10 pb-(--section) lg:pt-14">
        <div className="grid gap-14 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-20">
          <div className="grid content-start gap-12">
            <Figures {...occupation} />
            <Tasks {...occupation} />
            <OwnSkills {...occupation} />
            <Interests {...occupation} />
            <Skills {...occupation} />
            <Preparation {...occupation} />
            <Outlook {...occupation} />
          </div>
          <OccupationAside {...occupation} />
        </div>
        <Attribution />
      </div>
    </main>
  );
}
