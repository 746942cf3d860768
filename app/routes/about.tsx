import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ABOUT, CREDITS, PRINCIPLES, STORY } from "~/data/about";
import { LinkButton } from "~/ui/button";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";

export function loader() {
  return { about: ABOUT, story: STORY, principles: PRINCIPLES, credits: CREDITS };
}

export const handle = { isSameForEveryone: true, hydrates: false };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "About",
    description: "Why Pathlight exists, the principles behind it, and the work it builds on.",
    path: "/about",
  });

export default function About() {
  const { about, story, principles, credits } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageHero title={about.title} lead={about.lead} />
      <div className="page grid gap-6 pt-12 lg:grid-cols-2 lg:gap-20 lg:pt-18">
        {story.map((paragraph) => (
          <p key={paragraph} className="text-read text-text-2">
            {paragraph}
          </p>
        ))}
      </div>
      <section className="page pt-(--section)">
        <h2 className="text-h2">Our principles</h2>
        <ul className="tiles mt-8 grid-cols-1 md:grid-cols-2 lg:mt-10 lg:grid-cols-3">
          {principles.map(({ title, text }) => (
            <li key={title} className="p-5 lg:p-7">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 text-ui text-text-2">{text}</p>
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap gap-3 lg:mt-10">
          <LinkButton to="/interview" size="lg">
            Try a practice interview
          </LinkButton>
          <LinkButton to="/how-scoring-works" size="lg" variant="secondary">
            How scoring works
          </LinkButton>
          <LinkButton to="/contact" size="lg" variant="secondary">
            Contact
          </LinkButton>
        </div>
      </section>
      <section className="page py-(--section)">
        <h2 className="text-title">Credits</h2>
        <dl className="mt-6 border-t border-hairline-strong lg:mt-8">
          {credits.map(({ title, text, link }) => (
            <div
              key={title}
              className="grid gap-1.5 border-b border-hairline py-5 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8"
            >
              <dt className="text-ui font-medium">
                <a
                  href={link}
                  rel="noreferrer"
                  className="rounded-xs text-primary-ink hover:underline"
                >
                  {title}
                </a>
              </dt>
              <dd className="max-w-(--measure) text-sm text-text-2">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </main>
  );
}
