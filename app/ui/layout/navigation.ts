import { CAREER_MENU } from "~/data/site";

/** Pages on which people work: their footer is one line. */
const WORKING_PAGES =
  /^\/((profile|about-you|plans|stories|settings|mentoring|admin|preferences|login|register|\w+-(password|email))\b|(interview|assessment|learning\/.+|mentors\/sessions)\/(?!methods))/;

export function isWorkingPage(pathname: string): boolean {
  return WORKING_PAGES.test(pathname);
}

/** What belongs to an item at another address. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  [CAREER_MENU.all.to]: ["/careers", "/occupations"],
  "/interview": ["/plans", "/stories"],
};

/** The aria-current value of an item: "page" at its own address, "true" on a page below it. */
export function getAriaCurrent(to: string, pathname: string): "page" | "true" | undefined {
  if (pathname === to) return "page";
  const sections = [to, ...(SECTIONS[to] ?? [])];
  return to !== "/" && sections.some((section) => `${pathname}/`.startsWith(`${section}/`))
    ? "true"
    : undefined;
}
