import type { Level } from "~/data/levels";
import type { SkillId } from "~/data/skills";

// Fictional demo user.

export const DEMO_EMAIL = "ines.okafor@example.org";

export const DEMO_PROFILE = {
  name: "Ines Okafor",
  display_name: "Ines",
  title: "Junior data analyst",
  location: "Leeds",
  bio: "Six years in retail, two in spreadsheets. I like finding out why a number changed, and I want to be the person my team asks.",
  linkedin: "https://www.linkedin.com/in/ines-okafor-sample",
  github: "https://github.com/ines-okafor-sample",
} as const;

export const DEMO_ASSESSMENTS: { daysAgo: number; levels: Partial<Record<SkillId, Level>> }[] = [
  {
    daysAgo: 48,
    levels: {
      sql: 2,
      statistics: 2,
      python: 2,
      "data-visualization": 3,
      communication: 4,
      teamwork: 4,
      "problem-solving": 3,
      leadership: 2,
    },
  },
  {
    daysAgo: 9,
    levels: {
      sql: 4,
      statistics: 2,
      python: 2,
      "data-visualization": 4,
      communication: 4,
      teamwork: 4,
      "problem-solving": 4,
      leadership: 2,
    },
  },
];

export interface DemoSession {
  cardId: string;
  daysAgo: number;
  /** Started but not ended. */
  isOpen?: boolean;
  /** In order; a repeated question is the next attempt. */
  answers: { question: string; answer: string }[];
}

export const DEMO_SESSIONS: DemoSession[] = [
  {
    cardId: "databases",
    daysAgo: 44,
    answers: [
      {
        question: "slow-join-query",
        answer:
          "I would open the query plan and look where the time goes. If it scans the whole orders table, an index on customer_id is probably missing or no longer used, so I would add one and run the query again.",
      },
      {
        question: "left-join-trap",
        answer:
          "A left join keeps all rows of the left table and fills the right side with nulls. When I put a condition on the right table into the where clause, the rows with nulls disappear, and I have an inner join without meaning to.",
      },
      {
        question: "null-in-filters",
        answer:
          "NULL means that we do not know the value. Comparing something with NULL is neither true nor false, and WHERE only keeps what is true, so customers without a region disappear from the report. I would add OR region IS NULL to the condition.",
      },
    ],
  },
  {
    cardId: "conflict",
    daysAgo: 30,
    answers: [
      {
        question: "angry-customer",
        answer:
          "At the shop a customer shouted because her order was late for the second time. I let her finish, said that I was sorry and that the mistake was ours, and offered to bring it to her door that evening or give the money back. She took the delivery. I told my manager, and we changed how late orders are marked.",
      },
      {
        question: "disagreed-with-manager",
        answer:
          "Last year I made the weekly stock report for eleven shops, and my manager wanted to drop it because nobody read it. I disagreed: I thought two shops ordered by it. After the team meeting I asked her for ten minutes alone and first asked why now. She had to save three hours a week, which I had not known. I called all eleven shops and found that two used a single column. I showed her the figures and suggested keeping that column and dropping the other ten. She agreed to try it for a month, and I kept to it. It took twenty minutes a week instead of three hours, and neither shop ran out of stock.",
      },
    ],
  },
  {
    cardId: "databases",
    daysAgo: 12,
    answers: [
      {
        question: "slow-join-query",
        answer:
          "First I run EXPLAIN ANALYZE and compare the plan with last month's. A sequential scan where there used to be an index scan tells me the index is no longer used. Then I check what changed: row counts, a deploy, a dropped index. I run ANALYZE so that the estimates are right again, and time the same query before and after.",
      },
      {
        question: "left-join-trap",
        answer:
          "An inner join returns only rows that match on both sides; a left join keeps every customer and fills the order columns with NULL. A condition on orders in the WHERE clause throws those NULL rows away, because NULL compared with anything is not true, so the left join turns into an inner join. I move the condition into the ON clause. Then I count: the number of customers before and after the join must be the same.",
      },
      {
        question: "top-earners-per-department",
        answer:
          "I would rank the employees with ROW_NUMBER() OVER (PARTITION BY department_id ORDER BY salary DESC) in a CTE and keep rows with rank up to 3 in the outer query. LIMIT 3 alone would give three people overall.",
      },
    ],
  },
  {
    cardId: "motivation",
    daysAgo: 2,
    isOpen: true,
    answers: [
      {
        question: "changing-careers",
        answer:
          "For six years I was a shop assistant, and I liked the people. It began when one shop sold twice as many umbrellas as the next on the same street and nobody could tell me why. I taught myself SQL in the evenings and found out: it was the side of the road the bus stopped on. I noticed that this was the part of the week I talked about at home. Before I changed anything I wanted to test it, so I did a course in statistics, 120 hours, and then made the weekly figures for eleven shops for two years. What I bring from the counter: I hear what someone really asks, and I explain a number in one sentence. What I still lack is experience with large data; I am working through a public data set of 40 million rows.",
      },
      {
        question: "learned-from-scratch",
        answer:
          "In January I knew nothing about dashboards, and my manager needed one for eleven shops by March. I set myself one goal: the weekly sales, nothing else. I took an evening course for the basics, rebuilt one example a day, and each Friday I showed the half-finished page to two shop managers and asked what they could not read. In the third week I found that my totals counted returns twice, so I went back and learned how joins work. The dashboard went live on March 4, eleven managers open it every Monday, and I saved four hours a week of copying.",
      },
    ],
  },
];

export const DEMO_REQUESTS = [
  {
    mentor: "hannah-brandt",
    agenda:
      "Two system design questions a junior analyst might get, and how to say what I don’t know.",
  },
  {
    mentor: "yuki-tanabe",
    agenda: "My portfolio: which of my three projects to show, and in what order.",
  },
];

/** A role of the career fields. */
export const DEMO_TARGET = { field: "technology", role: "data-scientist", daysAgo: 9 } as const;

export interface DemoCourse {
  courseId: string;
  /** Modules whose lessons are done, with the number of wrong answers in their quiz. */
  quizzes: { module: string; daysAgo: number; wrong?: number }[];
  /** A lesson that was begun. */
  openLesson?: { lesson: string; daysAgo: number };
  capstoneDaysAgo?: number;
}

export const DEMO_COURSES: DemoCourse[] = [
  {
    courseId: "effective-communication",
    quizzes: [
      { module: "be-understood", daysAgo: 40 },
      { module: "understand-others", daysAgo: 36, wrong: 1 },
      { module: "in-a-group", daysAgo: 33 },
      { module: "at-work", daysAgo: 31 },
    ],
    capstoneDaysAgo: 29,
  },
  {
    courseId: "data-science-essentials",
    quizzes: [
      { module: "questions-and-data", daysAgo: 11 },
      { module: "shaping-data", daysAgo: 5, wrong: 1 },
    ],
    openLesson: { lesson: "sampling", daysAgo: 3 },
  },
];

/** An investigative and conventional person: a data career fits. */
export const DEMO_ASSESSMENT_ANSWERS: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries({ r: "2121", i: "4545", a: "3242", s: "3332", e: "2233", c: "5344" }).flatMap(
      ([area, values]) =>
        [...values].map((value, index) => [`interest-${area}${index + 1}`, value]),
    ),
  ),
  "value-pay": "4",
  "value-security": "5",
  "value-hours": "4",
  "style-numbers": "5",
  "style-computers": "4",
  education: "bachelor",
  experience: "under-2",
  study: "one",
  goal: "change",
  "field-technology": "on",
};
