export interface Principle {
  title: string;
  text: string;
  /** Where a reader can see that it is true. */
  check: { to: string; label: string };
}

export const ABOUT = {
  title: "Practice that tells you the truth",
  lead: "Pathlight is career coaching and interview preparation you can run on your own server. We built it for people between jobs who are short on time and money and want more than empty praise.",
} as const;

export const STORY = {
  problem:
    "Good coaching is expensive, and the free kind tends to flatter. So people practice alone and find out how their answers sound when it counts.",
  answer:
    "Pathlight does a few things and shows its work. You answer real interview questions, typed or spoken. You see which sentence earned which point, what was missing, and what to say instead. Then you try the same question again and see what changed.",
  traceNote: "The same answer to the same question always gets the same score.",
  recordTitle: "Each skill is recorded once, with its evidence",
  record:
    "Everything you do here adds to one record per skill. Wider lines weigh more. The rest of the site uses the record, so you never start over.",
} as const;

/** What the skill record is made of. */
export const RECORD_SOURCES: readonly {
  source: "rated" | "practiced" | "learned" | "reviewed";
  name: string;
  detail: string;
}[] = [
  { source: "reviewed", name: "Mentors’ reviews", detail: "A mentor scores your answer" },
  { source: "practiced", name: "Interview answers", detail: "The coach scores your answer" },
  { source: "learned", name: "Quizzes and exercises", detail: "You pass them in a course" },
  { source: "rated", name: "Your own ratings", detail: "You rate yourself from 1 to 5" },
];

export const RECORD_USES: readonly { to: string; name: string; detail: string }[] = [
  { to: "/assessment", name: "Careers that fit", detail: "and what each one asks for" },
  { to: "/interview", name: "The next question", detail: "where an answer helps most" },
  { to: "/learning", name: "The course for a gap", detail: "without what you already know" },
  { to: "/mentors", name: "A mentor for an hour", detail: "who knows the skill you lack" },
];

export const PRINCIPLES: readonly Principle[] = [
  {
    title: "Every point can be traced",
    text: "Feedback follows a published rubric and quotes your own words. If the operator has set up AI second opinions, they are labeled and never replace the rubric’s score.",
    check: { to: "/how-scoring-works", label: "How scoring works" },
  },
  {
    title: "No false precision",
    text: "Results are ranges with reasons. If your ratings don’t point anywhere, we say so and suggest how to find out more.",
    check: { to: "/assessment/methods", label: "How results are worked out" },
  },
  {
    title: "No judging faces or accents",
    text: "Video and recordings stay on your device. If you speak an answer, your browser turns it into text; some browsers use their maker’s servers for that. Your expression, voice and accent are never scored.",
    check: { to: "/privacy", label: "What leaves your device" },
  },
  {
    title: "Your data is yours",
    text: "Download everything as one archive. Deleting your account deletes your records.",
    check: { to: "/privacy", label: "What we keep, and how to delete it" },
  },
  {
    title: "Works on what you have",
    text: "An old phone, a library computer, a screen reader, no JavaScript: everything you need still works.",
    check: { to: "/preferences", label: "Adjust theme and motion" },
  },
  {
    title: "No third parties by default",
    text: "No trackers, no remote fonts, no ads. It starts with one command and needs no outside service.",
    check: { to: "/privacy", label: "Privacy policy" },
  },
];

/** Credits required by licenses; the O*NET wording is prescribed by its license. */
export const CREDITS: readonly { title: string; text: string; link: string }[] = [
  {
    title: "O*NET Database",
    text: "This site includes information from the O*NET Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. Pathlight has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.",
    link: "https://www.onetcenter.org/",
  },
  {
    title: "U.S. Bureau of Labor Statistics",
    text: "Employment projections and wages for the United States, dated where they are shown. Public domain.",
    link: "https://www.bls.gov/emp/",
  },
  {
    title: "Inter, Bricolage Grotesque and JetBrains Mono",
    text: "The typefaces, under the SIL Open Font License. Served from this server.",
    link: "https://openfontlicense.org/",
  },
  {
    title: "Notionists",
    text: "The portraits of the sample mentors, drawn by Zoish and generated with DiceBear. Public domain (CC0).",
    link: "https://www.dicebear.com/",
  },
  {
    title: "Lucide",
    text: "The icons, under the ISC license.",
    link: "https://lucide.dev/",
  },
];
