/** How often the example’s story was told for each kind; null for none. */
const ROWS: readonly (readonly [name: string, told: number | null])[] = [
  ["Pressure or a deadline", 1],
  ["Deciding with little information", 0],
  ["A result you’re proud of", 1],
  ["A difficult person you served", null],
  ["Teaching somebody", null],
  ["Saying no", null],
];

const EMPTY_COLUMNS = [2, 3, 4, 5, 6];

/** One story that answers three kinds of question. */
export function ExampleMatrix() {
  return (
    <section aria-label="Example">
      <table className="story-matrix story-example">
        <thead>
          <tr>
            <th scope="col">Kind of question</th>
            <th scope="col">The freezer on Saturday</th>
            <td colSpan={EMPTY_COLUMNS.length} aria-label="no other stories" />
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([name, told]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td aria-label={told === null ? "none" : undefined}>
                {told === null ? null : <ExampleSquare told={told} />}
              </td>
              {EMPTY_COLUMNS.map((column) => (
                <td key={column} aria-label="none" />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="story-kinds story-example">
        {ROWS.map(([name, told]) => (
          <li key={name}>
            <p>
              <span className="story-kind">{name}</span>
              {told === null ? null : <ExampleSquare told={told} />}
            </p>
          </li>
        ))}
      </ul>
      <p className="story-legend">Example: one story, three questions.</p>
    </section>
  );
}

function ExampleSquare({ told }: { told: number }) {
  return (
    <b className="story-square" data-told={told > 0 ? "" : undefined}>
      {told > 0 ? told : null}
      <span className="sr-only">{told > 0 ? " time told" : "tagged"}</span>
    </b>
  );
}
