import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { Tag } from "~/ui/tag";
import type { ComparedStage } from "./certifications.server";

/** The certificates of one stage of a career, beside the stage's name. */
export function Stage({ stage }: { stage: ComparedStage }) {
  return (
    <section className="mt-16 grid gap-x-16 gap-y-6 border-t border-hairline-strong pt-8 lg:mt-20 lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <h2 className="text-h2">{stage.name}</h2>
        <p className="mt-3 max-w-[28em] text-text-2">{stage.detail}</p>
      </div>
      <ul>
        {stage.certifications.map(({ id, name, level, shows, requires, provider, link, suits }) => (
          <li
            key={id}
            id={id}
            className="group scroll-mt-24 border-b border-hairline py-7 first:pt-0 last:border-0 last:pb-0"
          >
            <Tag>{level}</Tag>
            <h3 className="card-title mt-3 text-wrap group-target:text-primary-ink">{name}</h3>
            <dl className="mt-4 grid gap-x-10 gap-y-4 md:grid-cols-2">
              <div>
                <dt className="mb-1 text-xs text-muted">What it proves</dt>
                <dd className="text-ui text-text-2">{shows}</dd>
              </div>
              <div>
                <dt className="mb-1 text-xs text-muted">What it requires</dt>
                <dd className="text-ui text-text-2">{requires}</dd>
              </div>
              {suits ? (
                <div>
                  <dt className="mb-1 text-xs text-muted">Whom it suits</dt>
                  <dd className="text-ui text-text-2">{suits}</dd>
                </div>
              ) : null}
            </dl>
            <a
              href={link}
              rel="noreferrer"
              className="mt-2 inline-flex min-h-11 items-center gap-1 rounded-xs text-ui text-primary-ink hover:underline"
            >
              {provider}
              <ArrowUpRight className="size-4" strokeWidth={1.6} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
