import type { Level } from "~/data/levels";
import type { SkillId } from "~/data/skills";

// The sample person: invented from head to foot, so that somebody who tries Pathlight out sees it lived in.

export const DEMO_EMAIL = "ines.okafor@example.org";

export const DEMO_PROFILE = {
  name: "Ines Okafor",
  display_name: "Ines",
  title: "Junior data analyst",
  location: "Leeds",
  bio: "Six years behind a shop counter, two beside a spreadsheet. I like finding out why a number moved, and I want to be the person a team asks.",
  linkedin: "https://www.linkedin.com/in/ines-okafor-sample",
  github: "https://github.com/ines-okafor-sample",
} as const;

export const DEMO_RATINGS: { daysAgo: number; levels: Partial<Record<SkillId, Level>> }[] = [
  { daysAgo: 48, levels: { sql: 2, statistics: 2, python: 2, "data-visualization": 3, communication: 4, teamwork: 4, "problem-solving": 3, leadership: 2 } },
  { daysAgo: 9, levels: { sql: 4, statistics: 2, python: 2, "data-visualization": 4, communication: 4, teamwork: 4, "problem-solving": 4, leadership: 2 } },
];

/** A try in her own words, or the bank's sample answer of that level. */
export type DemoAnswer = string | { sample: "junior" | "senior" };

export interface DemoSession {
  card: string;
  daysAgo: number;
  /** Still open: begun and not ended. */
  isOpen?: boolean;
  /** In order; the same question again is the next try. */
  answers: { question: string; answer: DemoAnswer }[];
}

export const DEMO_SESSIONS: DemoSession[] = [
  {
    card: "databases",
    daysAgo: 44,
    answers: [
      { question: "slow-join-query", answer: "I would look at the query first and maybe add an index. Usually it helps to restart the database too, and if it is still slow I ask a colleague who knows it better." },
      { question: "left-join-trap", answer: "A left join keeps all rows of the left table and fills the right side with nulls. When I put a condition on the right table into the where clause, the rows with nulls disappear, and I have an inner join without meaning to." },
      { question: "null-in-filters", answer: { sample: "junior" } },
    ],
  },
  {
    card: "conflict",
    daysAgo: 30,
    answers: [
      { question: "disagreed-with-manager", answer: "My manager wanted to drop the weekly stock report because nobody read it. I thought two shops did. I asked both which numbers they used, showed her that one column decided what they ordered, and proposed to keep that column and drop the other eleven. We did, and it took me twenty minutes a week instead of three hours." },
      { question: "angry-customer", answer: "A customer was angry because of a late order. I stayed calm, listened, and in the end everything was fine again." },
    ],
  },
  {
    card: "databases",
    daysAgo: 12,
    answers: [
      { question: "slow-join-query", answer: "First I run EXPLAIN ANALYZE and compare the plan with last month's. A sequential scan where there used to be an index scan tells me the index is no longer used. Then I check what changed: row counts, a deploy, a dropped index. I run ANALYZE so that the estimates are right again, and time the same query before and after." },
      { question: "left-join-trap", answer: { sample: "junior" } },
      { question: "top-earners-per-department", answer: { sample: "senior" } },
    ],
  },
  { card: "motivation", daysAgo: 2, isOpen: true, answers: [{ question: "changing-careers", answer: "In retail I kept asking why one shop sold twice as many umbrellas as the next, on the same street. Nobody knew, so I taught myself SQL in the evenings and found out: it was the side of the road the bus stopped on. Since then I have wanted that to be my job. I finished a course in statistics, and for two years I have made the weekly figures for eleven shops." }] },
];

export const DEMO_REQUESTS = [
  { mentor: "hannah-brandt", daysAgo: 20, preferred_time: "Thursday or Friday after 18:00, London time", goal: "Two system design questions a junior analyst may be asked, and how to say what I do not know." },
  { mentor: "yuki-tanabe", daysAgo: 3, preferred_time: "Saturday morning", goal: "My portfolio: which of three projects to show, and in which order." },
];
