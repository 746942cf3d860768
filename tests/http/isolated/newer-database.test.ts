import { expect, test } from "vitest";
import { execute } from "../../support/database";
import { createTempFolder, spawnServer } from "../../support/server-process";

test("a database that a newer version has migrated is left alone, and the operator told what to do", async () => {
  const folder = createTempFolder();
  const first = spawnServer({ DATA_DIR: folder });
  await first.address();
  first.child.kill("SIGTERM");
  await first.exited;
  execute("insert into kysely_migration values ('9999-later', '2030-01-01')", [], folder);
  const { code, output } = await spawnServer({ DATA_DIR: folder }).exited;
  expect([code, output]).toEqual([
    1,
    "Pathlight cannot start: this database was last used by a newer Pathlight (it has 9999-later). Start that version or a later one, or restore a backup from before the upgrade into an empty folder or database.\n",
  ]);
});
