import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { saveChoices } from "~/accounts/session/save-choices.server";
import { methodNotAllowed } from "~/platform/http/method-not-allowed.server";

/** What the provider of remix-themes sends: a theme, or null for the system's. */
const themeSchema = z.object({ theme: z.enum(["light", "dark"]).nullable() });

export function loader() {
  throw methodNotAllowed();
}

export async function action({ request, context }: ActionFunctionArgs) {
  const body = themeSchema.safeParse(await request.json().catch(() => undefined));
  if (!body.success) return new Response("This is not a theme.", { status: 400 });
  const headers = await saveChoices(request, context, { theme: body.data.theme ?? "system" });
  return new Response(null, { status: 204, headers });
}
