import type { Occupation, Outlook } from "~/occupations/types";

/** An invented occupation, for tests. */
export const OUTLOOK: Outlook = {
  soc: "43-5061",
  title: "Planning clerks",
  medianPay: 60_000,
  growth: 1,
  openings: 20_000,
  employment: 300_000,
  education: "High school diploma or equivalent",
  experience: "None",
  training: "Moderate-term on-the-job training",
};
export const OCCUPATION: Occupation = {
  code: "43-5061.00",
  title: "Planning clerks",
  description: "",
  zone: 3,
  interests: [1, 2, 3, 4, 5, 6],
  tasks: [],
  skills: [],
  technologies: [],
  related: [],
  outlook: OUTLOOK,
  handbook: null,
};
