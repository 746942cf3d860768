import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import practiceStyles from "~/styles/kinds/practice.css?url";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { CopyField } from "~/ui/copy-field";
import { FormError } from "~/ui/form-error";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { Panel } from "~/ui/panel";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./share-question.server";

export { action, loader };

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(practiceStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: `Share question: ${data.name}` });

export default function ShareQuestion() {
  const { id, name, hasLink, isOperator, isForEveryone } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const page = `/questions/mine/${id}/share`;
  return (
    <Page compact>
      <div className="max-w-190">
        <BackLink to={`/questions/mine/${id}`}>
          <span className="wrap-anywhere">{name}</span>
        </BackLink>
        <h1 className="mt-1 text-title">Share this question with a link</h1>
        <p className="mt-4 text-lead text-text-2">
          Anyone with the link can read the question, its points and the sample, and practice it.
          Your name and your answers aren’t shown, search engines are asked not to index it, and you
          can revoke it at any time.
        </p>
        {actionData && "linkUrl" in actionData ? <NewLink url={actionData.linkUrl} /> : null}
        <FormError>
          {actionData && "limitMessage" in actionData ? actionData.limitMessage : undefined}
        </FormError>
        <form method="post" action={page} className="mt-8 flex flex-wrap items-center gap-2.5">
          <Button name="intent" value="make" variant={hasLink ? "secondary" : "primary"}>
            {hasLink ? "Replace the link" : "Create link"}
          </Button>
          {hasLink ? (
            <Button name="intent" value="revoke" variant="danger">
              Revoke link
            </Button>
          ) : null}
        </form>
        {hasLink ? (
          <p className="mt-4 text-sm text-muted">
            This question has an active link. Creating a new one turns it off.
          </p>
        ) : null}
        {isOperator ? <OperatorForm page={page} isForEveryone={isForEveryone} /> : null}
      </div>
    </Page>
  );
}

function NewLink({ url }: { url: string }) {
  return (
    <Panel isHighlighted aria-labelledby="new-link" className="mt-8 p-6">
      <h2 id="new-link" className="text-h3">
        The link is ready
      </h2>
      <label htmlFor="link" className="mt-1 mb-4 block text-sm text-text-2">
        Copy it now: you won’t be able to see it again.
      </label>
      <CopyField id="link" value={url} />
    </Panel>
  );
}

/** For operators alone. */
function OperatorForm({ page, isForEveryone }: { page: string; isForEveryone: boolean }) {
  return (
    <section className="mt-12 border-t border-hairline pt-8">
      <h2 className="text-section">For everyone on this server</h2>
      <p className="mt-2 text-text-2">
        {isForEveryone
          ? "Everyone can find it below their own questions and practice it."
          : "As an operator you can offer it to everyone, below their own questions."}
      </p>
      <form method="post" action={page} className="mt-4">
        <Button name="intent" value={isForEveryone ? "withdraw" : "publish"} variant="secondary">
          {isForEveryone ? "Withdraw it" : "Offer it to everyone"}
        </Button>
      </form>
    </section>
  );
}
