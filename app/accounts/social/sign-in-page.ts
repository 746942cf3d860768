import { safeRedirect } from "~/platform/http/safe-redirect";

const PLACEHOLDER_ORIGIN = "https://origin.invalid";

export function isSignInPage(page: string): boolean {
  return ["/login", "/register"].includes(new URL(page, PLACEHOLDER_ORIGIN).pathname);
}

/** Where a sign-in that began on a page leads to: what the sign-in page was asked for, or back. */
export function getSignInTarget(page: string): string {
  if (!isSignInPage(page)) return page;
  const { searchParams } = new URL(page, PLACEHOLDER_ORIGIN);
  return safeRedirect(searchParams.get("redirectTo"), "/profile");
}
