import type { LoaderFunctionArgs } from "@remix-run/node";
import { MENTOR_TAB_LABELS, MENTOR_TABS } from "~/data/mentor-types";
import { getSkillNames, skillById } from "~/data/skills";
import { readTimeZone } from "~/mentoring/calendar/time-zone.server";
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
  const requestedTab = searchParams.get("tab");
  const tab = MENTOR_TABS.find((id) => id === requestedTab) ?? MENTOR_TABS[0];
  const filter = readMentorFilter(searchParams);
  const now = new Date();
  const timeZone = readTimeZone(request);
  const listed = await listMentors();
  const earliestStarts = await findEarliestStarts(listed, now);
  const mentors = listed.map((mentor) => ({
    ...mentor,
    earliest: earliestStarts.get(mentor.id) ?? null,
  }));
  const matching = filterMentors(mentors, filter, now);
  const shown = matching.filter((mentor) => mentor.tab === tab);
  const getReliability = await describeReliabilities(shown, now);
  const filterParams = pickFilterParams(searchParams);
  const toPath = (id: string) => `/mentors?${new URLSearchParams([["tab", id], ...filterParams])}`;
  return {
    tab,
    filter,
    isFiltered: filterParams.size > 0,
    tabs: MENTOR_TABS.map((id) => ({ to: toPath(id), label: MENTOR_TAB_LABELS[id] })),
    current: toPath(tab),
    // Where else something matches, for a tab without a match.
    otherTabs: MENTOR_TABS.filter((id) => id !== tab)
      .map((id) => ({
        to: toPath(id),
        label: MENTOR_TAB_LABELS[id],
        count: matching.filter((mentor) => mentor.tab === id).length,
      }))
      .filter(({ count }) => count > 0),
    // The field's skills; one of another field may have been chosen there.
    skills: [
      ...new Set([
        ...mentors.flatMap((mentor) => (mentor.tab === tab ? mentor.specialties : [])),
        ...mentors.flatMap(({ specialties }) => specialties.filter((id) => id === filter.skill)),
      ]),
    ]
      .map((id) => ({ id, name: skillById(id).name }))
      .toSorted((a, b) => a.name.localeCompare(b.name, "en")),
    languages: [...new Set(mentors.flatMap(({ languages }) => languages))].toSorted((a, b) =>
      a.localeCompare(b, "en"),
    ),
    mentors: shown.map(({ earliest, ...mentor }) => ({
      mentor: toPublicMentor(mentor),
      specialties: getSkillNames(mentor.specialties),
      earliest: earliest && describeEarliest(earliest, timeZone ?? mentor.timeZone),
      reliability: getReliability(mentor),
    })),
  };
}

function describeEarliest(instant: string, timeZone: string): string {
  return `${formatZonedShortDayTime(instant, timeZone)} ${formatCity(timeZone)} time`;
}
