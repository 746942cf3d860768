import type { Certification, CertificationLevel } from "./types";

export interface CertificationStage {
  name: string;
  detail: string;
  certifications: Certification[];
}

const STAGES: readonly { name: string; detail: string; levels: readonly CertificationLevel[] }[] = [
  {
    name: "To get in",
    detail: "Required for a first job, or the quickest proof that you’ve started.",
    levels: ["Entry", "Associate"],
  },
  {
    name: "With some practice",
    detail: "Worth taking once you have done the work and want it seen.",
    levels: ["Intermediate"],
  },
  {
    name: "In the profession",
    detail: "What colleagues have, and what postings for experienced people ask for.",
    levels: ["Intermediate/Advanced", "Professional"],
  },
  {
    name: "To lead or specialize",
    detail: "For those who will be responsible for others’ work, or known for one thing.",
    levels: ["Advanced", "Management"],
  },
];

/** Certifications in the order a career meets them; stages without any are left out. */
export function groupByStage(certifications: readonly Certification[]): CertificationStage[] {
  return STAGES.map(({ name, detail, levels }) => ({
    name,
    detail,
    certifications: certifications.filter(({ level }) => levels.includes(level)),
  })).filter((stage) => stage.certifications.length > 0);
}

/** The stage of a career, from 1, in which a certification of this level comes. */
export function getStage(level: CertificationLevel): number {
  return STAGES.findIndex(({ levels }) => levels.includes(level)) + 1;
}
