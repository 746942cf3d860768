import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import mentorSideKind from "~/styles/kinds/mentor-side.css?url";
import { LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { Applications } from "./applications";
import { MessageList } from "./entries";
import { DataReleases } from "./data-releases";
import { MentorSwitches, SampleSwitches } from "./mentor-switches";
import { OperatorSettings } from "./operator-settings";
import { action, loader } from "./admin.server";

export { action, loader };

export const handle = { access: "operator" } satisfies PageHandle;

export const links = linkStyles(mentorSideKind);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Operator" });

export default function Admin() {
  const { messages, applications, mentors, settings, areSamplesOpen } =
    useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  return (
    <Page compact>
      <h1 className="text-title">Operator</h1>
      <p className="mt-3 max-w-(--measure) text-text-2">
        What people sent to this server, which mentors they can book, and what the server says about
        you.
      </p>
      <p className="mt-5 flex flex-wrap gap-2.5">
        <LinkButton to="/admin/problems" variant="secondary">
          Reports of problems
        </LinkButton>
        <LinkButton to="/admin/reviews" variant="secondary">
          Reviews of mentors
        </LinkButton>
        <LinkButton to="/admin/questions" variant="secondary">
          Questions people wrote
        </LinkButton>
        <LinkButton to="/admin/accounts" variant="secondary">
          Accounts
        </LinkButton>
      </p>
      <Applications applications={applications} problem={problem} />
      <MessageList messages={messages} />
      <MentorSwitches mentors={mentors.filter(({ isSample }) => !isSample)} />
      <OperatorSettings settings={settings} />
      <DataReleases />
      <SampleSwitches
        mentors={mentors.filter(({ isSample }) => isSample)}
        isOpen={areSamplesOpen}
      />
    </Page>
  );
}
