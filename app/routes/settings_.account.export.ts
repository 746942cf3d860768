import { Readable } from "node:stream";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount } from "~/accounts/account.server";
import { tooMany } from "~/accounts/failures.server";
import { ownerOf } from "~/accounts/profile";
import { rateLimit } from "~/platform/http/rate-limit.server";
import { toasts } from "~/platform/http/toast.server";
import { zipOf } from "~/records/archive.server";

// Reading everything is dear; nobody needs it more often.
const downloads = rateLimit({ name: "export", points: 10, seconds: 60 * 60 });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const wait = await downloads.take(ownerOf(profile));
  if (wait)
    return toasts(request).redirectWithError(
      "/settings/account",
      tooMany("Too many downloads.", wait).message,
    );
  const now = new Date();
  const body = Readable.toWeb(await zipOf(profile, now)) as ReadableStream;
  return new Response(body, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="pathlight-${now.toISOString().slice(0, 10)}.zip"`,
      "Cache-Control": "private, no-store",
    },
  });
}
