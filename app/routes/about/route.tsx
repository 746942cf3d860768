import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { PageHandle } from "~/platform/http/page-handle";
import aboutStyles from "./route.css?url";
import readingStyles from "~/styles/kinds/reading.css?url";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { loader } from "./about.server";
import { AnswerTrace } from "./answer-trace";
import { RecordDiagram } from "./record-diagram";

export { loader };

export const handle = {
  access: "public",
  cache: "same-for-everyone",
  preload: "prerender",
  sitemap: true,
  search: {
    title: "About",
    text: "Why Pathlight exists, the principles behind it, and the work it builds on.",
  },
} satisfies PageHandle;

export const links = linkStyles(readingStyles, aboutStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "About",
    description: "Why Pathlight exists, the principles behind it, and the work it builds on.",
    path: "/about",
  });

export default function About() {
  const { about, story, principles, credits, trace, sources, uses, figures } =
    useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageHero title={about.title} lead={about.lead} />
      <section className="page pt-12 lg:pt-18">
        <h2 className="max-w-[24em] text-title">{story.problem}</h2>
        <p className="mt-5 max-w-(--measure) text-read text-text-2">{story.answer}</p>
        <AnswerTrace {...trace} />
        <p className="num mt-4 max-w-(--measure) text-sm text-muted">
          {trace.summary} {story.traceNote}
        </p>
      </section>
      <section className="page pt-(--section)">
        <div className="grid gap-x-18 gap-y-4 lg:grid-cols-2 lg:items-end">
          <h2 className="text-h2">{story.recordTitle}</h2>
          <p className="text-read text-text-2">{story.record}</p>
        </div>
        <RecordDiagram sources={sources} uses={uses} />
      </section>
      <dl className="page mt-(--section) grid grid-cols-2 gap-x-8 gap-y-9 lg:grid-cols-4 narrow:grid-cols-1">
        {figures.map(({ value, label, to }) => (
          <div
            key={to}
            className="flex flex-col-reverse justify-end border-t border-hairline-strong pt-5"
          >
            <dt>
              <Link
                to={to}
                className="-mb-3 block min-h-11 rounded-xs pt-2.5 pb-3 text-sm text-pretty text-text-2 hover:text-primary-ink"
              >
                {label}
              </Link>
            </dt>
            <dd className="num font-head text-stat">{value}</dd>
          </div>
        ))}
      </dl>
      <section className="page pt-(--section)">
        <h2 className="text-h2">Our principles</h2>
        <ol className="principles">
          {principles.map(({ title, text, check }) => (
            <li key={title}>
              <h3 className="card-title">{title}</h3>
              <p>{text}</p>
              <Link to={check.to}>
                {check.label}
                <ArrowRight aria-hidden />
              </Link>
            </li>
          ))}
        </ol>
        <div className="mt-8 flex flex-wrap gap-3 lg:mt-10">
          <LinkButton to="/interview" size="lg">
            Try a practice interview
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
