import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { LinkButton } from "~/ui/button";
import { ErrorPage } from "~/ui/error-page";
import { Page } from "~/ui/layout/page";
import { SectionError } from "~/ui/section-error";

/** In place of a page of a session that failed. */
export function SessionErrorBoundary() {
  const error = useRouteError();
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
