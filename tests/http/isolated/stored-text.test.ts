import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { beforeAll, expect, test } from "vitest";
import {
  loginSchema,
  profileChangesSchema,
  registrationSchema,
} from "../../../app/accounts/schema.server";
import { getTextLimit, textLimits } from "../../../app/platform/database/text-limits";
import { createFindRoute } from "../../../app/platform/http/find-route";
import { loadRoutes } from "../../support/app";
import { type Attack, type Person, attack } from "../../support/attack-form";
import { createClient, createSignedInClient } from "../../support/client";
import { type FoundForm, crawlForms } from "../../support/crawl-forms";
import { execute, listIndexes, listTextColumns, select } from "../../support/database";
import { createAccountWithAllData } from "../../support/exported-account";
import {
  GOOD_ANSWER,
  POOR_ANSWER,
  SLOW_JOIN_NUMBER,
  startSession,
  submitAnswer,
} from "../../support/interview";
import { addJobInterview } from "../../support/job-interview";
import { requestMentor } from "../../support/mentor";

/** PostgreSQL’s indexes hold 2,704 bytes a row. */
const INDEX_MAX = 2704;
const INDEXED_COLUMN_MAX = 2000;

test("each text column has a limit that is kept", async () => {
  const db = new Kysely<Record<string, Record<string, string>>>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    plugins: [textLimits],
  });
  const columns = listTextColumns();
  expect(columns.length).toBeGreaterThan(200);
  for (const { table, column } of columns) {
    const limit = getTextLimit(table, column);
    const store = (length: number) => {
      const row = { [column]: "ä".repeat(length / 2) };
      return [
        () => db.insertInto(table).values(row).compile(),
        () => db.insertInto(table).values([row, {}]).compile(),
        () => db.updateTable(table).set(row).compile(),
        () =>
          db
            .insertInto(table)
            .values({})
            .onConflict((conflict) => conflict.column(column).doUpdateSet(row))
            .compile(),
      ];
    };
    for (const run of store(limit)) expect(run).not.toThrow();
    for (const run of store(limit + 2)) expect(run).toThrow(`${table}.${column}`);
  }
});

test("an index holds what its columns may hold", () => {
  const indexes = listIndexes();
  expect(indexes.length).toBeGreaterThan(50);
  const tooLong = indexes.filter(({ table, columns }) => {
    const limits = columns.map((column) => getTextLimit(table, column));
    return (
      limits.some((limit) => limit > INDEXED_COLUMN_MAX) ||
      limits.reduce((sum, limit) => sum + limit, 0) > INDEX_MAX
    );
  });
  expect(tooLong).toEqual([]);
});

const attacks: Attack[] = [];
let actionRoutes: string[] = [];

/** What these receive is stored only with a link from an email, a shared question, or the like; or is JSON, below. */
const ROUTES_WITHOUT_FOUND_FORM = [
  "routes/$",
  "routes/admin_.questions",
  "routes/assessment.review",
  "routes/auth.$",
  "routes/auth.delete-account",
  "routes/auth.login",
  "routes/auth.logout",
  "routes/auth.profile",
  "routes/auth.register",
  "routes/auth.update-profile",
  "routes/certificates.$id_.delete",
  "routes/confirm-sign-in",
  "routes/interview.due",
  "routes/interview.sessions.$id.review.$number_.opinion",
  "routes/interview.sessions.$id.review.$number_.tellings",
  "routes/mentoring_.accept",
  "routes/mentoring_.requests.$id_.reports.$report",
  "routes/mentors.sessions.$id_.review",
  "routes/questions.shared",
  "routes/reset-password",
  "routes/stop-review-emails",
  "routes/undo-email-change",
  "routes/verify-email",
];

const ENDS_SOMETHING = /delete|end|cancel|logout|remove|reset/;

