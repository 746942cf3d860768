import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  getMentorListPath,
  MENTOR_CAREER_FIELDS,
  MENTOR_FIELD_LABELS,
  MENTOR_FIELDS,
  MENTOR_TABS,
  type Mentor,
  type MentorField,
} from "~/data/mentor-types";
import { getSkillNames, skillById } from "~/data/skills";
import { readTimeZone, SERVER_TIME_ZONE } from "~/mentoring/calendar/time-zone.server";
import { toPublicMentor } from "~/mentoring/directory/bookable-mentor";
import { listMentors } from "~/mentoring/directory/directory.server";
import {
  filterMentors,
  pickFilterParams,
  readMentorFilter,
} from "~/mentoring/directory/filter-mentors";
import { describeReliabilities } from "~/mentoring/directory/reliability.server";
import { findEarliestStarts } from "~/mentoring/booking/free-slots.server";
import { formatCity, formatZonedShortDayTime } from "~/mentoring/calendar/format-time";

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const requestedTab = MENTOR_TABS.find((id) => id === searchParams.get("tab"));
  const tab = requestedTab ?? MENTOR_TABS[0];
  const filter = readMentorFilter(searchParams);
  const now = new Date();
  const timeZone = readTimeZone(request);
  const listed = await listMentors();
  const isTabShown =
    requestedTab !== undefined || listed.some(({ fields }) => fields.includes(tab));
  // A search covers all tabs, and so does the list while its first tab has no mentors.
  const field = filter.field ?? (filter.search === "" && isTabShown ? tab : null);
  const earliestStarts = await findEarliestStarts(listed, now, timeZone);
  const mentors = listed.map((mentor) => ({
    ...mentor,
    earliest: earliestStarts.get(mentor.id) ?? null,
  }));
  const shown = filterMentors(mentors, { ...filter, field }, now);
  const getReliability = await describeReliabilities(shown, now);
  const toEntry = ({ earliest, ...mentor }: (typeof shown)[number]) => ({
    mentor: toPublicMentor(mentor),
    specialties: getSkillNames(mentor.specialties),
    earliest: earliest && describeEarliest(earliest, timeZone),
    reliability: getReliability(mentor),
  });
  const params = pickFilterParams(searchParams);
  params.delete("field");
  const withoutSearch = new URLSearchParams(params);
  withoutSearch.delete("q");
  const anywhere = filterMentors(mentors, { ...filter, field: null }, now);
  return {
    isZoneChosen: timeZone !== undefined,
    hasMentors: listed.length > 0,
    tab: isTabShown ? tab : "",
    filter,
    isFiltered: params.size > 0,
    clearPath: getMentorListPath(field ?? (isTabShown ? tab : undefined)),
    tabs: MENTOR_TABS.map((id) => ({
      to: toListPath(id, withoutSearch),
      label: MENTOR_FIELD_LABELS[id],
    })),
    current: field === tab ? toListPath(tab, withoutSearch) : "",
    // Where else something matches, for a field without a match.
    otherFields: (filter.search === "" ? MENTOR_FIELDS : MENTOR_CAREER_FIELDS)
      .filter((id) => id !== field)
      .map((id) => ({
        to: toListPath(id, params),
        label: MENTOR_FIELD_LABELS[id],
        count: anywhere.filter(({ fields }) => fields.includes(id)).length,
      }))
      .filter(({ count }) => count > 0),
    skills: listSkills(mentors, field, filter.skill),
    languages: [...new Set(mentors.flatMap(({ languages }) => languages))].toSorted((a, b) =>
      a.localeCompare(b, "en"),
    ),
    people: shown.filter(({ isSample }) => !isSample).map(toEntry),
    samples: shown.filter(({ isSample }) => isSample).map(toEntry),
    samplesNote: `No one mentors in ${field ? MENTOR_FIELD_LABELS[field] : "these fields"} here yet. The people below are examples; a request to one gets an automatic reply.`,
  };
}

function toListPath(field: MentorField, filterParams: URLSearchParams): string {
  return [getMentorListPath(field), filterParams].map(String).filter(Boolean).join("&");
}

/** The field's skills; one of another field may have been chosen there. */
function listSkills(
  mentors: readonly Pick<Mentor, "fields" | "specialties">[],
  field: MentorField | null,
  chosen: string,
) {
  const ids = mentors.flatMap(({ fields, specialties }) =>
    specialties.filter((id) => field === null || fields.includes(field) || id === chosen),
  );
  return [...new Set(ids)]
    .map((id) => ({ id, name: skillById(id).name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** In the visitor’s time zone; while it isn’t known, in the server’s. */
function describeEarliest(instant: string, timeZone: string | undefined): string {
  return timeZone === undefined
    ? `${formatZonedShortDayTime(instant, SERVER_TIME_ZONE)} ${SERVER_TIME_ZONE === "UTC" ? "UTC" : `${formatCity(SERVER_TIME_ZONE)} time`}`
    : `${formatZonedShortDayTime(instant, timeZone)} your time`;
}
