import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  CERTIFICATION_REQUIREMENTS,
  REQUIREMENTS,
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
  return {
    slug: field.slug,
    title: field.title,
    // A field without tabs shows no certifications of its own.
    fieldUrl: tabbedFieldBySlug(field.slug)
      ? `/careers/${field.slug}?tab=certifications`
      : `/careers/${field.slug}`,
    count: all.length,
    openCount: all.filter(({ isOpen }) => isOpen).length,
    columns: REQUIREMENTS.map(({ label }) => label),
    stages,
  };
}

export type ComparedStage = ReturnType<typeof loader>["stages"][number];

function describe({ name, ...rest }: Certification) {
  const { needs = [], helps = [] } = CERTIFICATION_REQUIREMENTS[name] ?? {};
  return {
    ...rest,
    name,
    id: toAnchor(name),
    // Rules that differ too much for the columns say nothing about who may start.
    isOpen: needs.length > 0 && !needs.some((need) => need === "experience" || need === "degree"),
    marks: REQUIREMENTS.map(({ id }) =>
      needs.includes(id) ? "required" : helps.includes(id) ? "helps" : null,
    ),
  };
}
