import { strFromU8, unzipSync } from "fflate";
import { execute, select } from "./database";
import { type Client, createRegisteredClient } from "./client";
import { startSession, submitAnswer } from "./interview";
import { press, toNextStep } from "./next-step";
import { writeQuestion } from "./own-question";
import { openMain } from "./page";
import { insertTelling, writeStory } from "./story";

const ANSWER =
  'First I run "EXPLAIN ANALYZE", then I compare,\nrow by row. =1+1 <script>alert("x")</script> עברית the plan shows a sequential scan of 40000 rows.';

/** Downloads a user's data and unpacks it. */
export async function downloadArchive(client: Client) {
  const response = await client.get("/settings/account/export");
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return {
    response,
    names: Object.keys(files),
    read: (name: string) => strFromU8(files[name] ?? new Uint8Array()),
  };
}

/** A user with a row in every table. */
export async function createAccountWithAllData() {
  const client = await createRegisteredClient();
  await client.post("/settings/profile", {
    fullName: "Maya Okafor",
    displayName: "Maya <b>O</b>",
    bio: "Two\nlines.",
  });
  const session = await startSession(client);
  for (const number of [1, 2]) {
    await submitAnswer(client, session, `${number}. ${ANSWER}`, number);
  }
  await client.post("/interview/questions", { star: "two-sum" });
  await writeQuestion(client);
  await client.post("/assessment/1", { communication: "4", teamwork: "2" });
  await client.post("/occupations/15-2051.00", { intent: "choose" });
  await client.post("/about-you", { intent: "save", job: "Registered nurse", goal: "better" });
  await client.post("/profile?index", { intent: "start" });
  const plan = await client.post("/plans", {
    intent: "add",
    company: "St Mary’s",
    role: "Staff nurse",
    heldOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  });
  const story = await writeStory(client);
  await client.post(plan.headers.get("Location") ?? "", { intent: "off" });
  const refusal = toNextStep(await openMain(client, "/profile/learning"));
  await press(client, refusal.card, "Not for me");
  const sent = await client.post("/assessment/review", {});
  await client.post(sent.headers.get("Location") ?? "", { intent: "share" });
  for (const agenda of ["Design, twice; and a \\ path", "Line one\nline two"])
    await client.post("/mentors/hannah-brandt", { intent: "earliest", agenda });
  await client.post("/mentors/apply", {
    name: "Ana Ruiz",
    email: client.email,
    title: "Engineer",
    company: "Independent",
    field: "data",
    years: "6",
    help: "Analysts.",
  });
  await client.post("/contact", {
    name: "Ana Ruiz",
    email: client.email,
    topic: "other",
    message: "Hello.",
  });
  await client.post("/preferences", { accent: "ruby", returnTo: "/" });
  await client.post("/forgot-password", { email: client.email });
  const { id } = select("select id from users where email = ?", [client.email])[0] as {
    id: string;
  };
  insertTelling(id, story.split("/").at(-1) ?? "");
  insertRelatedRows(id);
  return { who: client, id };
}

/**
 * What needs a model, a script or a missed point to come about: put beside the first answer as it
 * would be.
 */
function insertRelatedRows(id: string): void {
  const [{ session_id, question_id, review }] = select(
    "select session_id, question_id, review from interview_answers where owner_id = ? limit 1",
    [id],
  ) as [{ session_id: string; question_id: string; review: string }];
  const at = new Date().toISOString();
  execute(
    "insert into interview_follow_ups (session_id, question_id, attempt, owner_id, key_point_id, answer, review, created_at) values (?, ?, 1, ?, 'plan', 'And I look at the statistics.', '{}', ?)",
    [session_id, question_id, id, at],
  );
  execute(
    "insert into interview_help (session_id, question_id, help, owner_id, shown_at) values (?, ?, 'sample', ?, ?)",
    [session_id, question_id, id, at],
  );
  execute(
    "insert into second_opinions (session_id, question_id, attempt, owner_id, cache_key, review, created_at) values (?, ?, 1, ?, ?, ?, ?)",
    [session_id, question_id, id, id, review, at],
  );
  execute(
    "insert into interview_drafts (session_id, question_id, part, owner_id, attempt, writer, revision, fields, saved_at) values (?, ?, 'answer', ?, 2, 'page', 1, ?, ?)",
    [
      session_id,
      question_id,
      id,
      JSON.stringify({
        answer: "Half a thought",
        code: "",
        language: "text",
        transcript: "",
        spokenSeconds: 0,
        elapsed: 3,
      }),
      at,
    ],
  );
  execute(
    "insert into report_links (id, owner_id, session_id, token_hash, parts, name, created_at, expires_at) values (?, ?, ?, ?, '[\"score\"]', null, ?, ?)",
    [`link-${id}`, id, session_id, `hash-of-${session_id}`, at, at],
  );
  execute(
    "insert into mentor_requests (id, owner_id, mentor_id, preferred_time, goal, created_at) values (?, ?, 'hannah-brandt', 'Tuesday after 18:00', 'From before', ?)",
    [`request-${id}`, id, at],
  );
  execute(
    "insert into kept_forms (owner_id, browser_hash, page, fields, kept_at) values (?, 'hash', '/settings/profile', ?, ?)",
    [id, JSON.stringify([["bio", "Sent after signing out"]]), at],
  );
  execute(
    "insert into social_identities (issuer, subject, user_id, created_at) values ('https://accounts.google.com', ?, ?, ?)",
    [`subject-${id}`, id, at],
  );
  insertLearning(id, at);
  insertMentorSide(id, at);
  insertTrust(id, session_id, at);
  insertInterviewNotes(id, at);
}

