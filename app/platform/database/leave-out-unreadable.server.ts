import {
  AliasNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  SelectQueryNode,
  TableNode,
} from "kysely";
import { isStoredTime } from "./stored-time";
import type { Tables } from "./tables";
import { noteUnreadable } from "./unreadable-entries.server";

/** The columns with a time, by their names. */
const TIME_COLUMN = /(?:_at|At)$|^(?:at|answer_by|answerBy|quarter)$/;
/** A time of day, such as 14:00, which a round of a job interview starts at where it is held. */
const TIME_OF_DAY = /^\d\d:\d\d$/;
const ID_COLUMN = /(?:^|_)(?:id|hash|number|lesson|module|attempt)$/i;

type Row = Record<string, unknown>;

/**
 * Leaves out of every select the rows with a time that can't be read, so that one damaged row doesn't take a whole
 * list with it. An account stays: without it nobody could sign in.
 */
export class LeaveOutUnreadable implements KyselyPlugin {
  readonly #tables = new WeakMap<QueryId, keyof Tables>();

  transformQuery({ queryId, node }: PluginTransformQueryArgs) {
    if (SelectQueryNode.is(node)) {
      const froms = node.from?.froms ?? [];
      const tables = [...froms, ...(node.joins ?? []).map(({ table }) => table)].map(getTableName);
      const [table] = tables;
      if (table && !tables.includes("users")) this.#tables.set(queryId, table as keyof Tables);
    }
    return node;
  }

  async transformResult({ queryId, result }: PluginTransformResultArgs) {
    const table = this.#tables.get(queryId);
    return table ? { ...result, rows: leaveOutUnreadable(table, result.rows) } : result;
  }
}

/** The rows whose times can be read; for a statement in SQL, which names no table. */
export function leaveOutUnreadable<Each extends object>(table: keyof Tables, rows: Each[]): Each[] {
  const columns = Object.keys(rows[0] ?? {}).filter((name) => TIME_COLUMN.test(name));
  if (columns.length === 0) return rows;
  return rows.filter((each) => {
    const row = each as Row;
    const isReadable = columns.every((name) => isTime(row[name]));
    if (!isReadable) noteUnreadable({ table, id: identify(row) });
    return isReadable;
  });
}

const isTime = (value: unknown): boolean =>
  value === null || isStoredTime(value) || TIME_OF_DAY.test(String(value));

function getTableName(node: OperationNode): string | undefined {
  const table = AliasNode.is(node) ? node.node : node;
  return TableNode.is(table) ? table.table.identifier.name : undefined;
}

function identify(row: Row): string {
  if (typeof row.id === "string") return row.id;
  const ids = Object.entries(row).filter(([name]) => ID_COLUMN.test(name) && name !== "owner_id");
  return (ids.length > 0 ? ids : Object.entries(row)).map(([, value]) => String(value)).join(" ");
}
