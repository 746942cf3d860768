import type { Selectable } from "kysely";
import type { PersonContextTable } from "~/platform/database/tables/person-context";

type Columns = Omit<Selectable<PersonContextTable>, "owner_id">;

/** What two rows say together: where both say something, the newer one counts. Code and years belong to their job. */
export function mergeRows(one: Columns, other: Columns): Columns {
  const [newer, older] = one.updated_at > other.updated_at ? [one, other] : [other, one];
  const { job, occupation_code, years } =
    newer.job === null ? { ...older, years: newer.years ?? older.years } : newer;
  return {
    job,
    occupation_code,
    years,
    goal: newer.goal ?? older.goal,
    date: newer.date ?? older.date,
    must_stay: newer.must_stay ?? older.must_stay,
    updated_at: newer.updated_at,
  };
}
