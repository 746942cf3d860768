import SQLite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { expect, test } from "vitest";
import { up as disabledMentors } from "./0021-disabled-mentors";
import { up as mentorSide } from "./0022-mentor-side";
import { up as mentorFields } from "./0039-mentor-fields";

/** The database of a server with one mentor, who is off like this many samples, after the upgrade. */
async function upgrade(disabledSamples: number) {
  const file = new SQLite(":memory:");
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: file }) });
  for (const table of ["mentor_sessions", "mentor_applications"])
    file.exec(`create table ${table} (id text primary key)`);
  await disabledMentors(db);
  await mentorSide(db);
  const columns = file.pragma("table_info(mentor_profiles)") as { name: string; type: string }[];
  const values = columns.map(({ name, type }) => {
    if (name === "tab") return "ux";
    return type === "integer" ? 1 : "ana";
  });
  file
    .prepare(`insert into mentor_profiles values (${columns.map(() => "?").join(", ")})`)
    .run(values);
  const turnOff = file.prepare("insert into disabled_mentors values (?, '2026-01-01')");
  for (const id of ["ana", ...Array.from({ length: disabledSamples }, (_, n) => `sample-${n}`)])
    turnOff.run(id);
  await mentorFields(db);
  const [profile] = file.prepare("select * from mentor_profiles").all();
  const off = file.prepare("select mentor_id from disabled_mentors").pluck().all();
  await db.destroy();
  return { profile, off };
}

test("a tab becomes a field, with technology", async () => {
  const { profile } = await upgrade(0);
  expect(profile).toMatchObject({ id: "ana", fields: '["ux","technology"]' });
  expect(profile).not.toHaveProperty("tab");
});

test("new samples are off only where all others were", async () => {
  expect((await upgrade(23)).off).not.toContain("fiona-macleod");
  expect((await upgrade(24)).off).toEqual(
    expect.arrayContaining(["fiona-macleod", "camila-duarte"]),
  );
});
