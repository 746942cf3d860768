import { findAddress } from "~/mentoring/emails/contact.server";
import { getServerOrigin } from "~/platform/http/public-origin.server";
import type { JobHandlers } from "~/platform/jobs/runner.server";
import { queueMail } from "~/platform/mail/outbox.server";
import { isMailConfigured } from "~/platform/mail/transport.server";
import { REMINDER_JOB } from "./reminders.server";
import { claimReminder, findJobInterview } from "./queries.server";
import { reminderEmail } from "./reminder-email";
import { isComing } from "./rounds";

/** Jobs that change nothing for anybody: they only tell people something. */
export const JOB_INTERVIEW_REMINDER_JOBS = [REMINDER_JOB];

export const JOB_INTERVIEW_JOB_HANDLERS: JobHandlers = {
  async [REMINDER_JOB](id, now, connection) {
    if (!isMailConfigured) return;
    const claimed = await claimReminder(connection, id, now);
    // After a long stop of the server, a reminder of what is over helps nobody.
    if (!claimed || !isComing(claimed.round, now)) return;
    const { owner, interviewId, round } = claimed;
    const interview = await findJobInterview(owner, interviewId, connection);
    if (!interview) return;
    const address = await findAddress(connection, owner, "", "sessionReminders");
    if (address)
      await queueMail(
        owner,
        address,
        reminderEmail(interview, round, getServerOrigin()),
        connection,
      );
  },
};
