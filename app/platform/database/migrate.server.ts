import type { Migration } from "kysely/migration";
import { exitWithMessage } from "~/platform/exit.server";
import type { Database } from "./database";
import { up as foundation } from "./migrations/0001-foundation";
import { up as records } from "./migrations/0002-records";
import { up as accountCare } from "./migrations/0003-account-care";
import { up as practice } from "./migrations/0004-practice";
import { up as comeback } from "./migrations/0005-comeback";
import { up as secondOpinions } from "./migrations/0006-second-opinions";
import { up as help } from "./migrations/0007-help";
import { up as writeChecks } from "./migrations/0008-write-checks";
import { up as keptForms } from "./migrations/0009-kept-forms";
import { up as excludedAnswers } from "./migrations/0010-excluded-answers";
import { up as assessmentAnswers } from "./migrations/0011-assessment-answers";
import { up as careerTargets } from "./migrations/0012-career-targets";
import { up as assessmentLinks } from "./migrations/0013-assessment-links";
import { up as learning } from "./migrations/0014-learning";
import { up as ownPoints } from "./migrations/0019-own-points";
import { up as mentorSessions } from "./migrations/0020-mentor-sessions";
import { up as disabledMentors } from "./migrations/0021-disabled-mentors";
import { up as mentorSide } from "./migrations/0022-mentor-side";
import { up as mentorReviews } from "./migrations/0023-mentor-reviews";
import { up as mentorMarks } from "./migrations/0024-mentor-marks";
import { up as codeExercises } from "./migrations/0025-code-exercises";
import { up as failedExercises } from "./migrations/0026-failed-exercises";
import { up as socialIdentities } from "./migrations/0028-social-identities";
import { up as accountRecovery } from "./migrations/0029-account-recovery";
import { up as clock } from "./migrations/0033-clock";
import { up as replies } from "./migrations/0035-replies";
import { up as starredQuestions } from "./migrations/0036-starred-questions";
import { up as liveInterviews } from "./migrations/0037-live-interviews";
import { up as retellings } from "./migrations/0038-retellings";
import { up as mentorFields } from "./migrations/0039-mentor-fields";
import { up as ownQuestions } from "./migrations/0040-own-questions";
import { up as sessionNames } from "./migrations/0041-session-names";
import { up as personContext } from "./migrations/0042-person-context";
import { up as jobInterviews } from "./migrations/0043-job-interviews";
import { up as stepRefusals } from "./migrations/0044-step-refusals";
import { up as sittings } from "./migrations/0045-sittings";
import { up as suspensions } from "./migrations/0046-suspensions";
import { up as idleAccounts } from "./migrations/0047-idle-accounts";
import { up as storiesAndRounds } from "./migrations/0048-stories-and-rounds";
import { up as plans } from "./migrations/0050-plans";
import { up as askAgain } from "./migrations/0051-ask-again";
import { up as pastedStories } from "./migrations/0052-pasted-stories";

// Forward only: released files are never edited; a change is a new file at the end.
const MIGRATIONS: Record<string, Migration> = {
  "0001-foundation": { up: foundation },
  "0002-records": { up: records },
  "0003-account-care": { up: accountCare },
  "0004-practice": { up: practice },
  "0005-comeback": { up: comeback },
  "0006-second-opinions": { up: secondOpinions },
  "0007-help": { up: help },
  "0008-write-checks": { up: writeChecks },
  "0009-kept-forms": { up: keptForms },
  "0010-excluded-answers": { up: excludedAnswers },
  "0011-assessment-answers": { up: assessmentAnswers },
  "0012-career-targets": { up: careerTargets },
  "0013-assessment-links": { up: assessmentLinks },
  "0014-learning": { up: learning },
  "0019-own-points": { up: ownPoints },
  "0020-mentor-sessions": { up: mentorSessions },
  "0021-disabled-mentors": { up: disabledMentors },
  "0022-mentor-side": { up: mentorSide },
  "0023-mentor-reviews": { up: mentorReviews },
  "0024-mentor-marks": { up: mentorMarks },
  "0025-code-exercises": { up: codeExercises },
  "0026-failed-exercises": { up: failedExercises },
  "0028-social-identities": { up: socialIdentities },
  "0029-account-recovery": { up: accountRecovery },
  "0033-clock": { up: clock },
  "0035-replies": { up: replies },
  "0036-starred-questions": { up: starredQuestions },
  "0037-live-interviews": { up: liveInterviews },
  "0038-retellings": { up: retellings },
  "0039-mentor-fields": { up: mentorFields },
  "0040-own-questions": { up: ownQuestions },
  "0041-session-names": { up: sessionNames },
  "0042-person-context": { up: personContext },
  "0043-job-interviews": { up: jobInterviews },
  "0044-step-refusals": { up: stepRefusals },
  "0045-sittings": { up: sittings },
  "0046-suspensions": { up: suspensions },
  "0047-idle-accounts": { up: idleAccounts },
  "0048-stories-and-rounds": { up: storiesAndRounds },
  "0050-plans": { up: plans },
  "0051-ask-again": { up: askAgain },
  "0052-pasted-stories": { up: pastedStories },
};

/** Migrates the database to the latest version; rejects a database from a newer version. */
export async function migrate(database: Database): Promise<void> {
  try {
    const unknown = findUnknownMigration(await database.listMigrations());
    if (unknown)
      exitWithMessage(
        `this database was last used by a newer Pathlight (it has ${unknown}). Start that version or a later one, or restore a backup from before the upgrade into an empty folder or database.`,
      );
    await database.migrate(MIGRATIONS);
  } catch (error) {
    exitWithMessage(
      `the database could not be brought up to date (${error instanceof Error ? error.message : error}).`,
    );
  }
}

/** One of these migrations that this version doesn't have. */
export function findUnknownMigration(names: string[]): string | undefined {
  return names.find((name) => !(name in MIGRATIONS));
}

/** These migrations; those that this version doesn't have are left out. */
export function selectMigrations(names: string[]): Record<string, Migration> {
  return Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => names.includes(name)));
}
