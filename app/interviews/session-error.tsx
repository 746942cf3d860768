import {
  isRouteErrorResponse,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { LinkButton } from "~/ui/button";
import { ErrorPage } from "~/ui/error-page";
import { Page } from "~/ui/layout/page";
import { SectionError } from "~/ui/section-error";

/** In place of a page of a session that failed. */
export function SessionErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const isSignedIn = Boolean(useRouteLoaderData<{ account: object | null }>("root")?.account);
  if (isRouteErrorResponse(error) && error.status === 404 && !isSignedIn)
    return (
      <ErrorPage
        error={error}
        advice="If this is a session of your account, you have been signed out: sign in to open it."
        action={
          <LinkButton to={`/login?redirectTo=${encodeURIComponent(pathname + search)}`} size="lg">
            Sign in
          </LinkButton>
        }
      />
    );
  if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage error={error} />;
  return (
    <Page compact>
      <h1 className="text-title">Interview session</h1>
      <SectionError
        error={error}
        actions={
          <LinkButton to="/interview/history" variant="secondary">
            All sessions
          </LinkButton>
        }
      >
        Every answer you submitted is saved.
      </SectionError>
    </Page>
  );
}
