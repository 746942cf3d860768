import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Deletion } from "~/job-interviews/deletion";
import type { PageHandle } from "~/platform/http/page-handle";
import accountStyles from "~/styles/kinds/account.css?url";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./delete.server";

export { action, loader };

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(accountStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: `Delete: ${data.company}` });

export default function DeleteJobInterview() {
  const { id, company, role, parts } = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <Deletion
        noun="job interview"
        about={`${role}, ${company}`}
        parts={parts}
        stays="Your stories, your answers and the questions you wrote down stay."
        action={`/plans/${id}/delete`}
        cancelTo={`/plans/${id}/change`}
      />
    </Page>
  );
}
