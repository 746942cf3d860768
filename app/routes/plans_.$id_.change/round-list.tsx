import { LinkButton } from "~/ui/button";

interface RoundListProps {
  page: string;
  rounds: readonly { id: string; title: string; when: string; place: string; people: string }[];
  canAddRound: boolean;
  maxRounds: number;
}

/** The rounds with where and with whom, each to be changed or deleted. */
export function RoundList({ page, rounds, canAddRound, maxRounds }: RoundListProps) {
  return (
    <section>
      <h2 className="text-section">Rounds</h2>
      <ul className="mt-4 border-t border-hairline-strong">
        {rounds.map(({ id, title, when, place, people }) => (
          <li key={id} className="border-b border-hairline py-3.5 wrap-anywhere">
            <h3 className="font-sans text-ui font-strong">{title}</h3>
            <p className="num text-sm text-text-2">{when}</p>
            {people ? <p className="text-sm text-muted">{people}</p> : null}
            {place ? <p className="text-sm whitespace-pre-line text-muted">{place}</p> : null}
            <div className="mt-2 flex flex-wrap gap-2">
              <LinkButton
                to={`${page}?round=${id}`}
                variant="secondary"
                size="sm"
                aria-label={`Change: ${title}`}
              >
                Change
              </LinkButton>
              {rounds.length > 1 ? (
                <LinkButton
                  to={`${page}?delete-round=${id}`}
                  variant="ghost"
                  size="sm"
                  aria-label={`Delete: ${title}`}
                >
                  Delete
                </LinkButton>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {canAddRound ? (
        <LinkButton to={`${page}?round=new`} variant="secondary" className="mt-4">
          Add a round
        </LinkButton>
      ) : (
        <p className="mt-4 text-sm text-muted">
          {maxRounds} rounds are as many as one job interview can have.
        </p>
      )}
    </section>
  );
}
