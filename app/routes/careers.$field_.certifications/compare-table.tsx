import { Fragment } from "react";
import type { ComparedStage } from "./certifications.server";

interface CompareTableProps {
  columns: readonly string[];
  stages: readonly ComparedStage[];
}

const MARKS = { required: "required", helps: "recommended" } as const;

/** What each certificate asks for, in columns: those without experience or a degree are open to anyone. */
export function CompareTable({ columns, stages }: CompareTableProps) {
  return (
    <table className="certificate-compare">
      <caption className="sr-only">What each certificate requires</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Certificate</span>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {stages.map(({ name, certifications }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={columns.length + 1}>
              {name}
            </th>
          </tr>
          {certifications.map(({ id, name: certificate, isOpen, marks }) => (
            <tr key={id} data-open={isOpen}>
              <th scope="row">
                <a href={`#${id}`}>{certificate}</a>
                {isOpen ? <small>open to anyone</small> : null}
              </th>
              {marks.map((mark, index) => (
                <td key={columns[index]} data-label={columns[index]} data-mark={mark}>
                  {mark ? (
                    <Fragment>
                      <i aria-hidden />
                      <span className="sr-only">{MARKS[mark]}</span>
                    </Fragment>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
