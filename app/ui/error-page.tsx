import { isRouteErrorResponse, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { LinkButton } from "./button";
import { TitleWithLamp } from "./title-with-lamp";

const TITLES: Record<number, string> = {
  400: "This request cannot be read",
  403: "You may not do that here",
  404: "Oops! Page not found",
  405: "This address does not work that way",
  410: "This is not here any more",
  413: "That is too much at once",
  503: "Your account cannot be reached just now",
};

const ADVICE: Record<number, string> = {
  404: "The address may be mistyped, or the page may have moved.",
  503: "The account server is not answering. Everything you saved is still there. Try again in a minute.",
};

export function getErrorTitle(error: unknown): string {
  return TITLES[getStatus(error)] ?? "Something went wrong on our side";
}

function getStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** What a person sees instead of a page that failed: what happened and what to do. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = getStatus(error);
  const { pathname } = useLocation();
  useEffect(() => {
    if (status === 404) console.warn(`Page not found: ${pathname}`);
  }, [status, pathname]);
  const message = isRouteErrorResponse(error) && typeof error.data === "string" ? error.data : "";
  return (
    <main id="main" className="page-hero grid min-h-[75vh] content-center border-b-0! pb-20">
      <div className="page">
        <p className="num mb-4 text-sm text-muted">{status}</p>
        <h1 className="max-w-[16em]">
          <TitleWithLamp>{getErrorTitle(error)}</TitleWithLamp>
        </h1>
        <p className="mt-5 max-w-(--measure) text-lead text-text-2">
          {ADVICE[status] ?? (message || "It has been noted. Go back and try again in a minute.")}
        </p>
        <p className="mt-9 flex flex-wrap gap-3">
          <LinkButton to="/" size="lg">
            Go to the home page
          </LinkButton>
          <LinkButton to="/interview" size="lg" variant="secondary">
            Practice an interview
          </LinkButton>
        </p>
      </div>
    </main>
  );
}
