export interface Principle {
  title: string;
  text: string;
}

export const ABOUT = {
  title: "Practice that tells you the truth",
  lead: "Pathlight is career coaching and interview preparation you can run on your own server. We built it for people between jobs who are short on time and money and want more than empty praise.",
} as const;

export const STORY: readonly string[] = [
  "Good coaching is expensive, and the free kind tends to flatter. People practice alone, in their heads, and find out how their answers sound when it counts. Meanwhile, websites store what they typed, sell it or feed it to a model.",
  "Pathlight does a few things and shows its work. You answer real interview questions, typed or spoken. You see which sentence earned which point, what was missing, and what to say instead. You try the same question again and see what changed. Each skill you build is recorded once, with the evidence behind it, and the rest of the site uses it: the roles that fit, the course that closes a gap, the mentor worth an hour.",
];

export const PRINCIPLES: readonly Principle[] = [
  {
    title: "Every point can be traced",
    text: "Feedback follows a published rubric and quotes your own words. If the operator has set up AI second opinions, they are labeled and never replace the rubric’s score.",
  },
  {
    title: "No false precision",
    text: "Results are ranges with reasons. If your ratings don’t point anywhere, we say so and suggest how to find out more.",
  },
  {
    title: "No judging faces or accents",
    text: "Video and recordings stay on your device. If you speak an answer, your browser turns it into text; some browsers use their maker’s servers for that. Your expression, voice and accent are never scored.",
  },
  {
    title: "Your data is yours",
    text: "Download everything as one archive. If you delete your account, your records are deleted, not hidden.",
  },
  {
    title: "Works on what you have",
    text: "An old phone, a library computer, a screen reader, no JavaScript: everything you need still works.",
  },
  {
    title: "No third parties by default",
    text: "No trackers, no remote fonts, no ads. It starts with one command and needs no outside service.",
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
    text: "Employment projections for 2024–2034 and wages as of May 2024, for the United States. Public domain.",
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
