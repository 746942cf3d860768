import type { LoaderFunctionArgs } from "@remix-run/node";
import { buildAuthorizationUrl } from "~/accounts/social/client.server";
import { endUnexpected, endUnreachable } from "~/accounts/social/end.server";
import { readFlow } from "~/accounts/social/flow.server";
import { findProvider } from "~/accounts/social/providers.server";
import { errorResponse, renderPlainPage } from "~/platform/http/error-response.server";
import type { PageHandle } from "~/platform/http/page-handle";
import { getEmailLinkOrigin } from "~/platform/http/public-origin.server";

export const handle = { access: "public", openWhenSuspended: true } satisfies PageHandle;

/** Leads on to the provider, by itself and by a link. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const provider = findProvider(params.provider);
  if (!provider) return errorResponse(request, 404);
  const flow = await readFlow(request, provider.id);
  if (!flow) return endUnexpected(request);
  const callback = `${getEmailLinkOrigin(request)}/social-sign-in/${provider.id}/callback`;
  const result = await buildAuthorizationUrl(provider, flow, callback);
  if (!result.ok) return endUnreachable(request, provider.name, flow.page);
  const { href } = result.value;
  return new Response(
    renderPlainPage({
      title: `Continue to ${provider.name}`,
      message: `You’re being sent to ${provider.name} to sign in. If nothing happens, use the link.`,
      link: { to: href.replaceAll("&", "&amp;"), label: `Continue to ${provider.name}` },
    }),
    {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "private, no-store",
        Refresh: `0; url=${href}`,
      },
    },
  );
}
