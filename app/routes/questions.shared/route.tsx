import type { MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useRouteError,
} from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import practiceStyles from "~/styles/kinds/practice.css?url";
import { Button } from "~/ui/button";
import { MessagePage } from "~/ui/message-page";
import { linkStyles } from "~/ui/style-links";
import { action, headers, loader } from "./shared-question.server";

export { action, headers, loader };

// No site header: the URL is a secret that no form or link may leak.
export const handle = { access: "token", hasOwnHeader: true } satisfies PageHandle;

export const links = linkStyles(practiceStyles);

export const meta: MetaFunction = () => [
  { title: "Shared question · Pathlight" },
  { name: "robots", content: "noindex, nofollow" },
];

export default function SharedQuestion() {
  const { prompt, points, sample } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <main id="main" className="page py-8 md:py-12">
      <div className="max-w-190 wrap-anywhere">
        <p className="text-sm text-muted">
          Someone shared this question with you. Pathlight didn’t write it.
        </p>
        <h1 className="mt-3 text-title whitespace-pre-line">{prompt}</h1>
        {actionData === undefined ? null : (
          <output className="mt-5 block font-strong">{actionData.message}</output>
        )}
        <form method="post" className="mt-7 flex flex-wrap gap-2.5">
          <Button name="intent" value="practice" size="lg">
            Practice this question
          </Button>
          {actionData?.isReported ? null : (
            <Button name="intent" value="report" variant="ghost" size="lg">
              Report abuse
            </Button>
          )}
        </form>
        <p className="mt-3 text-sm text-muted">Practicing saves a copy to Your own questions.</p>
        <details className="mt-8 border-t border-hairline pt-5">
          <summary className="min-h-11 cursor-pointer text-ui font-strong">
            Show the points of a good answer
          </summary>
          <ul className="mt-3 list-disc pl-5 text-text-2">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {sample === "" ? null : (
            <>
              <h2 className="mt-6 text-ui font-strong">A sample answer</h2>
              <p className="mt-2 whitespace-pre-line text-text-2">{sample}</p>
            </>
          )}
        </details>
      </div>
    </main>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 429 ? (
    <MessagePage
      title="Too many questions were opened from your network"
      detail="Try again in a few minutes."
    />
  ) : (
    <MessagePage
      title="There is no question at this link"
      detail="The link may be incomplete, or the person who shared it has revoked it."
    />
  );
}
