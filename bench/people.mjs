import { join } from "node:path";
import SQLite from "better-sqlite3";

export const PASSWORD = "violin-tractor-moss";
let addressCount = 0;

/** A form sent from a network of its own, so that no limit counts it together with others. */
export function postForm({ origin, fetch = globalThis.fetch }, path, fields, cookie = "") {
  return fetch(origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: origin, Cookie: cookie, "X-Forwarded-For": takeAddress() },
    body: new URLSearchParams(fields),
  });
}

export function takeAddress() {
  addressCount += 1;
  return `10.${[16, 8, 0].map((bits) => (addressCount >> bits) & 255).join(".")}`;
}

/** A person who has registered, signed in and answered one question: the cookie, the session's page and the question. */
export async function createPerson(server, email = "maya@example.com") {
  await postForm(server, "/register", {
    firstName: "Maya",
    lastName: "Okafor",
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    terms: "on",
  });
  const signedIn = await postForm(server, "/login", { email, password: PASSWORD });
  const cookie = readCookie(signedIn, "session");
  const started = await postForm(server, "/interview", { card: "databases" }, cookie);
  const session = started.headers.get("Location");
  const { fetch = globalThis.fetch } = server;
  const page = await (await fetch(server.origin + session, { headers: { Cookie: cookie } })).text();
  const questionId = /name="questionId" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const answer = "I checked the slow query, measured its plan, and then I added an index.";
  const fields = { intent: "answer", questionId, attempt: "1", answer, code: "" };
  const answered = await postForm(server, session, fields, cookie);
  if (answered.status !== 302) throw new Error(`an answer was answered ${answered.status}`);
  return { cookie, session, questionId };
}

function readCookie(response, name) {
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  if (!line) throw new Error(`no cookie ${name}: ${response.status}`);
  return line.split(";", 1)[0];
}

/** Copies the person until there are as many, each with a session and an answer: registering them would take an hour. */
export function copyPeople({ dataDir }, total) {
  withDatabase(dataDir, (database) => {
    const { count } = database.prepare("select count(*) as count from users").get();
    const user = database.prepare("select * from users limit 1").get();
    const work = readWork(database);
    for (let index = count; index < total; index += 1) {
      const id = crypto.randomUUID();
      insert(database, "users", { ...user, id, email: `person.${index}@example.com` });
      insertWork(database, work, `account:${id}`);
    }
  });
}

/** Copies the session of the first person, with its answer, until they have as many. */
export function copySessions({ dataDir }, total) {
  withDatabase(dataDir, (database) => {
    const work = readWork(database);
    const owner = work.session.owner_id;
    const { count } = database
      .prepare("select count(*) as count from interview_sessions where owner_id = ?")
      .get(owner);
    for (let index = count; index < total; index += 1) insertWork(database, work, owner);
  });
}

function readWork(database) {
  const answer = database.prepare("select * from interview_answers order by rowid limit 1").get();
  const session = database
    .prepare("select * from interview_sessions where id = ?")
    .get(answer.session_id);
  return { session, answer };
}

function insertWork(database, { session, answer }, owner_id) {
  const id = crypto.randomUUID();
  insert(database, "interview_sessions", { ...session, id, owner_id });
  const answerId = crypto.randomUUID();
  insert(database, "interview_answers", { ...answer, id: answerId, session_id: id, owner_id });
}

const statements = new Map();

function insert(database, table, row) {
  const names = Object.keys(row);
  const sql = `insert into ${table} (${names.join(", ")}) values (${names.map((name) => `@${name}`).join(", ")})`;
  const statement = statements.get(sql) ?? database.prepare(sql);
  statements.set(sql, statement);
  statement.run(row);
}

function withDatabase(dataDir, change) {
  const database = new SQLite(join(dataDir, "pathlight.db"), { timeout: 10_000 });
  statements.clear();
  database.transaction(change)(database);
  database.close();
}
