import type { MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import learningStyles from "~/styles/kinds/learning.css?url";
import { Button, LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./delete-certificate.server";

export { action, loader };

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(learningStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Delete certificate" });

export default function DeleteCertificate() {
  const { id, name, course } = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <div className="max-w-190">
        <h1 className="text-title">Delete this certificate?</h1>
        <p className="mt-4 text-lead text-text-2">
          {course}, issued to {name}.
        </p>
        <p className="mt-5 text-text-2">
          Its address stops working for everyone who has it. Your progress in the course stays, so
          you can get a new certificate with a new address.
        </p>
        <Form method="post" className="mt-8 flex flex-wrap gap-3">
          <Button variant="danger" size="lg" pendingText="Deleting…">
            Delete certificate
          </Button>
          <LinkButton to={`/certificates/${id}`} variant="ghost" size="lg">
            Cancel
          </LinkButton>
        </Form>
      </div>
    </Page>
  );
}
