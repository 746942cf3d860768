/** The pages that are one of a kind, for the search. What belongs to a list is found by itself. */
export interface SitePage {
  to: string;
  title: string;
  text: string;
}

export const SITE_PAGES: readonly SitePage[] = [
  {
    to: "/interview",
    title: "AI Interviews",
    text: "Practice technical, behavioral and case questions, and see what each sentence of your answer earned.",
  },
  {
    to: "/interview/tailored",
    title: "An interview for your job posting or resume",
    text: "Paste a job posting or a resume, and practice the questions it invites.",
  },
  {
    to: "/interview/due",
    title: "Review schedule",
    text: "The questions that return today and in the next weeks.",
  },
  {
    to: "/interview/history",
    title: "Your interview history",
    text: "All your sessions and scores, and how they change.",
  },
  {
    to: "/how-scoring-works",
    title: "How scoring works",
    text: "The rubric of the coach: what earns points and what limits a score, with a worked example.",
  },
  {
    to: "/how-scoring-works/tests",
    title: "How we tested the scoring",
    text: "What junk answers score, how often the coach agrees with people, and where it is wrong.",
  },
  {
    to: "/assessment",
    title: "Career assessment",
    text: "Rate your skills and interests, and compare them with 923 occupations.",
  },
  {
    to: "/assessment/methods",
    title: "How the assessment works",
    text: "Where the questions and figures come from, and how results are computed.",
  },
  {
    to: "/occupations",
    title: "Occupations in the United States",
    text: "What 923 occupations do, what they pay and how fast they grow, with filters.",
  },
  {
    to: "/careers/finance",
    title: "Finance careers in tech",
    text: "Six kinds of work at which money meets software, and the skills they ask for.",
  },
  {
    to: "/careers/marketing",
    title: "Marketing careers",
    text: "Six tracks from digital marketing to content, and the skills of each.",
  },
  {
    to: "/learning",
    title: "Learning paths",
    text: "Ten short courses in programming, soft skills, data science and design, with a certificate.",
  },
  {
    to: "/mentors",
    title: "Find mentors",
    text: "People who do the job you want: their skills, prices and free times. Book a session.",
  },
  {
    to: "/mentors/apply",
    title: "Become a mentor",
    text: "Apply to mentor: you choose your days, your price and who you help.",
  },
  {
    to: "/resources",
    title: "Career resources",
    text: "Official figures, professional organizations and free references for nine fields of work.",
  },
  {
    to: "/motivation",
    title: "Career motivation",
    text: "Quotes and talks for a day when the search is hard.",
  },
  {
    to: "/blog",
    title: "Blog",
    text: "Articles on interviews, applications and changing careers.",
  },
  {
    to: "/about",
    title: "About",
    text: "Why Pathlight exists, the principles behind it, and the work it builds on.",
  },
  {
    to: "/contact",
    title: "Contact",
    text: "Ask a question, report a problem or get help and support.",
  },
  {
    to: "/privacy",
    title: "Privacy",
    text: "What is stored about you, for how long, and how to download or delete it.",
  },
  {
    to: "/terms",
    title: "Terms",
    text: "The terms of service.",
  },
  {
    to: "/preferences",
    title: "Preferences",
    text: "Dark and light theme, accent color, animations and extra time.",
  },
  {
    to: "/login",
    title: "Sign in",
    text: "Log in to your account.",
  },
  {
    to: "/register",
    title: "Create an account",
    text: "Register or sign up, and keep what you have done so far.",
  },
  {
    to: "/forgot-password",
    title: "Reset your password",
    text: "A forgotten password: get a link to choose a new one.",
  },
  {
    to: "/profile",
    title: "Your profile",
    text: "Your skill record, courses, mentoring sessions and what to do next.",
  },
  {
    to: "/settings",
    title: "Settings",
    text: "Your name, email address, password, devices, notifications, export and deletion of your account.",
  },
  {
    to: "/settings/profile",
    title: "Edit your profile",
    text: "Your name, professional title, location, bio and links.",
  },
  {
    to: "/settings/account",
    title: "Change your password or email address",
    text: "How you sign in, the devices that are signed in, and a download of all your data.",
  },
  {
    to: "/settings/account/delete",
    title: "Delete your account",
    text: "What will be deleted, and how to confirm it.",
  },
  {
    to: "/settings/notifications",
    title: "Notifications",
    text: "Which emails you get from us.",
  },
];
