import {
  isRouteErrorResponse,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { LinkButton } from "./button";
import { ErrorPage } from "./error-page";

/** Whether a page of one owner was not found by somebody who isn't signed in: it may be an account's. */
export function useMayBeAnAccounts(error: unknown): boolean {
  const isSignedIn = Boolean(useRouteLoaderData<{ account: object | null }>("root")?.account);
  return isRouteErrorResponse(error) && error.status === 404 && !isSignedIn;
}

/** Not found, with the way to sign in and come back. */
export function SignInErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  return (
    <ErrorPage
      error={error}
      advice="If this page belongs to your account, sign in to open it."
      action={
        <LinkButton to={`/login?redirectTo=${encodeURIComponent(pathname + search)}`} size="lg">
          Sign in
        </LinkButton>
      }
    />
  );
}

/** In place of a page of one owner that failed. */
export function OwnPageErrorBoundary() {
  const error = useRouteError();
  return useMayBeAnAccounts(error) ? (
    <SignInErrorPage error={error} />
  ) : (
    <ErrorPage error={error} />
  );
}
