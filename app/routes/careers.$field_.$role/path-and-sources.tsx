import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { RolePath } from "~/data/careers/types";

export function PathAndSources({ path: { steps, sources } }: { path: RolePath }) {
  return (
    <>
      <h2 className="mt-12 text-section">From the first job up</h2>
      <ol className="stations mt-6">
        {steps.map(({ name, description }) => (
          <li key={name} className="station">
            <h3 className="text-body font-strong">{name}</h3>
            <p className="mt-1 text-ui text-text-2">{description}</p>
          </li>
        ))}
      </ol>
      <h2 className="mt-12 text-section">Where to read on</h2>
      <ul className="mt-4">
        {sources.map(({ title, publisher, link }) => (
          <li key={link} className="border-t border-hairline">
            <a
              href={link}
              rel="noreferrer"
              className="flex min-h-11 items-center justify-between gap-4 rounded-xs py-2.5 text-text-2 hover:text-primary-ink"
            >
              <span>
                {title}
                <span className="block text-sm text-muted">{publisher}</span>
              </span>
              <ArrowUpRight className="size-4 flex-none" strokeWidth={1.6} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
