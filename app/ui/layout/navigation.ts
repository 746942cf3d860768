import { BriefcaseBusiness, Cpu, DraftingCompass, GraduationCap, HeartPulse, Leaf, Scale } from "lucide-react";

export const NAVIGATION = [
  { to: "/", label: "Home" },
  { to: "/interview", label: "AI Interviews" },
  { to: "/assessment", label: "Career Assessment" },
  { to: "/learning", label: "Learning Paths" },
  { to: "/mentors", label: "Find Mentors" },
  { to: "/resources", label: "Resources" },
  { to: "/motivation", label: "Motivation" },
] as const;

/** Stand under Career Assessment. */
export const CAREER_FIELDS = [
  { to: "/careers/technology", label: "Technology", Icon: Cpu },
  { to: "/careers/healthcare", label: "Healthcare", Icon: HeartPulse },
  { to: "/careers/business", label: "Business", Icon: BriefcaseBusiness },
  { to: "/careers/education", label: "Education", Icon: GraduationCap },
  { to: "/careers/legal", label: "Legal", Icon: Scale },
  { to: "/careers/engineering", label: "Engineering", Icon: DraftingCompass },
  { to: "/careers/environmental", label: "Environmental", Icon: Leaf },
] as const;

/** The item a page belongs to: "page" on the item's own address, "true" on one below it. */
export function currentFor(to: string, pathname: string): "page" | "true" | undefined {
  if (pathname === to) return "page";
  const below = to === "/assessment" ? [to, "/careers", "/occupations"] : [to];
  return to !== "/" && below.some((root) => pathname.startsWith(`${root}/`)) ? "true" : undefined;
}
