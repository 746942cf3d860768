import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import { PasteForm } from "~/stories/paste-form";
import storyStyles from "~/styles/kinds/stories.css?url";
import { BackLink } from "~/ui/back-link";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./paste.server";

export { action, loader };

export const handle = { access: "public" } satisfies PageHandle;

export const links = linkStyles(storyStyles);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Paste notes" });

export default function PasteNotes() {
  const restored = useLoaderData<typeof loader>();
  const pasted = useActionData<typeof action>()?.pasted ?? null;
  return (
    <Page compact>
      <BackLink to="/stories">Your stories</BackLink>
      <PasteForm pasted={pasted} restored={restored} />
    </Page>
  );
}
