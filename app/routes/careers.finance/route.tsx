import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  FINANCE_CARDS,
  FINANCE_SKILLS,
  FINANCE_SUBTITLE,
  FINANCE_TITLE,
} from "~/data/careers/finance";
import { skillById } from "~/data/skills";
import { LinkButton } from "~/ui/button";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { FinanceCards } from "./finance-cards";

export function loader() {
  const skills = FINANCE_SKILLS.map(({ skill, use }) => ({ name: skillById(skill).name, use }));
  return { title: FINANCE_TITLE, subtitle: FINANCE_SUBTITLE, cards: FINANCE_CARDS, skills };
}

export const handle = { isSameForEveryone: true, hydrates: false };

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
  const { title, subtitle, cards, skills } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageHero
        title={title}
        lead={subtitle}
        breadcrumbs={[{ label: "Career Assessment", to: "/assessment" }, { label: "Finance" }]}
      />
      <div className="page pt-8 lg:pt-12">
        <FinanceCards cards={cards} />
      </div>
      <section className="page py-(--section)">
        <h2 className="text-h2">Skills in Demand</h2>
        <ul className="tiles mt-8 grid-cols-1 sm:grid-cols-2 lg:mt-10 lg:grid-cols-4">
          {skills.map(({ name, use }) => (
            <li key={name} className="p-5 lg:p-6">
              <h3 className="text-h3">{name}</h3>
              <p className="mt-1.5 text-sm text-text-2">{use}</p>
            </li>
          ))}
        </ul>
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