beforeAll(async () => {
  const routes = await loadRoutes();
  const findRoute = createFindRoute(routes);
  actionRoutes = Object.keys(routes).filter((id) => routes[id]?.module.action);
  const visitor = await createClient();
  const { who, id } = await createAccountWithAllData();
  const { mentor, person, page, path } = await requestMentor();
  const operator = await createSignedInClient();
  const { page: plan } = await addJobInterview(who, id, { company: "Today" });
  await who.post(`${plan}/debrief`, { intent: "save", question1: "Why us?" });
  const session = await startSession(who);
  await submitAnswer(who, session, POOR_ANSWER);
  const visitorSession = await startSession(visitor);
  await submitAnswer(visitor, visitorSession, GOOD_ANSWER);
  execute("update users set user_type = 'admin' where id = ?", [operator.id]);
  const starts: [Person, string[]][] = [
    [
      { client: who, id },
      [
        "/profile",
        "/stories",
        "/profile/sessions",
        session,
        `${session}/review/${SLOW_JOIN_NUMBER}`,
        `${plan}/card?edit`,
        `${plan}/debrief`,
        `${plan}/offer`,
      ],
    ],
    [
      { client: visitor },
      [
        "/",
        visitorSession,
        `${visitorSession}/review/${SLOW_JOIN_NUMBER}/retell?attempt=1`,
        "/register",
        "/forgot-password",
      ],
    ],
    [{ client: person, id: person.id }, [page, `/mentors/${mentor.mentorId}`]],
    [{ client: mentor, id: mentor.id }, ["/mentoring", path, "/mentoring/availability"]],
    [
      { client: operator, id: operator.id },
      ["/admin", "/admin/accounts", "/admin/reviews", "/admin/problems"],
    ],
  ];
  const forms = new Map<string, Attack>();
  for (const [each, paths] of starts)
    for (const [key, form] of await crawlForms(each.client, paths, findRoute))
      if (!forms.has(key)) forms.set(key, { person: each, form });
  attacks.push(...forms.values());
  // Saved by a script with the same fields.
  for (const { person: each, form } of attacks)
    if (form.routeId === "routes/interview.sessions.$id._index")
      attacks.push({ person: each, form: toDraft(form) });
  attacks.sort(
    (a, b) =>
      Number(ENDS_SOMETHING.test(a.form.routeId)) - Number(ENDS_SOMETHING.test(b.form.routeId)),
  );
}, 300_000);

function toDraft(form: FoundForm): FoundForm {
  const [path] = form.action.split("?");
  return { ...form, action: `${path}/draft`, routeId: "routes/interview.sessions.$id.draft" };
}

const listTooLong = () =>
  listTextColumns().filter(({ table, column }) => {
    const [row] = select(`select max(length("${column}")) as longest from "${table}"`);
    return Number(row?.longest) > getTextLimit(table, column);
  });

test("each route that changes something has a form here", () => {
  const attacked = new Set(attacks.map(({ form }) => form.routeId));
  expect(actionRoutes.filter((id) => !attacked.has(id)).toSorted()).toEqual(
    ROUTES_WITHOUT_FOUND_FORM,
  );
});

test("no field of a form is stored at any length, fails, or becomes an address", async () => {
  const problems: string[] = [];
  for (const each of attacks) problems.push(...(await attack(each)));
  expect(problems).toEqual([]);
  expect(listTooLong()).toEqual([]);
}, 600_000);

test.each([
  ["POST", "/auth/register", registrationSchema],
  ["PUT", "/auth/update-profile", profileChangesSchema],
  ["POST", "/auth/login", loginSchema],
])("no field of %s %s is stored at any length", async (method, path, { shape }) => {
  const { client, token } = await createApiClient();
  const { name, email, password } = client;
  for (const field of Object.keys(shape)) {
    const body = { name, email: `new.${email}`, password, [field]: `${"a".repeat(50_000)}@b.de` };
    const response = await client.json(method, path, body, token);
    expect([field, response.status]).toEqual([field, 400]);
  }
  expect(listTooLong()).toEqual([]);
});

async function createApiClient() {
  const client = await createSignedInClient();
  const { email, password } = client;
  const response = await client.json("POST", "/auth/login", { email, password });
  const { token } = (await response.json()) as { token: string };
  return { client: { ...client, name: "Maya Okafor" }, token };
}
