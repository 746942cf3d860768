import type { Page } from "@playwright/test";
import { postForm } from "./post-form";

/** A job interview of today; the address of its plan. */
export async function addTodaysInterview(page: Page): Promise<string> {
  const plan = await postForm(page, "/plans", {
    intent: "add",
    company: "St Mary’s",
    role: "Registered nurse",
    heldOn: new Date().toISOString().slice(0, 10),
  });
  return new URL(plan).pathname;
}

/** One whose notes are written down, with the pages of all that belongs to it. */
export async function addNotedInterview(page: Page): Promise<string[]> {
  const plan = await addTodaysInterview(page);
  await postForm(page, `${plan}/debrief`, {
    intent: "save",
    question1: "Why this ward?",
    question2: "A doctor ignores your concern. Then?",
    told2: "none",
    went2: "badly",
  });
  await postForm(page, `${plan}/card?edit`, {
    opening: "I run nights on a thirty-bed ward, and I want to build the day team.",
    ask1: "What should be different on the ward by Easter?",
  });
  await postForm(page, `${plan}/offer`, { "ask-pay": "on", "check-notice": "ask" });
  const pages = ["card", "card?edit", "debrief", "offer"].map((name) => `${plan}/${name}`);
  return [...pages, "/plans/history"];
}
