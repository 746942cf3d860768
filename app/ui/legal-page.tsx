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
        <ul className="legal-points">
          {text.points.map((point) => (
            <li key={point.title}>
              <b>{point.title}</b>
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
