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
      <div className="page grid gap-6 pt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-20 lg:pt-18">
        {story.map((paragraph, index) => (
          <p
            key={paragraph}
            className={index === 0 ? "font-head text-section" : "text-read text-text-2"}
          >
            {paragraph}
          </p>
        ))}
      </div>
      <section className="page pt-(--section)">
        <h2 className="text-h2">Our principles</h2>
        <ol className="mt-6 border-t border-hairline-strong lg:mt-8">
          {principles.map(({ title, text }) => (
            <li
              key={title}
              className="grid gap-x-12 gap-y-2 border-b border-hairline py-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-baseline"
            >
              <h3 className="card-title">{title}</h3>
              <p className="max-w-(--measure) text-text-2">{text}</p>
            </li>
          ))}
        </ol>
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
        <dl className="mt-6 grid gap-x-12 gap-y-7 sm:grid-cols-2 lg:mt-8 lg:grid-cols-3">
          {credits.map(({ title, text, link }) => (
            <div key={title} className="first:sm:col-span-2">
              <dt className="text-ui font-medium">
                <a
                  href={link}
                  rel="noreferrer"
                  className="inline-flex min-h-11 items-center rounded-xs text-primary-ink hover:underline"
                >
                  {title}
                </a>
              </dt>
              <dd className="text-sm text-text-2">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </main>
  );
}
