import { getBand } from "~/coach/bands";
import { nameOnlyLesson } from "./only-lesson";
import type { SkillEvidence } from "./record";
import { DEVELOPING_SCORE } from "./weak-spots";

/** The version of the published schema (npm: @jsonresume/schema) that a test checks this against. */
const SCHEMA_URL = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

interface ResumeProfile {
  name: string;
  email: string;
  title: string;
  location: string;
  bio: string;
  linkedin: string;
  github: string;
}

interface CompletedCourse {
  title: string;
  completedAt: string;
  /** The address of its certificate, if there is one that others can open. */
  url: string | null;
}

/**
 * The profile, skills and completed courses as a JSON Resume. Skills below "Developing", or of which one quiz is all
 * there is, are left out: an employer reads a resume as what someone can do.
 */
export function toJsonResume(
  profile: ResumeProfile,
  record: readonly SkillEvidence[],
  courses: readonly CompletedCourse[],
  now: Date,
) {
  const { name, email, title, location, bio } = profile;
  return {
    $schema: SCHEMA_URL,
    basics: {
      name,
      email,
      ...omitEmpty({ label: title, summary: bio }),
      ...(location === "" ? {} : { location: { city: location } }),
      profiles: [
        ...toProfile("LinkedIn", profile.linkedin),
        ...toProfile("GitHub", profile.github),
      ],
    },
    skills: record
      .filter((evidence) => evidence.level.value >= DEVELOPING_SCORE && !nameOnlyLesson(evidence))
      .toSorted((a, b) => b.level.value - a.level.value)
      .map((evidence) => ({
        name: evidence.name,
        level: getBand(evidence.level.value),
        keywords: [evidence.group],
      })),
    certificates: courses.map((course) => ({
      name: course.title,
      date: course.completedAt.slice(0, 10),
      issuer: "Pathlight",
      ...(course.url === null ? {} : { url: course.url }),
    })),
    meta: { version: "v1.0.0", lastModified: now.toISOString().slice(0, 19) },
  };
}

/** Characters of a web address as RFC 3986 allows them; an external account server may send others. */
const WEB_ADDRESS = /^https?:\/\/[\w.~:/?#[\]@!$&'()*+,;=%-]+$/;

function toProfile(network: string, link: string): { network: string; url: string }[] {
  const url = URL.canParse(link) ? new URL(link).href : "";
  return WEB_ADDRESS.test(url) ? [{ network, url }] : [];
}

function omitEmpty(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}
