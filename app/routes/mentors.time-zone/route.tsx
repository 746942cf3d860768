import type { MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import mentoringStyles from "~/styles/kinds/mentoring.css?url";
import { Button, LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { Select } from "~/ui/select";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./time-zone.server";

export { action, loader };

export const handle = { access: "public" } satisfies PageHandle;

export const links = linkStyles(mentoringStyles);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Time zone" });

export default function TimeZone() {
  const { regions, timeZone, redirectTo } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.error;
  return (
    <Page compact>
      <h1 className="text-title">Your time zone</h1>
      <p className="mt-4 max-w-(--measure) text-lead text-text-2">
        Times of mentoring sessions are shown in it. This browser remembers your choice.
      </p>
      <Form method="post" className="mt-8 grid max-w-110 gap-5">
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <div>
          <label htmlFor="time-zone" className="mb-2 block text-sm font-medium">
            Time zone
          </label>
          <Select
            id="time-zone"
            name="timeZone"
            defaultValue={timeZone}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? "time-zone-error" : undefined}
          >
            <option value="">Choose your time zone</option>
            {regions.map(({ region, zones }) => (
              <optgroup key={region} label={region}>
                {zones.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
          {error ? (
            <p id="time-zone-error" className="mt-2 text-sm font-medium text-danger">
              {error}
            </p>
          ) : null}
        </div>
        <p className="flex flex-wrap gap-3">
          <Button pendingText="Saving…">Save time zone</Button>
          <LinkButton to={redirectTo} variant="ghost">
            Back
          </LinkButton>
        </p>
      </Form>
    </Page>
  );
}
