import {
  MENTOR_CAREER_FIELDS,
  MENTOR_FIELD_LABELS,
  type Mentor,
  type MentorField,
} from "~/data/mentor-types";
import { getSkillNames } from "~/data/skills";

export const SORT_ORDERS = {
  rating: "Highest rated",
  price: "Lowest price",
  earliest: "Earliest free time",
  name: "Name",
} as const;
export type SortOrder = keyof typeof SORT_ORDERS;

export const PRICE_LIMITS = [95, 110, 130] as const;

/** Regions of time zones, by the beginning of their IANA names. */
export const ZONE_REGIONS = {
  americas: { label: "Americas", prefixes: ["America/"] },
  europe: { label: "Europe", prefixes: ["Europe/", "Atlantic/"] },
  africa: { label: "Africa", prefixes: ["Africa/"] },
  asia: { label: "Asia and Pacific", prefixes: ["Asia/", "Australia/", "Pacific/", "Indian/"] },
} as const;
export type ZoneRegion = keyof typeof ZONE_REGIONS;

const FILTER_NAMES = ["q", "field", "skill", "language", "zone", "price", "free", "sort"];
const VALUE_MAX = 100;

/** Empty or null: no limit. */
export interface MentorFilter {
  /** Words of names, job titles, skills and fields. */
  search: string;
  field: MentorField | null;
  skill: string;
  language: string;
  region: ZoneRegion | null;
  maxPrice: number | null;
  /** Only mentors with a free time in the next seven days. */
  isFreeSoon: boolean;
  sort: SortOrder | null;
}

export interface ListedMentor
  extends Pick<
    Mentor,
    "name" | "title" | "fields" | "specialties" | "languages" | "timeZone" | "price" | "rating"
  > {
  /** Null if nothing is free. */
  earliest: string | null;
}

/** Reads the filter from an address; values that don't exist count as none. */
export function readMentorFilter(params: URLSearchParams): MentorFilter {
  const field = params.get("field");
  const region = params.get("zone");
  const sort = params.get("sort");
  const price = Number(params.get("price"));
  return {
    search: (params.get("q") ?? "").trim().slice(0, VALUE_MAX),
    field: MENTOR_CAREER_FIELDS.find((each) => each === field) ?? null,
    skill: (params.get("skill") ?? "").slice(0, VALUE_MAX),
    language: (params.get("language") ?? "").slice(0, VALUE_MAX),
    region: isKey(ZONE_REGIONS, region) ? region : null,
    maxPrice: PRICE_LIMITS.find((limit) => limit === price) ?? null,
    isFreeSoon: params.get("free") === "week",
    sort: isKey(SORT_ORDERS, sort) ? sort : null,
  };
}

/** The part of an address that is the filter: each name once, and nothing else that was sent. */
export function pickFilterParams(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    FILTER_NAMES.flatMap((name) => {
      const value = params.get(name);
      return value === null ? [] : [[name, value.slice(0, VALUE_MAX)]];
    }),
  );
}

/** The mentors that match, in the order asked for; otherwise in the given one. */
export function filterMentors<Listed extends ListedMentor>(
  mentors: readonly Listed[],
  filter: MentorFilter,
  now: Date,
): Listed[] {
  const weekFromNow = new Date(now.getTime() + 7 * 86_400_000).toISOString();
  const region = filter.region && ZONE_REGIONS[filter.region];
  const words = splitWords(filter.search);
  const matching = mentors.filter(
    (mentor) =>
      matchesWords(mentor, words) &&
      (filter.field === null || mentor.fields.includes(filter.field)) &&
      (filter.skill === "" || mentor.specialties.some((skill) => skill === filter.skill)) &&
      (filter.language === "" || mentor.languages.includes(filter.language)) &&
      (!region || region.prefixes.some((prefix) => mentor.timeZone.startsWith(prefix))) &&
      (filter.maxPrice === null || mentor.price <= filter.maxPrice) &&
      (!filter.isFreeSoon || (mentor.earliest !== null && mentor.earliest < weekFromNow)),
  );
  const compare = filter.sort && COMPARISONS[filter.sort];
  return compare ? matching.toSorted(compare) : matching;
}

const COMPARISONS: Record<SortOrder, (a: ListedMentor, b: ListedMentor) => number> = {
  rating: (a, b) => b.rating - a.rating,
  price: (a, b) => a.price - b.price,
  earliest: (a, b) => toTime(a.earliest) - toTime(b.earliest),
  name: (a, b) => a.name.localeCompare(b.name, "en"),
};

/** Each word begins one of the mentor's. */
function matchesWords(
  { name, title, fields, specialties }: ListedMentor,
  words: readonly string[],
): boolean {
  const labels = fields.map((field) => MENTOR_FIELD_LABELS[field]);
  const own = splitWords([name, title, ...labels, ...getSkillNames(specialties)].join(" "));
  return words.every((word) => own.some((each) => each.startsWith(word)));
}

/** "Nadia" finds "Nádia". */
function splitWords(text: string): string[] {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.split(/[\s\-/&,()]+/).filter(Boolean);
}

/** Mentors without a free time come last. */
function toTime(instant: string | null): number {
  return instant === null ? Number.MAX_SAFE_INTEGER : Date.parse(instant);
}

function isKey<Key extends string>(record: Record<Key, unknown>, key: string | null): key is Key {
  return key !== null && Object.hasOwn(record, key);
}
