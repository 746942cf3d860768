import { Fragment } from "react";
import type { Requirement } from "~/data/careers/certification-requirements";
import type { ComparedStage } from "./certifications.server";

interface CompareTableProps {
  columns: readonly { id: Requirement; label: string }[];
  stages: readonly ComparedStage[];
}

const MARKS = {
  required: "required",
  later: "required after the exam",
  helps: "recommended",
} as const;

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
          {columns.map(({ id, label }) => (
            <th key={id} scope="col">
              {label}
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
          {certifications.map(({ id, name: certificate, isOpen, isExperienceLater, marks }) => (
            <tr key={id} data-open={isOpen}>
              <th scope="row">
                <a href={`#${id}`}>{certificate}</a>
                {isOpen ? <small>open to anyone</small> : null}
                {isExperienceLater ? <small>exam before experience</small> : null}
              </th>
              {columns.map(({ id: column, label }) => {
                const mark = marks[column];
                return (
                  <td key={column} data-label={label} data-mark={mark}>
                    {mark ? (
                      <Fragment>
                        <i aria-hidden />
                        <span className="sr-only">{MARKS[mark]}</span>
                      </Fragment>
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
