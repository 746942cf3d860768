import { type Kysely, sql } from "kysely";

/** Stories, the rounds of job interviews with what was asked, offers, and days off a plan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createStories(db);
  await moveDaysToRounds(db);
  await createTable(db, "debrief_questions", {
    required: ["interview_id", "round_id", "question", "told"],
    optional: ["story_id", "went", "own_question_id"],
    index: "round_id",
  });
  await db.schema
    .alterTable("debrief_questions")
    .addColumn("position", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("job_offers")
    .addColumn("interview_id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("details", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("plan_days_off")
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("interview_id", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("plan_days_off_key", ["owner_id", "interview_id", "day"])
    .execute();
}

async function createStories(db: Kysely<unknown>): Promise<void> {
  await createTable(db, "stories", {
    required: [
      "title",
      "telling",
      "short_telling",
      "cue_words",
      "kinds",
      "created_at",
      "updated_at",
    ],
    index: "created_at",
  });
  await createTable(db, "story_tellings", {
    required: ["story_id", "question", "told_at"],
    optional: ["kind", "session_id", "round_id"],
    index: "story_id",
  });
}

/** The day of a job interview becomes its first round, which keeps its id: reminders that wait are about it. */
async function moveDaysToRounds(db: Kysely<unknown>): Promise<void> {
  await createTable(db, "job_interview_rounds", {
    required: ["interview_id", "name", "held_on", "time_zone", "place", "people", "created_at"],
    optional: ["starts_at", "reminded_at", "debriefed_at"],
    index: "interview_id",
  });
  await db.schema.alterTable("job_interview_rounds").addColumn("minutes", "integer").execute();
  await sql`insert into job_interview_rounds
    (id, owner_id, interview_id, name, held_on, time_zone, place, people, created_at, reminded_at)
    select id, owner_id, id, '', held_on, time_zone, '', '', created_at, reminded_at
    from job_interviews`.execute(db);
  await db.schema.dropIndex("job_interviews_owner").execute();
  for (const column of ["held_on", "time_zone", "reminded_at"])
    await db.schema.alterTable("job_interviews").dropColumn(column).execute();
  await db.schema
    .createIndex("job_interviews_owner")
    .on("job_interviews")
    .columns(["owner_id", "created_at"])
    .execute();
  await addInterviewColumns(db);
}

async function addInterviewColumns(db: Kysely<unknown>): Promise<void> {
  for (const column of ["field", "outcome", "hear_by"])
    await db.schema.alterTable("job_interviews").addColumn(column, "text").execute();
  const defaults = {
    posting: "",
    opening: "",
    next_steps: "",
    card_stories: "[]",
    ask_them: "[]",
  };
  for (const [name, value] of Object.entries(defaults))
    await db.schema
      .alterTable("job_interviews")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(value))
      .execute();
  await db.schema
    .alterTable("job_interviews")
    .addColumn("minutes_a_day", "integer", (column) => column.notNull().defaultTo(15))
    .execute();
}

interface TextColumns {
  required: readonly string[];
  optional?: readonly string[];
  /** With the owner. */
  index: string;
}

async function createTable(
  db: Kysely<unknown>,
  name: string,
  { required, optional = [], index }: TextColumns,
): Promise<void> {
  let table = db.schema
    .createTable(name)
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", (column) => column.notNull());
  for (const column of required) table = table.addColumn(column, "text", (text) => text.notNull());
  for (const column of optional) table = table.addColumn(column, "text");
  await table.execute();
  await db.schema.createIndex(`${name}_owner`).on(name).columns(["owner_id", index]).execute();
}
