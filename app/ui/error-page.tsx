import { isRouteErrorResponse } from "@remix-run/react";
import { LinkButton } from "./button";
import { PageTitle } from "./page-title";

const TITLES: Record<number, string> = {
  400: "This request cannot be read",
  403: "You may not do that here",
  404: "Oops! Page not found",
  405: "This address does not work that way",
  413: "That is too much at once",
  503: "Your account cannot be reached just now",
};

const ADVICE: Record<number, string> = {
  404: "The address may be mistyped, or the page may have moved.",
  503: "The account server is not answering. Everything you saved is still there. Try again in a minute.",
};

export function errorTitle(error: unknown): string {
  return TITLES[statusOf(error)] ?? "Something went wrong on our side";
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** What a person sees instead of a page that failed: what happened and what to do. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = statusOf(error);
  const said = isRouteErrorResponse(error) && typeof error.data === "string" ? error.data : "";
  return (
    <main id="main" className="page grid min-h-[75vh] content-center pt-28 pb-20">
      <p className="num mb-4 text-sm text-muted">{status}</p>
      <PageTitle lead={ADVICE[status] ?? (said || "It has been noted. Go back and try again in a minute.")}>
        {errorTitle(error)}
      </PageTitle>
      <p className="mt-9 flex flex-wrap gap-3">
        <LinkButton to="/" size="lg">Go to the home page</LinkButton>
        <LinkButton to="/interview" size="lg" variant="secondary">Practice an interview</LinkButton>
      </p>
    </main>
  );
}
