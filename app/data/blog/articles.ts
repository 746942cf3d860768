import { wordCount } from "~/data/prose";
import { howInterviewAnswersAreJudged } from "./how-interview-answers-are-judged";
import { tellMeAboutYourself } from "./tell-me-about-yourself";
import { interviewsInTechnology } from "./interviews-in-technology";
import { interviewsInHealthcare } from "./interviews-in-healthcare";
import { interviewsInBusiness } from "./interviews-in-business";
import { interviewsInEducation } from "./interviews-in-education";
import { interviewsInLaw } from "./interviews-in-law";
import { interviewsInEngineering } from "./interviews-in-engineering";
import { interviewsInEnvironmentalWork } from "./interviews-in-environmental-work";
import { interviewsInFinance } from "./interviews-in-finance";
import { interviewsInMarketing } from "./interviews-in-marketing";
import { questionsToAskInAnInterview } from "./questions-to-ask-in-an-interview";
import type { Article } from "./types";

const WORDS_PER_MINUTE = 230;

/** Newest first. */
export const ARTICLES: readonly Article[] = [
  questionsToAskInAnInterview,
  interviewsInMarketing,
  interviewsInFinance,
  interviewsInEnvironmentalWork,
  interviewsInEngineering,
  interviewsInLaw,
  interviewsInEducation,
  interviewsInBusiness,
  interviewsInHealthcare,
  interviewsInTechnology,
  tellMeAboutYourself,
  howInterviewAnswersAreJudged,
];

export function articleBySlug(slug: string): Article | undefined {
  return ARTICLES.find((article) => article.slug === slug);
}

export function readingMinutes(article: Article): number {
  return Math.ceil(wordCount(article.blocks) / WORDS_PER_MINUTE);
}

/** Two that are for every field of work. */
export function nextArticles(article: Article): Article[] {
  return ARTICLES.filter((each) => each !== article && !isAboutField(each)).slice(0, 2);
}

export const isAboutField = ({ slug }: Article): boolean => slug.startsWith("interviews-in-");

/** How interviews work in a career field: the article that leads to the field’s questions. */
export const articleOfField = (field: string): Article | undefined =>
  ARTICLES.find(({ next }) => next.to === `/interview?field=${field}#fields`);
