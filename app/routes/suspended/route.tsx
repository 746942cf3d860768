import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import accountStyles from "~/styles/kinds/account.css?url";
import { LinkButton, buttonClass } from "~/ui/button";
import { FormattedDate } from "~/ui/formatted-date";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { loader } from "./suspended.server";

export { loader };

export const handle = { access: "account", openWhenSuspended: true } satisfies PageHandle;

export const links = linkStyles(accountStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Your account is suspended" });

export default function Suspended() {
  const { reason, since, reference } = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <div className="max-w-(--measure)">
        <h1 className="text-title">Your account is suspended</h1>
        <p className="mt-4 text-lead text-text-2">
          An operator of this site suspended it on <FormattedDate date={since} />. Until they lift
          the suspension, you can download your data, delete the account, or write to them.
        </p>
        <h2 className="mt-9 text-h3">The reason they gave</h2>
        <p className="mt-2 whitespace-pre-line wrap-anywhere">{reason}</p>
        <p className="mt-4 text-sm text-text-2">
          Reference <b className="num font-strong text-text">{reference}</b>. The form to write to
          the operator already has it, with this reason.
        </p>
        <p className="mt-9 flex flex-wrap gap-3">
          <a href="/settings/account/export" download className={buttonClass("primary", "md")}>
            Download your data
          </a>
          <LinkButton to="/contact" variant="secondary">
            Write to the operator
          </LinkButton>
          <LinkButton to="/settings/account/delete" variant="ghost">
            Delete your account
          </LinkButton>
        </p>
      </div>
    </Page>
  );
}
