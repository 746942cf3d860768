import { Readable } from "node:stream";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount } from "~/accounts/session/auth.server";
import { rateLimited } from "~/accounts/auth-api/failures.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import type { PageHandle } from "~/platform/http/page-handle";
import { createRateLimit } from "~/platform/http/rate-limit.server";
import { toasts } from "~/platform/http/toast.server";
import { logSecurityEvent } from "~/platform/security-log.server";
import { createArchive } from "~/personal-data/archive.server";

export const handle = { access: "account", openWhenSuspended: true } satisfies PageHandle;

// Exports are expensive.
const downloadLimit = createRateLimit({ name: "export", points: 10, seconds: 60 * 60 });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const retryAfter = await downloadLimit.consume(getOwnerId(profile));
  if (retryAfter)
    return toasts(request).redirectWithError(
      "/settings/account",
      rateLimited("You’ve downloaded your data too often.", retryAfter).message,
    );
  logSecurityEvent("data-exported", { account: getOwnerId(profile) });
  const now = new Date();
  const body = Readable.toWeb(await createArchive(profile, now)) as ReadableStream;
  return new Response(body, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="pathlight-${now.toISOString().slice(0, 10)}.zip"`,
      "Cache-Control": "private, no-store",
    },
  });
}
