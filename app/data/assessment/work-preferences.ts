/** Something a person may want from work; rated 1 (doesn't matter) to 5 (essential). */
export interface WorkPreference {
  /** Also the form field, after a prefix. */
  id: string;
  label: string;
  /** For what no figure of an occupation shows: the question to ask an employer. */
  ask?: string;
}

export const WORK_VALUES: readonly WorkPreference[] = [
  { id: "pay", label: "Earning more than most people" },
  { id: "security", label: "Working in a field that is growing" },
  { id: "openings", label: "Finding openings in most places" },
  { id: "quick-start", label: "Starting soon, without long study" },
  {
    id: "independence",
    label: "Deciding yourself how to do the work",
    ask: "Which decisions would I make on my own in the first six months?",
  },
  {
    id: "colleagues",
    label: "Colleagues you can rely on",
    ask: "Could I talk with someone I would work with?",
  },
  {
    id: "hours",
    label: "Hours that leave room for the rest of life",
    ask: "What did last week look like for someone in this job?",
  },
  {
    id: "purpose",
    label: "Work that makes life better for others",
    ask: "Who is better off because of this work, and how do you know?",
  },
];

/** How a person likes to work. All of these show in the skills an occupation needs. */
export const WORK_STYLES: readonly WorkPreference[] = [
  { id: "people", label: "Dealing with people most of the day" },
  { id: "teaching", label: "Explaining things to others" },
  { id: "leading", label: "Being responsible for other people’s work" },
  { id: "writing", label: "Writing" },
  { id: "numbers", label: "Working with numbers or measurements" },
  { id: "computers", label: "Programming or automating" },
  { id: "machines", label: "Working with tools, machines or devices" },
  { id: "problems", label: "Untangling complex problems" },
];