/** Of the job interview above: a story, what was asked and told, an offer, and a day off its plan. */
function insertInterviewNotes(id: string, at: string): void {
  const [round] = select(
    "select id, interview_id from job_interview_rounds where owner_id = ? limit 1",
    [id],
  ) as [{ id: string; interview_id: string }];
  execute(
    `insert into stories (id, owner_id, title, telling, short_telling, cue_words, kinds, created_at, updated_at)
      values (?, ?, 'Two nurses short', 'At seven two called in sick.', '', '["called in sick"]', '["pressure"]', ?, ?)`,
    [`story-${id}`, id, at, at],
  );
  execute(
    "insert into story_tellings (id, owner_id, story_id, kind, question, round_id, told_at) values (?, ?, ?, 'pressure', 'Two call in sick.', ?, ?)",
    [`telling-${id}`, id, `story-${id}`, round.id, at],
  );
  execute(
    "insert into debrief_questions (id, owner_id, interview_id, round_id, position, question, told, story_id, went) values (?, ?, ?, ?, 0, 'Two call in sick.', 'story', ?, 'well')",
    [`debrief-${id}`, id, round.interview_id, round.id, `story-${id}`],
  );
  const offer = {
    offered: "$64,000 a year",
    lowest: "",
    highest: "",
    clear: ["pay"],
    questions: ["notice"],
    asks: [{ id: "pay", isAsked: true, what: "$70,000 a year" }],
  };
  execute(
    "insert into job_offers (interview_id, owner_id, details, updated_at) values (?, ?, ?, ?)",
    [round.interview_id, id, JSON.stringify(offer), at],
  );
}

function insertTrust(id: string, sessionId: string, at: string): void {
  const [mentoring] = select("select id from mentor_sessions where owner_id = ? limit 1", [id]);
  execute(
    "insert into shared_reports (mentor_session_id, session_id, owner_id, shared_at) values (?, ?, ?, ?)",
    [mentoring?.id, sessionId, id, at],
  );
  execute(
    "insert into mentor_marks (mentor_session_id, session_id, question_id, attempt, owner_id, mentor_id, score, note, created_at, updated_at) values (?, ?, 'slow-join-query', 1, ?, 'hannah-brandt', 72, 'Name the index', ?, ?)",
    [mentoring?.id, sessionId, id, at, at],
  );
  execute(
    "insert into mentor_reviews (mentor_session_id, owner_id, mentor_id, rating, text, created_at, updated_at) values (?, ?, 'hannah-brandt', 5, 'Two good questions', ?, ?)",
    [mentoring?.id, id, at, at],
  );
  execute(
    "insert into mentor_problems (id, owner_id, mentor_session_id, mentor_id, side, kind, message, name, email, origin, created_at) values (?, ?, ?, 'hannah-brandt', 'person', 'other', 'No link came', 'Maya Okafor', 'maya@example.com', 'https://pathlight.test', ?)",
    [`problem-${id}`, id, mentoring?.id, at],
  );
  execute(
    "insert into mentor_waitlist (id, owner_id, mentor_id, email, time_zone, origin, created_at, expires_at) values (?, ?, 'claire-dubois', 'maya@example.com', 'UTC', 'https://pathlight.test', ?, ?)",
    [`waitlist-${id}`, id, at, at],
  );
}

function insertLearning(id: string, at: string): void {
  execute(
    "insert into lesson_progress (owner_id, course_id, lesson, state, opened_at, updated_at) values (?, 'python-intro', 'functions', 'done', ?, ?)",
    [id, at, at],
  );
  execute(
    "insert into lesson_bookmarks (owner_id, course_id, lesson, note, created_at, updated_at) values (?, 'python-intro', 'functions', 'Read again', ?, ?)",
    [id, at, at],
  );
  execute(
    "insert into quiz_attempts (id, owner_id, course_id, module, answers, right_count, question_count, taken_at) values (?, ?, 'python-intro', 'first-programs', '[]', 5, 6, ?)",
    [`quiz-${id}`, id, at],
  );
  execute(
    "insert into capstone_progress (owner_id, course_id, checked, updated_at) values (?, 'python-intro', '[]', ?)",
    [id, at],
  );
  execute(
    "insert into code_exercises (owner_id, course_id, lesson, code, passed_at, updated_at) values (?, 'python-intro', 'functions', 'pass', ?, ?)",
    [id, at, at],
  );
  execute(
    "insert into certificates (id, owner_id, course_id, name, facts, issued_at) values (?, ?, 'python-intro', 'Maya Okafor', '{}', ?)",
    [`certificate-${id}`, id, at],
  );
}

function insertMentorSide(id: string, at: string): void {
  execute(
    `insert into mentor_profiles (id, owner_id, status, fields, name, title, company, experience, bio, session, specialties, languages, price, time_zone, notice_hours, weekly, exceptions, contact_email, created_at, updated_at)
     values (?, ?, 'draft', '["data"]', 'Maya Okafor', 'Engineer', 'Independent', '6 years', 'Analysts.', '', '["sql"]', '["English"]', 90, 'Europe/London', 24, '{"Mon":[{"from":"09:00","to":"12:00"}]}', '[]', 'elsewhere@example.com', ?, ?)`,
    [`mentor-${id.slice(0, 8)}`, id, at, at],
  );
  execute(
    "insert into mentor_session_notes (session_id, owner_id, note, updated_at) select id, owner_id, 'Ask about indexes', ? from mentor_sessions where owner_id = ? limit 1",
    [at, id],
  );
}
