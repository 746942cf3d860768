import fc from "fast-check";
import { expect, test } from "vitest";
import { filterOccupations, readFilter } from "./search";
import type { Occupation } from "./types";

const createOccupation = (
  code: string,
  title: string,
  { zone = 3, area = 0, pay = 50_000 as number | null } = {},
): Occupation => ({
  code,
  title,
  description: `${title} do what ${title.toLowerCase()} do.`,
  zone,
  interests: [1, 1, 1, 1, 1, 1].with(area, 7),
  tasks: [],
  skills: [],
  technologies: [],
  related: [],
  outlook: {
    soc: code.slice(0, 7),
    title,
    medianPay: pay,
    growth: 1,
    openings: 100,
    employment: 1000,
    education: "None",
    experience: "None",
    training: "None",
  },
  handbook: null,
});

const OCCUPATIONS = [
  createOccupation("11-0001.00", "Nurses", { zone: 4, area: 3, pay: 90_000 }),
  createOccupation("11-0002.00", "Actors", { zone: 2, area: 2, pay: null }),
  createOccupation("11-0003.00", "Welders", { zone: 2, area: 0, pay: 50_000 }),
];
const search = (query: string) =>
  filterOccupations(OCCUPATIONS, readFilter(new URLSearchParams(query))).map(({ title }) => title);

test("words, interest and preparation narrow the list; the order can be chosen", () => {
  expect(search("")).toEqual(["Actors", "Nurses", "Welders"]);
  expect(search("q=NURSES+do")).toEqual(["Nurses"]);
  expect(search("area=A")).toEqual(["Actors"]);
  expect(search("zone=2")).toEqual(["Actors", "Welders"]);
  // Pay that isn't published comes last.
  expect(search("sort=pay")).toEqual(["Nurses", "Welders", "Actors"]);
});

test("a person's word for the work finds the work", () => {
  expect(search("q=nursing")).toEqual(["Nurses"]);
  expect(search("q=welding+works")).toEqual([]);
  const bookkeeping = createOccupation(
    "43-3031.00",
    "Bookkeeping, Accounting, and Auditing Clerks",
  );
  const filter = readFilter(new URLSearchParams("q=Bookkeeper"));
  expect(filterOccupations([...OCCUPATIONS, bookkeeping], filter)).toEqual([bookkeeping]);
});

test("whole words come before parts of words", () => {
  const nursery = createOccupation("45-2092.00", "Crop, Nursery, and Greenhouse Workers");
  const registered = createOccupation("29-1141.00", "Registered Nurses");
  const filter = readFilter(new URLSearchParams("q=nurse"));
  expect(filterOccupations([nursery, registered], filter)).toEqual([registered, nursery]);
});

test("values that don't exist count as not chosen", () => {
  expect(search("area=Z&zone=9&sort=fame")).toEqual(["Actors", "Nurses", "Welders"]);
});

test("any query is answered", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (query, zone) => {
      const params = new URLSearchParams({ q: query, zone });
      expect(search(params.toString()).length).toBeLessThanOrEqual(OCCUPATIONS.length);
    }),
  );
});
