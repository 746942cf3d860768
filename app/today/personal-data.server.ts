import { personalTable } from "~/platform/personal-data";
import { parseItems } from "./sittings.server";
import { cancelWeeklyEmail } from "./weekly-email.server";

export const TODAY_TABLES = [
  personalTable({
    table: "sittings",
    title: "Sittings",
    description: "What you started on a day, in order.",
    order: ["day"],
    json: ["items"],
    toCells: (row) => ({
      Day: row.day,
      Items: parseItems(row).map(({ title }) => title),
      Started: new Date(row.started_at),
    }),
    beforeErase: (owner, connection) => cancelWeeklyEmail(connection, owner),
  }),
];
