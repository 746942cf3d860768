/** A real interview for a job; practice is a session. */
export interface JobInterview {
  id: string;
  company: string;
  role: string;
  /** A calendar day in its time zone, such as 2027-03-01. */
  heldOn: string;
  timeZone: string;
}

export const MAX_JOB_INTERVIEWS = 30;
