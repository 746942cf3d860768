import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { requireAccount } from "~/accounts/session/auth.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { courseBySlug } from "~/data/learning/courses";
import { listCertificates } from "~/learning/certificates.server";
import { toCsv } from "~/personal-data/csv";
import type { PageHandle } from "~/platform/http/page-handle";
import { getPublicOrigin } from "~/platform/http/public-origin.server";
import { getSkillProfile } from "~/skills/profile/skill-profile.server";
import { exportRecord, listExportRows } from "~/skills/export-record";
import { toJsonResume } from "~/skills/json-resume";

export const handle = { access: "account" } satisfies PageHandle;

const formatSchema = z.enum(["json", "csv", "json-resume"]);

/** The skill record as a file: JSON, CSV or JSON Resume. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const format = formatSchema.safeParse(new URL(request.url).searchParams.get("format"));
  if (!format.success) throw new Response("Not found", { status: 404 });
  const now = new Date();
  const owner = getOwnerId(profile);
  const { record, target, courses } = await getSkillProfile(owner, context, now);
  switch (format.data) {
    case "json":
      return download(toText(exportRecord({ record, target, now })), "skills.json", now);
    case "csv":
      return download(toCsv(listExportRows(record)), "skills.csv", now);
    case "json-resume": {
      const certificates = await listCertificates(owner);
      const certified = new Set(certificates.map(({ courseId }) => courseId));
      const completed = [
        ...certificates.map(({ id, course, issuedAt }) => ({
          title: course,
          completedAt: issuedAt,
          url: `${getPublicOrigin(request)}/certificates/${id}`,
        })),
        ...courses
          .filter(({ status, courseId }) => status === "done" && !certified.has(courseId))
          .map(({ courseId, updatedAt }) => ({
            title: courseBySlug(courseId)?.title ?? courseId,
            completedAt: updatedAt ?? now.toISOString(),
            url: null,
          })),
      ];
      return download(toText(toJsonResume(profile, record, completed, now)), "resume.json", now);
    }
  }
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function download(body: string, name: string, now: Date): Response {
  const [stem, extension] = name.split(".");
  return new Response(body, {
    headers: {
      "Content-Type": `${extension === "csv" ? "text/csv" : "application/json"}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="pathlight-${stem}-${now.toISOString().slice(0, 10)}.${extension}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
