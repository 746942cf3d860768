import type { ReactNode } from "react";

interface ComparisonColumn<Row> {
  heading: string;
  renderCell(row: Row): ReactNode;
  /** What stands before the value on narrow screens, where there is no header row. */
  label?: string;
  isNumber?: boolean;
  className?: string;
}

interface ComparisonTableProps<Row> {
  caption?: string;
  rowHeading: string;
  rows: readonly Row[];
  getKey(row: Row): string;
  renderName(row: Row): ReactNode;
  columns: readonly ComparisonColumn<Row>[];
  className?: string;
}

/** One row for each thing compared, one column for each side. On narrow screens, a row's name stands above its values. */
export function ComparisonTable<Row>({
  caption,
  rowHeading,
  rows,
  getKey,
  renderName,
  columns,
  className = "",
}: ComparisonTableProps<Row>) {
  return (
    <table className={`num stacked-table w-full text-left text-sm ${className}`}>
      {caption === undefined ? null : (
        <caption className="mb-3 text-left font-head text-section">{caption}</caption>
      )}
      <thead className="text-xs text-muted">
        <tr className="border-b border-hairline-strong">
          <th scope="col" className="py-2.5 pr-4 font-medium">
            {rowHeading}
          </th>
          {columns.map((column) => (
            <th
              key={column.heading}
              scope="col"
              className={`${getCellClass(column)} py-2.5 font-medium`}
            >
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={getKey(row)} className="border-b border-hairline align-baseline">
            <th scope="row" className="py-3 pr-4 font-text">
              {renderName(row)}
            </th>
            {columns.map((column) => (
              <td
                key={column.heading}
                data-label={column.label}
                className={`${getCellClass(column)} py-3`}
              >
                {column.renderCell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function getCellClass<Row>({ isNumber, className = "" }: ComparisonColumn<Row>): string {
  return `${isNumber ? "text-right" : ""} pr-4 last:pr-0 ${className}`;
}
