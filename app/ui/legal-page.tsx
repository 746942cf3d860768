import type { LegalText } from "~/data/legal/types";
import { TableOfContents } from "./table-of-contents";
import { PageHero } from "./page-hero";
import { Prose } from "./prose";
import { FormattedDate } from "./formatted-date";

export function LegalPage({ text }: { text: LegalText }) {
  return (
    <main id="main">
      <PageHero title={text.title} lead={text.lead}>
        <p className="num mt-3 text-sm text-muted">
          Last changed <FormattedDate date={text.updated} />
        </p>
        <ul className="mt-9 grid gap-x-10 gap-y-5 min-[40rem]:grid-cols-2 lg:grid-cols-4">
          {text.points.map((point) => (
            <li
              key={point.title}
              className="relative border-l-2 border-primary pl-4.5 text-sm/(--lh-body) text-text-2"
            >
              <b className="mb-1 block font-head text-h3 text-text">{point.title}</b>
              {point.text}
            </li>
          ))}
        </ul>
      </PageHero>
      <div className="page grid gap-10 pt-10 pb-(--section) lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-20 lg:pt-14">
        <TableOfContents blocks={text.blocks} />
        <Prose blocks={text.blocks} />
      </div>
    </main>
  );
}
