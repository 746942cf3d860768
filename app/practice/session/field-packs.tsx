import { FIELD_NAMES } from "~/data/careers/field-names";
import type { Mode } from "~/practice/store/modes";
import { Link } from "~/ui/link";
import { CardList, type CardListItem } from "./card-list";
import { getInterviewUrl } from "./mode-form";

interface FieldPacksProps {
  tab: string;
  mode: Mode;
  /** The chosen field; empty if none is. */
  field: string;
  /** Those of the chosen field. */
  packs: CardListItem[];
}

/** The question packs by field of work: each field is an address. */
export function FieldPacks({ tab, mode, field, packs }: FieldPacksProps) {
  return (
    <section id="fields" className="mt-10 scroll-mt-20 lg:mt-14">
      <h2 className="text-section">Questions by field of work</h2>
      <nav aria-label="Field of work" className="mt-2 mb-3">
        <ul className="flex flex-wrap gap-x-5">
          {Object.entries(FIELD_NAMES).map(([slug, name]) => (
            <li key={slug}>
              <Link
                to={`${getInterviewUrl(tab, mode, slug)}#fields`}
                aria-current={slug === field ? "true" : undefined}
                className="inline-flex min-h-11 items-center text-ui text-primary-ink underline underline-offset-4 aria-[current]:font-strong aria-[current]:text-text aria-[current]:no-underline"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {packs.length === 0 ? null : <CardList cards={packs} mode={mode} />}
    </section>
  );
}
