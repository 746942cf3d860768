import { CAREER_MENU } from "~/data/site";

/** The aria-current value of an item: "page" at its own address, "true" on a page below it. */
export function getAriaCurrent(to: string, pathname: string): "page" | "true" | undefined {
  if (pathname === to) return "page";
  const sections = to === CAREER_MENU.all.to ? [to, "/careers", "/occupations"] : [to];
  return to !== "/" && sections.some((section) => pathname.startsWith(`${section}/`))
    ? "true"
    : undefined;
}
