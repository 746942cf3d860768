import { Link } from "~/ui/link";

export interface OfferFigures {
  company: string;
  /** The page of the offer. */
  to: string;
  figures: readonly { name: string; figure: string }[];
}

/** The figures of an offer beside the question on pay. */
export function FiguresBeside({ company, to, figures }: OfferFigures) {
  return (
    <section aria-labelledby="figures-beside" className="text-sm">
      <h2
        id="figures-beside"
        className="font-head text-[1.25rem] font-strong tracking-[-0.018em] wrap-anywhere"
      >
        Your figures for {company}
      </h2>
      {figures.length === 0 ? null : (
        <dl className="num mt-3 border-t border-hairline-strong">
          {figures.map(({ name, figure }) => (
            <div
              key={name}
              className="flex flex-wrap justify-between gap-x-6 border-b border-hairline py-2.5"
            >
              <dt className="text-text-2">{name}</dt>
              <dd className="font-strong wrap-anywhere">{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-2 text-text-2">
        {figures.length === 0 ? "None yet. " : "Only you see them. "}
        <Link
          to={to}
          className="inline-flex min-h-11 items-center text-primary-ink underline underline-offset-3"
        >
          The offer
        </Link>
      </p>
    </section>
  );
}
