import { Button } from "~/ui/button";

interface RehearsalSectionProps {
  /** The page of the question, which starts a session of it. */
  to: string;
  prompt: string;
  figures: readonly { name: string; figure: string }[];
}

/** The question on pay, with this case's figures beside it. */
export function RehearsalSection({ to, prompt, figures }: RehearsalSectionProps) {
  return (
    <section aria-labelledby="offer-rehearsal">
      <h2 id="offer-rehearsal" className="text-section">
        Say it once before you send it
      </h2>
      <div className="mt-4 grid gap-x-16 gap-y-5 md:grid-cols-2">
        <div>
          <p className="text-lead">“{prompt}”</p>
          <form method="post" action={to} className="mt-4">
            <Button variant="secondary">Answer this question</Button>
          </form>
        </div>
        {figures.length === 0 ? (
          <p className="text-text-2">Once you enter figures above, they are shown here.</p>
        ) : (
          <dl className="num grid content-start gap-2">
            {figures.map(({ name, figure }) => (
              <div
                key={name}
                className="flex flex-wrap justify-between gap-x-6 border-b border-hairline pb-2"
              >
                <dt className="text-text-2">{name}</dt>
                <dd className="font-strong">{figure}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
