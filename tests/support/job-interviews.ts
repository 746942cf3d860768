import { vi } from "vitest";
import { type Client, createClient, createSignedInClient, readVisitorId } from "./client";
import { execute, select } from "./database";
import { openMain } from "./page";

export const DAY_IN_MS = 86_400_000;
export const FRIDAY = Date.parse("2026-11-27T09:00:00Z");

export const setTime = (time: number) => vi.useFakeTimers({ toFake: ["Date"], now: time });
export const setDay = (day: string) => setTime(Date.parse(`${day}T09:00:00Z`));

const POSTING =
  "You will lead a team of nurses and teach students. You improve how the ward works, and report errors.";

type Person = Client & { owner: string };

export async function createPerson(): Promise<Person> {
  const client = await createSignedInClient();
  client.cookies.set("time-zone", encodeURIComponent("Europe/London"));
  return Object.assign(client, { owner: client.id });
}

export async function createVisitor(): Promise<Person> {
  const client = await createClient();
  client.cookies.set("time-zone", encodeURIComponent("Europe/London"));
  await client.post("/plans", { intent: "add", company: "X", role: "Y", heldOn: "2027-06-01" });
  const owner = `visitor:${readVisitorId(client)}`;
  execute("delete from job_interviews where owner_id = ?", [owner]);
  return Object.assign(client, { owner });
}

export async function add(client: Client, fields: Record<string, string> = {}): Promise<string> {
  const response = await client.post("/plans", {
    intent: "add",
    company: "St Mary’s",
    role: "Ward sister",
    heldOn: "2026-12-10",
    ...fields,
  });
  return response.headers.get("Location") ?? "";
}

/** Two rounds in thirteen days. */
export async function addNurse(client: Client): Promise<string> {
  const page = await add(client);
  const [round] = select("select id from job_interview_rounds where interview_id = ?", [
    page.replace("/plans/", ""),
  ]);
  await client.post(`${page}/change`, {
    intent: "details",
    company: "St Mary’s",
    role: "Ward sister",
    field: "healthcare",
    posting: POSTING,
    minutesADay: "15",
  });
  await client.post(`${page}/change`, {
    intent: "round",
    round: String(round?.id),
    name: "Panel",
    heldOn: "2026-12-10",
    startsAt: "14:00",
    minutes: "45",
    place: "Ward 4",
  });
  await client.post(`${page}/change`, {
    intent: "round",
    round: "new",
    name: "Phone",
    heldOn: "2026-12-03",
    startsAt: "10:00",
    minutes: "20",
    people: "Ruth Osei",
  });
  return page;
}

let storyCount = 0;
/** As the page of stories stores it. */
export function tellStory(
  owner: string,
  fields: { kinds: string[]; short?: string; title?: string },
) {
  const at = new Date().toISOString();
  const id = `plan-story-${(storyCount += 1)}`;
  execute(
    "insert into stories (id, owner_id, title, telling, short_telling, cue_words, kinds, created_at, updated_at) values (?, ?, ?, ?, ?, '[]', ?, ?, ?)",
    [
      id,
      owner,
      fields.title ?? "Two nurses short",
      "We were two nurses short that night, so I moved one nurse from the quiet ward, called the bank, told the families what would wait, and checked each bed every hour. The bank sent nobody before midnight. I wrote down which tasks we left out and why, and the matron agreed to each of them on the phone. Nobody fell, and the list became the plan for the next short night.",
      fields.short ?? "",
      JSON.stringify(fields.kinds),
      at,
      at,
    ],
  );
  return id;
}

export const listThings = async (client: Client, page: string) =>
  (await openMain(client, page)).headings(3).map(({ text }) => text);
