import {
  BriefcaseBusiness,
  Cpu,
  DraftingCompass,
  GraduationCap,
  HeartPulse,
  Leaf,
  type LucideIcon,
  Scale,
} from "lucide-react";
import { CAREER_MENU } from "~/data/site";

type FieldPath = (typeof CAREER_MENU.fields)[number]["to"];

export const FIELD_ICONS: Record<FieldPath, LucideIcon> = {
  "/careers/technology": Cpu,
  "/careers/healthcare": HeartPulse,
  "/careers/business": BriefcaseBusiness,
  "/careers/education": GraduationCap,
  "/careers/legal": Scale,
  "/careers/engineering": DraftingCompass,
  "/careers/environmental": Leaf,
};

/** The aria-current value of an item: "page" at its own address, "true" on a page below it. */
export function getAriaCurrent(to: string, pathname: string): "page" | "true" | undefined {
  if (pathname === to) return "page";
  const sections = to === CAREER_MENU.all.to ? [to, "/careers", "/occupations"] : [to];
  return to !== "/" && sections.some((section) => pathname.startsWith(`${section}/`))
    ? "true"
    : undefined;
}
