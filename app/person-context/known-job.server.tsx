import { renderToStaticMarkup } from "react-dom/server";
import { listOccupations } from "~/occupations/occupations.server";
import { describeJob } from "./describe.server";
import { JobAside } from "./job-aside";
import { KnownJob } from "./person-questions";
import { recognizeJob } from "./recognize-job";

/** What is said of a job before it is saved, as HTML: below the field, and beside the form. Null if it isn’t known. */
export function renderKnownJob(job: string): { hint: string; aside: string } | null {
  const occupation = recognizeJob(job, listOccupations());
  if (!occupation) return null;
  const description = describeJob({ job, occupationCode: occupation.code });
  return {
    hint: renderToStaticMarkup(<KnownJob title={occupation.title} />),
    aside: renderToStaticMarkup(<JobAside job={description} />),
  };
}
