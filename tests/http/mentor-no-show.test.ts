import { describe, expect, test } from "vitest";
import type { Client } from "../support/client";
import { execute, listMailTo } from "../support/database";
import { confirmRequest } from "../support/mentor";
import { changeSession, hoursFromNow, readSession, runJobsAfter } from "../support/mentoring";
import { openMain, postForm } from "../support/page";

const MARK = { intent: "no-show" };
const UNDO = { intent: "undo-no-show" };

/** A confirmed session that began half an hour ago, and the page of each side. */
async function beginSession() {
  const booking = await confirmRequest();
  const { mentor, person, page, path } = booking;
  changeSession(page, { starts_at: hoursFromNow(-0.5), ends_at: hoursFromNow(0.5) });
  const sides = {
    person: { own: person, ownPage: page, other: mentor, otherPage: path },
    mentor: { own: mentor, ownPage: path, other: person, otherPage: page },
  };
  return { ...booking, sides };
}

const listSubjects = ({ email }: { email: string }) =>
  listMailTo(email).map(({ subject }) => subject.split(":")[0]);

const getButtons = async (client: Client, page: string) =>
  (await openMain(client, page)).allByRole("button").map(({ text }) => text);

describe("a no-show", () => {
  test.each(["person", "mentor"] as const)("asks before it is stored, by the %s", async (side) => {
    const { sides } = await beginSession();
    const { own, ownPage } = sides[side];
    const main = await openMain(own, ownPage);
    expect(main).toHaveText(
      /Are you sure that \w+ didn’t come\?( \w+ sees it on the page of the session\.)? You can take it back for an hour\./,
    );
    const details = main.allByTag("details").filter(({ text }) => text.includes("Are you sure"));
    expect(details).toHaveLength(1);
    expect(details[0]?.allByRole("button", "Mark as a no-show")).toHaveLength(1);
  });

  test.each([
    ["person", "confirmed"],
    ["mentor", "confirmed"],
    ["person", "done"],
    ["mentor", "done"],
  ] as const)("is taken back by the %s, who said it: %s again", async (side, state) => {
    const { mentor, page, path, sides } = await beginSession();
    const { own, ownPage, other, otherPage } = sides[side];
    if (state === "done") await mentor.post(path, { intent: "held" });
    await own.post(ownPage, MARK);
    expect(readSession(page)).toMatchObject({ state: "no-show" });
    expect(await openMain(own, ownPage)).toHaveText(/take it back until \d+:\d\d [AP]M\./);
    expect(await getButtons(own, ownPage)).toContainEqual(expect.stringMatching(/^Take back: /));

    await postForm(other, otherPage, UNDO, 409);
    expect(await getButtons(other, otherPage)).not.toContainEqual(expect.stringMatching(/^Take/));
    expect((await own.post(ownPage, UNDO)).status).toBe(302);
    expect(readSession(page)).toMatchObject({ state, no_show_by: null });
    expect(listSubjects(other).slice(-2)).toEqual(["Marked as a no-show", "No longer a no-show"]);
    expect(listSubjects(own)).not.toContain("No longer a no-show");
    await postForm(own, ownPage, UNDO, 409);
    await runJobsAfter(60);
    expect(readSession(page)).toMatchObject({ state: "done" });
  });

  test("is taken back within an hour, and once", async () => {
    const { person, page } = await beginSession();
    await person.post(page, MARK);
    const setAge = (hours: number) =>
      execute("update mentor_session_events set created_at = ? where session_id = ? and kind = ?", [
        hoursFromNow(-hours),
        readSession(page).id,
        "no-show",
      ]);
    setAge(1.01);
    await postForm(person, page, UNDO, 400);
    expect(await openMain(person, page)).not.toHaveText(/take it back/i);
    setAge(0.99);
    expect((await person.post(page, UNDO)).status).toBe(302);
    expect((await person.post(page, MARK)).status).toBe(302);
    await postForm(person, page, UNDO, 409);
    expect(readSession(page)).toMatchObject({ state: "no-show" });
  });
});
