import type { ReactNode } from "react";
import { pluralize } from "~/ui/format";
import { Link } from "~/ui/link";
import { type Coverage, type CoverageRow, type Mark, isGap } from "./coverage";

/** Kinds of question in rows, stories in columns; each kind without a story leads to its blanks. */
export function StoryMatrix({ columns, rows }: Coverage) {
  const hasOthers = rows.some(({ others }) => others > 0);
  const width = columns.length + (hasOthers ? 1 : 0);
  return (
    <table className="story-matrix">
      <thead>
        <tr>
          <th scope="col">Kind of question</th>
          {columns.map(({ id, title }) => (
            <th key={id} scope="col">
              <Link to={`/stories/${id}`}>{title}</Link>
            </th>
          ))}
          {hasOthers ? (
            <th scope="col">
              <Link to="/stories?all">Others</Link>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={isGap(row) ? "story-gap" : undefined}>
            <th scope="row">
              {row.name}
              {row.isAsked ? <Asked /> : null}
            </th>
            {isGap(row) ? (
              <td colSpan={width}>
                <span className="story-gap-line">
                  no story yet
                  <TellOne {...row} />
                </span>
              </td>
            ) : (
              <>
                {row.marks.map((mark, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a column
                  <td key={index} aria-label={mark ? undefined : "none"}>
                    {mark ? <StoryMark {...mark} /> : null}
                  </td>
                ))}
                {hasOthers ? <td className="num">{row.others}</td> : null}
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same on a phone: the names of the stories are inside each kind. */
export function StoryKindList({ rows }: Pick<Coverage, "rows">) {
  return (
    <ul className="story-kinds">
      {rows.map((row) => (
        <li key={row.id} className={isGap(row) ? "story-gap" : undefined}>
          {isGap(row) ? (
            <p>
              <KindName {...row} />
              <TellOne {...row} />
            </p>
          ) : (
            <KindStories {...row} />
          )}
        </li>
      ))}
    </ul>
  );
}

const MAX_SQUARES = 3;

function KindStories({ others, marks, ...row }: CoverageRow) {
  const known = marks.filter((mark) => mark !== null);
  const more = Math.max(0, known.length - MAX_SQUARES) + others;
  return (
    <details>
      <summary>
        <KindName {...row} />
        {known.slice(0, MAX_SQUARES).map(({ storyId, told }) => (
          <Square key={storyId} told={told} />
        ))}
        {more > 0 ? <small className="num">+{more}</small> : null}
      </summary>
      {known.map(({ storyId, title, told }) => (
        <Link key={storyId} to={`/stories/${storyId}`}>
          {title}, {describeMark(told)}
        </Link>
      ))}
      {others > 0 ? <Link to="/stories?all">{others} of the others</Link> : null}
    </details>
  );
}

function KindName({ name, isAsked }: Pick<CoverageRow, "name" | "isAsked">) {
  return (
    <span className="story-kind">
      {name}
      {isAsked ? <Asked /> : null}
    </span>
  );
}

function Asked() {
  return (
    <i className="story-asked">
      <span className="sr-only">, your next interview asks this</span>
    </i>
  );
}

function TellOne({ id, name }: Pick<CoverageRow, "id" | "name">) {
  return (
    <Link to={`/stories?gap=${id}#gap`} aria-label={`Tell one: ${name}`}>
      Tell one
    </Link>
  );
}

function StoryMark({ storyId, title, told }: Mark) {
  return (
    <Link
      to={`/stories/${storyId}`}
      aria-label={`${title}, ${describeMark(told)}`}
      className="story-square"
      data-told={told > 0 ? "" : undefined}
    >
      {told > 0 ? told : null}
    </Link>
  );
}

function Square({ told }: Pick<Mark, "told">) {
  return (
    <b className="story-square" data-told={told > 0 ? "" : undefined}>
      {told > 0 ? told : null}
    </b>
  );
}

const describeMark = (told: number): string =>
  told === 0 ? "tagged" : `told ${pluralize(told, "time")}`;

/** What the signs of the matrix mean. */
export function MatrixLegend({ children }: { children?: ReactNode }) {
  return (
    <p className="story-legend">
      <span>
        <b className="story-square" data-told="" aria-hidden>
          2
        </b>
        told, times
      </span>
      <span>
        <b className="story-square" aria-hidden />
        you tagged it
      </span>
      {children}
    </p>
  );
}
