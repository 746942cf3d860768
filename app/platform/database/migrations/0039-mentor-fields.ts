import { type Kysely, sql } from "kysely";

/** The sample mentors that come with this version. */
const NEW_SAMPLES = [
  "fiona-macleod",
  "kwame-asante",
  "denise-walker",
  "mateusz-zielinski",
  "leila-rostami",
  "camila-duarte",
];
const EARLIER_SAMPLES = 24;

/** Several fields of a mentor in place of one tab. Where all samples were off, the new ones are too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("mentor_profiles")
    .addColumn("fields", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
  await sql`update mentor_profiles set fields = '["' || tab || '","technology"]'`.execute(db);
  await db.schema.alterTable("mentor_profiles").dropColumn("tab").execute();
  const { rows } = await sql<{ disabled_at: string }>`
    select disabled_at from disabled_mentors
    where mentor_id not in (select id from mentor_profiles)
    order by disabled_at desc`.execute(db);
  const [latest] = rows;
  if (!latest || rows.length < EARLIER_SAMPLES) return;
  for (const id of NEW_SAMPLES)
    await sql`insert into disabled_mentors (mentor_id, disabled_at)
      values (${id}, ${latest.disabled_at})`.execute(db);
}
