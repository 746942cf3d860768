import type {
  AccountPreferencesTable,
  AuthTokensTable,
  KeptFormsTable,
  KnownDevicesTable,
  MailOutboxTable,
  OneTimeLinksTable,
  SocialIdentitiesTable,
  UsersTable,
} from "./tables/accounts";
import type {
  AssessmentLinksTable,
  AssessmentRatingsTable,
  AssessmentsTable,
  CareerTargetsTable,
} from "./tables/assessments";
import type { ClockTable } from "./tables/clock";
import type {
  InterviewAnswersTable,
  InterviewDraftsTable,
  InterviewFollowUpsTable,
  InterviewHelpTable,
  InterviewSessionsTable,
  OwnQuestionsTable,
  ReportLinksTable,
  SecondOpinionsTable,
  StarredQuestionsTable,
} from "./tables/interviews";
import type {
  CapstoneProgressTable,
  CodeExercisesTable,
  CertificatesTable,
  LessonBookmarksTable,
  LessonProgressTable,
  QuizAttemptsTable,
} from "./tables/learning";
import type {
  DisabledMentorsTable,
  JobsTable,
  MentorClaimsTable,
  MentorProfilesTable,
  MentorSessionEventsTable,
  MentorSessionNotesTable,
  MentorSessionsTable,
} from "./tables/mentoring";
import type {
  MentorMarksTable,
  MentorProblemsTable,
  MentorReviewsTable,
  MentorWaitlistTable,
  SharedReportsTable,
} from "./tables/mentor-reviews";
import type {
  ContactMessagesTable,
  MentorApplicationsTable,
  MentorRequestsTable,
} from "./tables/messages";
import type {
  DebriefQuestionsTable,
  JobInterviewRoundsTable,
  JobInterviewsTable,
  JobOffersTable,
  PlanDaysOffTable,
} from "./tables/job-interviews";
import type { StoriesTable, StoryTellingsTable } from "./tables/stories";
import type { StepRefusalsTable } from "./tables/step-refusals";
import type { PersonContextTable } from "./tables/person-context";
import type { SittingsTable } from "./tables/sittings";

/**
 * The tables as Kysely sees them. Times are ISO 8601 text in UTC, which sorts and compares the same
 * in SQLite and PostgreSQL; flags are 0 or 1; structured values are JSON text.
 */
export interface Tables {
  users: UsersTable;
  auth_tokens: AuthTokensTable;
  one_time_links: OneTimeLinksTable;
  known_devices: KnownDevicesTable;
  social_identities: SocialIdentitiesTable;
  kept_forms: KeptFormsTable;
  mail_outbox: MailOutboxTable;
  interview_sessions: InterviewSessionsTable;
  interview_answers: InterviewAnswersTable;
  second_opinions: SecondOpinionsTable;
  interview_drafts: InterviewDraftsTable;
  interview_follow_ups: InterviewFollowUpsTable;
  interview_help: InterviewHelpTable;
  starred_questions: StarredQuestionsTable;
  own_questions: OwnQuestionsTable;
  report_links: ReportLinksTable;
  assessments: AssessmentsTable;
  assessment_ratings: AssessmentRatingsTable;
  assessment_links: AssessmentLinksTable;
  career_targets: CareerTargetsTable;
  person_context: PersonContextTable;
  stories: StoriesTable;
  story_tellings: StoryTellingsTable;
  job_interviews: JobInterviewsTable;
  job_interview_rounds: JobInterviewRoundsTable;
  debrief_questions: DebriefQuestionsTable;
  job_offers: JobOffersTable;
  plan_days_off: PlanDaysOffTable;
  step_refusals: StepRefusalsTable;
  sittings: SittingsTable;
  lesson_progress: LessonProgressTable;
  lesson_bookmarks: LessonBookmarksTable;
  quiz_attempts: QuizAttemptsTable;
  capstone_progress: CapstoneProgressTable;
  code_exercises: CodeExercisesTable;
  certificates: CertificatesTable;
  mentor_requests: MentorRequestsTable;
  mentor_sessions: MentorSessionsTable;
  disabled_mentors: DisabledMentorsTable;
  mentor_claims: MentorClaimsTable;
  mentor_session_events: MentorSessionEventsTable;
  mentor_profiles: MentorProfilesTable;
  mentor_session_notes: MentorSessionNotesTable;
  jobs: JobsTable;
  mentor_marks: MentorMarksTable;
  shared_reports: SharedReportsTable;
  mentor_reviews: MentorReviewsTable;
  mentor_problems: MentorProblemsTable;
  mentor_waitlist: MentorWaitlistTable;
  mentor_applications: MentorApplicationsTable;
  contact_messages: ContactMessagesTable;
  account_preferences: AccountPreferencesTable;
  clock: ClockTable;
}
