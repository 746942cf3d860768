import { renderToStaticMarkup } from "react-dom/server";
import type { Cell, ExportSection } from "~/platform/personal-data";
import { formatDateTime } from "~/ui/format-date";
import { EXPORT_PAGE_STYLE } from "./export-page-style";

/** Longer values, and those with line breaks, don't fit a table cell. */
const TABLE_CELL_MAX = 60;

/** All data on one self-contained page: no scripts, fonts or network requests. */
export function renderExportPage(data: ExportData): string {
  return `<!DOCTYPE html>\n${renderToStaticMarkup(<ExportPage {...data} />)}\n`;
}

interface ExportData {
  name: string;
  sections: readonly ExportSection[];
  /** About entries that could not be read. */
  notice: string | null;
  now: Date;
}

function ExportPage({ name, sections, notice, now }: ExportData) {
  const filled = sections.filter(({ displayRows }) => displayRows.length > 0);
  const empty = sections.filter(({ displayRows }) => displayRows.length === 0);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          httpEquiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'"
        />
        <title>{`Pathlight: ${name}’s data`}</title>
        {/* oxlint-disable-next-line react/no-danger -- a constant of ours; as text React would escape its quotes */}
        <style dangerouslySetInnerHTML={{ __html: EXPORT_PAGE_STYLE }} />
      </head>
      <body>
        <main>
          <header>
            <p className="mark">Pathlight</p>
            <h1>{name}’s data</h1>
            <p>
              Exported on {formatDateTime(now)} UTC. All times are in UTC. The same data is included
              for programs: data.json has every row as stored, and csv/ has a table for each part
              with entries.
            </p>
            {notice === null ? null : <p>{notice}</p>}
          </header>
          <nav aria-label="Contents">
            <ul>
              {filled.map(({ table, title, displayRows: shown }) => (
                <li key={table}>
                  <a href={`#${table}`}>{title}</a> <span>{shown.length}</span>
                </li>
              ))}
            </ul>
          </nav>
          {filled.map((section) => (
            <ExportSectionView key={section.table} section={section} />
          ))}
          {empty.length === 0 ? null : (
            <section id="no-entries">
              <h2>No entries</h2>
              <p className="about">
                Nothing is stored about you in these parts:{" "}
                {empty.map(({ title }) => title).join("; ")}.
              </p>
            </section>
          )}
        </main>
      </body>
    </html>
  );
}

function ExportSectionView({
  section: { table, title, description, displayRows },
}: {
  section: ExportSection;
}) {
  const isTable =
    displayRows.length > 1 && displayRows.every((row) => Object.values(row).every(isShort));
  return (
    <section id={table}>
      <h2>{title}</h2>
      <p className="about">{description}</p>
      {isTable ? (
        <Table rows={displayRows} />
      ) : (
        displayRows.map((row, index) => <Entry key={index} row={row} />)
      )}
    </section>
  );
}

function Table({ rows }: { rows: ExportSection["displayRows"] }) {
  const columns = Object.keys(rows[0] ?? {});
  return (
    <div className="wide">
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map((name) => (
                <td key={name}>
                  <Value cell={row[name] ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Entry({ row }: { row: Record<string, Cell> }) {
  return (
    <article>
      <dl>
        {Object.entries(row)
          .filter(([, cell]) => !isEmpty(cell))
          .map(([name, cell]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Value cell={cell} />
              </dd>
            </div>
          ))}
      </dl>
    </article>
  );
}

function Value({ cell }: { cell: Cell }) {
  if (cell === null) return null;
  if (cell instanceof Date)
    return <time dateTime={cell.toISOString()}>{formatDateTime(cell)}</time>;
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  if (!Array.isArray(cell)) return cell;
  return (
    <ul>
      {cell.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

function isEmpty(cell: Cell): boolean {
  return cell === null || cell === "" || (Array.isArray(cell) && cell.length === 0);
}

function isShort(cell: Cell): boolean {
  return (
    !Array.isArray(cell) &&
    (typeof cell !== "string" || (cell.length <= TABLE_CELL_MAX && !cell.includes("\n")))
  );
}
