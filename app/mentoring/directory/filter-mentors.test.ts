import { expect, test } from "vitest";
import { type ListedMentor, filterMentors, readMentorFilter } from "./filter-mentors";

const NOW = new Date("2026-11-22T12:00:00Z");
const MENTORS: ListedMentor[] = [
  {
    name: "Ana Núñez",
    title: "Nurse Educator",
    fields: ["healthcare", "education"],
    specialties: ["sql"],
    languages: ["English", "Spanish"],
    timeZone: "America/Lima",
    price: 120,
    rating: 4.7,
    earliest: "2026-12-10T10:00:00.000Z",
  },
  {
    name: "Bo Lind",
    title: "Web Developer",
    fields: ["software", "technology"],
    specialties: ["react"],
    languages: ["English"],
    timeZone: "Europe/Oslo",
    price: 90,
    rating: 4.9,
    earliest: "2026-11-24T10:00:00.000Z",
  },
  {
    name: "Cai Wu",
    title: "Data Engineer",
    fields: ["data", "technology"],
    specialties: ["sql", "react"],
    languages: ["English"],
    timeZone: "Asia/Tokyo",
    price: 150,
    rating: 4.8,
    earliest: null,
  },
];

const find = (query: string) =>
  filterMentors(MENTORS, readMentorFilter(new URLSearchParams(query)), NOW)
    .map(({ name }) => name.slice(0, 1))
    .join("");

test.each([
  ["", "ABC"],
  ["q=nunez", "A"],
  ["q=+LIND+bo", "B"],
  ["q=nobody", ""],
  ["q=nurse", "A"],
  ["q=health", "A"],
  ["q=technology+sql", "C"],
  ["q=ind", ""],
  ["field=education", "A"],
  ["field=technology", "BC"],
  ["field=technology&q=lind", "B"],
  ["field=constructor", "ABC"],
  ["skill=sql", "AC"],
  ["skill=constructor", ""],
  ["language=Spanish", "A"],
  ["zone=europe", "B"],
  ["zone=__proto__", "ABC"],
  ["price=95", "B"],
  ["price=1", "ABC"],
  ["free=week", "B"],
  ["sort=price", "BAC"],
  ["sort=rating", "BCA"],
  ["sort=earliest", "BAC"],
  ["sort=toString", "ABC"],
  ["skill=sql&sort=rating", "CA"],
])("%s: %s", (query, names) => expect(find(query)).toBe(names));
