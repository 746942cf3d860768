import { toasts } from "~/platform/http/toast.server";
import { clearFlowCookie } from "./flow.server";

interface FlowEnd {
  kind: "Success" | "Info" | "Error";
  page: string;
  toast: string | { message: string; description: string };
  headers?: [string, string][];
}

/** Ends what waited for a provider: to a page, with a message. */
export async function endFlow(
  request: Request,
  { kind, page, toast, headers = [] }: FlowEnd,
): Promise<Response> {
  return toasts(request)[`redirectWith${kind}`](page, toast, {
    headers: [
      ["Set-Cookie", await clearFlowCookie(request)],
      ["Cache-Control", "no-store"],
      ...headers,
    ],
  });
}

/** A provider that is down, or whose answer is no use. */
export function endUnreachable(request: Request, name: string, page: string): Promise<Response> {
  const toast = {
    message: `Signing in with ${name} didn’t work`,
    description: `${name} didn’t answer as expected, and nothing was changed. Try again in a minute, or use your email and a password.`,
  };
  return endFlow(request, { kind: "Error", page, toast });
}

/** An answer that this browser isn’t waiting for: too late, twice, or from elsewhere. */
export function endUnexpected(request: Request): Promise<Response> {
  const toast = {
    message: "This sign-in can’t be completed",
    description: "It took too long, or began in another browser or tab. Please start again.",
  };
  return endFlow(request, { kind: "Error", page: "/login", toast });
}
