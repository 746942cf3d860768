import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  CERTIFICATION_REQUIREMENTS,
  REQUIREMENTS,
  type Requirement,
} from "~/data/careers/certification-requirements";
import { groupByStage } from "~/data/careers/certification-stages";
import { fieldBySlug, tabbedFieldBySlug } from "~/data/careers/fields";
import type { Certification } from "~/data/careers/types";
import { toAnchor } from "~/data/prose";

export function loader({ params }: LoaderFunctionArgs) {
  const field = fieldBySlug(params.field ?? "");
  if (!field || field.certifications.length === 0) throw new Response("Not found", { status: 404 });
  const stages = groupByStage(field.certifications).map((stage) => ({
    ...stage,
    certifications: stage.certifications.map(describe),
  }));
  const all = stages.flatMap(({ certifications }) => certifications);
  const columns = REQUIREMENTS.filter(({ id }) => all.some(({ marks }) => marks[id] !== undefined));
  return {
    slug: field.slug,
    title: field.title,
    // A field without tabs shows no certifications of its own.
    fieldUrl: tabbedFieldBySlug(field.slug)
      ? `/careers/${field.slug}?tab=certifications`
      : `/careers/${field.slug}`,
    count: all.length,
    openCount: all.filter(({ isOpen }) => isOpen).length,
    laterCount: all.filter(({ isExperienceLater }) => isExperienceLater).length,
    columns,
    stages,
  };
}

export type ComparedStage = ReturnType<typeof loader>["stages"][number];

function describe({ name, ...rest }: Certification) {
  const { needs = [], helps = [], later = [] } = CERTIFICATION_REQUIREMENTS[name] ?? {};
  return {
    ...rest,
    name,
    id: toAnchor(name),
    // Rules that differ too much for the columns say nothing about who may start.
    isOpen:
      needs.length > 0 &&
      ![...needs, ...later].some((need) => need === "experience" || need === "degree"),
    isExperienceLater: later.includes("experience"),
    marks: Object.fromEntries([
      ...helps.map((id) => [id, "helps"] as const),
      ...later.map((id) => [id, "later"] as const),
      ...needs.map((id) => [id, "required"] as const),
    ]) as Partial<Record<Requirement, "helps" | "later" | "required">>,
  };
}
