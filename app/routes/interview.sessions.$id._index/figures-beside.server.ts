import { findFiguresBeside } from "~/job-interviews/offer/figures.server";
import { SALARY_QUESTION } from "~/job-interviews/offer/salary-question";
import type { Session } from "~/practice/store/types";

/** The person's own figures for the question on pay; null beside any other, or without an offer. */
export async function listFiguresBeside(owner: string, session: Session, index: number) {
  return session.questions[index]?.id === SALARY_QUESTION && session.mode === "practice"
    ? findFiguresBeside(owner, new Date())
    : null;
}
