import { personalTable } from "~/platform/personal-data";
import { NOTIFICATIONS } from "./notifications";
import { PREFERENCES } from "./preferences";

export const PREFERENCE_TABLES = [
  personalTable({
    table: "account_preferences",
    title: "Preferences",
    description: "Your appearance and email settings. Empty means the default.",
    order: ["updated_at"],
    toCells: (row) => ({
      ...Object.fromEntries(
        Object.values(PREFERENCES).map(({ label, column }) => [label, row[column]]),
      ),
      ...Object.fromEntries(
        Object.values(NOTIFICATIONS).map(({ label, column }) => [label, row[column] === 1]),
      ),
      Changed: new Date(row.updated_at),
    }),
  }),
];
