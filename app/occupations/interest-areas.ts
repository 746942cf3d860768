/** The six interest areas of Holland's theory, in the order of every score array here. */
export const INTEREST_AREAS = [
  { id: "R", name: "Realistic", covers: "Hands, tools, machines", short: "work with your hands" },
  { id: "I", name: "Investigative", covers: "Ideas, evidence, analysis", short: "find things out" },
  { id: "A", name: "Artistic", covers: "Making, words, form", short: "make something new" },
  { id: "S", name: "Social", covers: "Helping, teaching", short: "help people get further" },
  { id: "E", name: "Enterprising", covers: "Leading, persuading", short: "lead and persuade" },
  {
    id: "C",
    name: "Conventional",
    covers: "Order, records, detail",
    short: "get details exactly right",
  },
] as const;
