import { describe, expect, test } from "vitest";
import { createClient, createSignedInClient } from "../support/client";
import { execute, listMailTo, select } from "../support/database";
import { createMentor } from "../support/mentor";
import {
  bookEarliest,
  changeSession,
  hoursFromNow,
  readSession,
  runJobsAfter,
} from "../support/mentoring";
import { openMain } from "../support/page";

describe("reliability of a mentor", () => {
  test("no figure for someone new; with enough replies, rate and time", async () => {
    const mentor = await createMentor();
    const path = `/mentors/${mentor.mentorId}`;
    expect(await openMain(await createClient(), path)).toHaveText("No reply times yet");
    expect(await openMain(await createClient(), path)).not.toHaveText("%");
    for (let count = 0; count < 4; count += 1) {
      const page = await bookEarliest(await createSignedInClient(), mentor.mentorId, "A request");
      const { id, owner_id: owner } = readSession(page);
      execute("update mentor_session_events set created_at = ? where session_id = ?", [
        hoursFromNow(-60),
        id,
      ]);
      execute(
        "insert into mentor_session_events (id, session_id, owner_id, kind, actor, note, created_at) values (?, ?, ?, ?, ?, '', ?)",
        [
          `event-${id}`,
          id,
          owner,
          ...(count === 0 ? ["expired", "system"] : ["confirmed", "mentor"]),
          hoursFromNow(-56.1),
        ],
      );
    }
    for (const shown of [path, "/mentors?tab=ux"]) {
      const main = await openMain(await createClient(), shown);
      expect(main).toHaveText("Replies to 75% of requests");
      expect(main).toHaveText("Usually within 4 hours");
      expect(main).toHaveText("Last active 2 days ago");
    }
    expect(await openMain(await createClient(), "/mentors")).toHaveText(
      "Automatic reply after a minute",
    );
  });

  test("three requests in a row without a reply: paused, with an email, until resumed", async () => {
    const mentor = await createMentor({ updated_at: hoursFromNow(-400) });
    const status = () =>
      select("select status from mentor_profiles where id = ?", [mentor.mentorId])[0]?.status;
    const leaveUnanswered = async () => {
      const page = await bookEarliest(await createSignedInClient(), mentor.mentorId, "Hello?");
      changeSession(page, { answer_by: hoursFromNow(-0.1) });
      execute("update jobs set due_at = ? where subject = ?", [
        hoursFromNow(-0.1),
        readSession(page).id,
      ]);
      await runJobsAfter(0);
      expect(readSession(page).state).toBe("expired");
    };
    await leaveUnanswered();
    await leaveUnanswered();
    expect(status()).toBe("live");
    await leaveUnanswered();
    expect(status()).toBe("paused");
    const pauses = () =>
      listMailTo(mentor.email).filter(({ subject }) => subject.includes("is paused")).length;
    expect(pauses()).toBe(1);
    const person = await createSignedInClient();
    expect(await openMain(person, `/mentors/${mentor.mentorId}`)).toHaveText(
      "isn’t taking sessions at the moment",
    );
    await mentor.post("/mentoring?index", { intent: "publish" });
    expect(status()).toBe("live");
    await leaveUnanswered();
    expect([status(), pauses()]).toEqual(["live", 1]);
  });
});
