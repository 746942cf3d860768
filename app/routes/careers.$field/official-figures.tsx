import { RoleTable } from "~/occupations/role-table";
import type { describeOfficialFigures } from "./official-figures.server";
import { RolePlane } from "./role-plane";

type Figures = Omit<ReturnType<typeof describeOfficialFigures>, "facts">;

/** The field’s roles by what the Bureau of Labor Statistics publishes: a plane, and a table of the same. */
export function OfficialFigures({ finding, plane, table }: Figures) {
  return (
    <div className="mt-9 lg:mt-12">
      <h2 className="num max-w-[34em] text-section text-balance">{finding}</h2>
      <RolePlane plane={plane} />
      <RoleTable {...table} />
    </div>
  );
}
