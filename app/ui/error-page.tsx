import {
  isRouteErrorResponse,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import type { PageHandle } from "~/platform/http/page-handle";
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

export function getStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** What happened, and what to do about it. */
export function describeError(error: unknown): { title: string; advice: string } {
  const message = isRouteErrorResponse(error) && typeof error.data === "string" ? error.data : "";
  const status = getStatus(error);
  return {
    title: getErrorTitle(error),
    advice:
      // What a route says of a missing page is for the log.
      (status === 404 ? ADVICE[404] : message || ADVICE[status]) ??
      "We’ve logged the error. Please try again in a minute.",
  };
}

interface ErrorPageProps {
  error: unknown;
  /** Beside the message, under its beam. */
  children?: ReactNode;
}

/** Shown in place of a page that failed: what happened and what to do next. */
export function ErrorPage({ error, children }: ErrorPageProps) {
  const status = getStatus(error);
  const { pathname, search } = useLocation();
  const account = useRouteLoaderData<{ account: object | null }>("root")?.account;
  const isOwnersPage = useMatches().some(
    ({ handle }) => (handle as PageHandle | undefined)?.access === "owner",
  );
  const isMaybeAnAccounts = status === 404 && !account && isOwnersPage;
  const { title, advice } = describeError(error);
  return (
    <main
      id="main"
      data-status={status}
      data-beam={children !== undefined}
      className="page-hero error-page"
    >
      <div className="page">
        <div>
          <p className="num mb-4 text-sm text-muted">{status}</p>
          <h1 className="max-w-[16em]">
            <TitleWithLamp>{title}</TitleWithLamp>
          </h1>
          <p className="mt-5 max-w-(--measure) text-lead text-text-2">
            {isMaybeAnAccounts
              ? "If this page belongs to your account, sign in to open it."
              : advice}
          </p>
          <p className="mt-9 flex flex-wrap gap-3">
            {isMaybeAnAccounts ? (
              <LinkButton
                to={`/login?redirectTo=${encodeURIComponent(pathname + search)}`}
                size="lg"
              >
                Sign in
              </LinkButton>
            ) : (
              <LinkButton to="/" size="lg">
                Go to the home page
              </LinkButton>
            )}
            {children ? null : (
              <LinkButton to="/interview" size="lg" variant="secondary">
                Practice an interview
              </LinkButton>
            )}
          </p>
        </div>
        {children}
      </div>
    </main>
  );
}
