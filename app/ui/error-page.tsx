import { isRouteErrorResponse, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { LinkButton } from "./button";
import { TitleWithLamp } from "./title-with-lamp";

const TITLES: Record<number, string> = {
  400: "We couldn’t read that request",
  403: "You don’t have access to this",
  404: "Oops! Page not found",
  405: "That method isn’t supported here",
  410: "This is no longer available",
  413: "That’s too large",
  503: "We can’t reach your account right now",
  507: "We can’t save anything right now",
};

const ADVICE: Record<number, string> = {
  404: "Check the address for typos. The page may also have moved.",
  503: "The account server isn’t responding. Everything you saved is still there. Try again in a minute.",
};

export function getErrorTitle(error: unknown): string {
  return TITLES[getStatus(error)] ?? "Something went wrong on our side";
}

function getStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** What happened, and what to do about it. */
export function describeError(error: unknown): { title: string; advice: string } {
  const message = isRouteErrorResponse(error) && typeof error.data === "string" ? error.data : "";
  return {
    title: getErrorTitle(error),
    advice:
      ADVICE[getStatus(error)] ??
      (message || "We’ve logged the error. Please try again in a minute."),
  };
}

/** Shown in place of a page that failed: what happened and what to do next. */
export function ErrorPage({
  error,
  advice: ownAdvice,
  action,
}: {
  error: unknown;
  /** Instead of the general advice. */
  advice?: string;
  /** What to do instead of going to the home page. */
  action?: ReactNode;
}) {
  const status = getStatus(error);
  const { pathname } = useLocation();
  useEffect(() => {
    if (status === 404) console.warn(`Page not found: ${pathname}`);
  }, [status, pathname]);
  const { title, advice } = describeError(error);
  return (
    <main
      id="main"
      data-status={status}
      className="page-hero grid min-h-[75vh] content-center border-b-0! pb-20"
    >
      <div className="page">
        <p className="num mb-4 text-sm text-muted">{status}</p>
        <h1 className="max-w-[16em]">
          <TitleWithLamp>{title}</TitleWithLamp>
        </h1>
        <p className="mt-5 max-w-(--measure) text-lead text-text-2">{ownAdvice ?? advice}</p>
        <p className="mt-9 flex flex-wrap gap-3">
          {action ?? (
            <LinkButton to="/" size="lg">
              Go to the home page
            </LinkButton>
          )}
          <LinkButton to="/interview" size="lg" variant="secondary">
            Practice an interview
          </LinkButton>
        </p>
      </div>
    </main>
  );
}
