export interface Principle {
  title: string;
  text: string;
}

export const ABOUT = {
  title: "Practice that tells you the truth",
  lead: "Pathlight is career coaching and interview preparation you can run on your own server. It was built for people between jobs, who are short of time and money and have had enough of being told they are doing great.",
} as const;

export const STORY: readonly string[] = [
  "Good coaching is expensive, and the free kind tends to flatter. People practice alone, in their heads, and find out how their answers sound when it counts. Meanwhile what they typed into a website has been stored, sold or fed to a model.",
  "So Pathlight does a few things and shows its work. You answer real interview questions, typed or spoken. You see which sentence earned which point, what was missing, and what to say instead. You try the same question again and see what changed. What you get better at is written down once, as a skill with evidence, and everything else on the site builds on it: the roles that fit, the course that closes the gap, the mentor worth an hour.",
];

export const PRINCIPLES: readonly Principle[] = [
  {
    title: "Every point can be traced",
    text: "Feedback follows a published rubric and points at your own words. An AI second opinion, where the operator has set one up, is labeled and never takes the rubric's place.",
  },
  {
    title: "No false precision",
    text: "Results are ranges with reasons. If your ratings do not point anywhere, we say so and suggest how to find out more.",
  },
  {
    title: "No judging faces or accents",
    text: "Camera and microphone stay in your browser. Nobody's expression, voice or accent is ever scored.",
  },
  {
    title: "Yours to keep and to erase",
    text: "Download everything as one archive. Delete your account and the records are gone, not hidden.",
  },
  {
    title: "Works where you are",
    text: "An old phone, a library computer, a screen reader, no JavaScript: every journey still works.",
  },
  {
    title: "Nothing sent away",
    text: "No trackers, no remote fonts, no advertising. It starts with one command and needs no outside service.",
  },
];

/** Notices owed to those whose work is used; the O*NET wording is prescribed by its license. */
export const CREDITS: readonly { title: string; text: string; link: string }[] = [
  {
    title: "O*NET Database",
    text: "This site includes information from the O*NET Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. Pathlight has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.",
    link: "https://www.onetcenter.org/",
  },
  {
    title: "U.S. Bureau of Labor Statistics",
    text: "Employment projections 2024–2034 and wages of May 2024, in the public domain. They describe the United States.",
    link: "https://www.bls.gov/emp/",
  },
  {
    title: "Inter and Bricolage Grotesque",
    text: "The typefaces, under the SIL Open Font License, served from this server.",
    link: "https://openfontlicense.org/",
  },
  {
    title: "Notionists",
    text: "The portraits of the sample mentors, drawn by Zoish and put together with DiceBear, given to the public domain under CC0.",
    link: "https://www.dicebear.com/",
  },
  {
    title: "Lucide",
    text: "The icons, under the ISC license.",
    link: "https://lucide.dev/",
  },
];
