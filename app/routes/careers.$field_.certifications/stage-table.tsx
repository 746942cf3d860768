import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { CertificationStage } from "~/data/careers/certification-stages";
import { Tag } from "~/ui/tag";

const COLUMNS =
  "lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1.3fr)_minmax(0,1.4fr)_minmax(0,1fr)] lg:gap-8";

export function StageTable({ stage }: { stage: CertificationStage }) {
  return (
    <section>
      <h2 className="text-title">{stage.name}</h2>
      <p className="mt-1.5 text-text-2">{stage.detail}</p>
      <div
        className={`mt-6 hidden border-b border-hairline-strong pb-3 text-xs text-muted lg:grid ${COLUMNS}`}
        aria-hidden
      >
        <span>Certificate</span>
        <span>What it proves</span>
        <span>What it requires</span>
        <span>Provider</span>
      </div>
      <ul className="mt-5 border-t border-hairline-strong lg:mt-0 lg:border-t-0">
        {stage.certifications.map(({ name, level, shows, requires, provider, link }) => (
          <li key={name} className={`grid gap-4 border-b border-hairline py-6 ${COLUMNS}`}>
            <div>
              <h3 className="text-h3 text-wrap">{name}</h3>
              <Tag className="mt-2.5">{level}</Tag>
            </div>
            <Cell label="What it proves">{shows}</Cell>
            <Cell label="What it requires">{requires}</Cell>
            <div className="text-ui">
              <p className="text-xs text-muted lg:sr-only">Provider</p>
              <a
                href={link}
                rel="noreferrer"
                className="inline-flex min-h-11 items-center rounded-xs text-primary-ink hover:underline lg:min-h-0"
              >
                {provider}
                <ArrowUpRight className="ml-1 inline size-4" strokeWidth={1.6} aria-hidden />
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cell({ label, children }: { label: string; children: string }) {
  return (
    <div className="text-ui text-text-2">
      <p className="text-xs text-muted lg:sr-only">{label}</p>
      <p>{children}</p>
    </div>
  );
}
