import { Link } from "~/ui/link";

const EXAMPLES = [
  "tell me about yourself",
  "system design",
  "SQL",
  "nurse",
  "salary",
  "leadership",
  "data science",
];

interface SuggestionsProps {
  counts: { questions: number; occupations: number; courses: number };
}

/** Where to begin, without a query or without a result. */
export function Suggestions({ counts }: SuggestionsProps) {
  const lists = [
    {
      to: "/interview",
      kind: "questions",
      label: "AI Interviews",
      detail: `${counts.questions} questions to practice, with feedback on every sentence`,
    },
    {
      to: "/assessment",
      kind: "careers",
      label: "Career Assessment",
      detail: "The careers that fit your skills and interests",
    },
    {
      to: "/occupations",
      kind: "occupations",
      label: "Occupations",
      detail: `What ${counts.occupations} occupations do, pay and ask for`,
    },
    {
      to: "/learning",
      kind: "courses",
      label: "Learning Paths",
      detail: `${counts.courses} courses of short lessons, with quizzes and a certificate`,
    },
    {
      to: "/mentors",
      kind: "mentors",
      label: "Find Mentors",
      detail: "An hour with someone who does the job you want",
    },
    {
      to: "/resources",
      kind: "resources",
      label: "Resources",
      detail: "Official figures and free references for ten fields of work",
    },
  ];
  return (
    <div className="page search-start">
      <section aria-labelledby="examples">
        <h2 id="examples" className="text-section">
          Try one of these
        </h2>
        <ul className="search-examples">
          {EXAMPLES.map((example) => (
            <li key={example}>
              <Link to={`/search?${new URLSearchParams({ q: example })}`}>{example}</Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="browse">
        <h2 id="browse" className="text-section">
          Or browse
        </h2>
        <ul className="search-lists num">
          {lists.map(({ to, kind, label, detail }) => (
            <li key={to} data-kind={kind} className="icon-before">
              <Link to={to}>{label}</Link>
              <p>{detail}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
