import { LinkButton } from "~/ui/button";
import { Panel } from "~/ui/panel";

/** On a mentor's own page, in place of the request to themselves. */
export function OwnPageBar({ isListed }: { isListed: boolean }) {
  return (
    <Panel className="mt-4 mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-5">
      <p className="min-w-0 flex-1 basis-72">
        <b className="font-strong">This is your public page.</b>{" "}
        <span className="text-text-2">
          {isListed
            ? "Others choose a time and request a session here."
            : "Nobody can request sessions at the moment."}
        </span>
      </p>
      <p className="flex flex-wrap gap-2.5">
        <LinkButton to="/mentoring/profile" variant="secondary">
          Edit profile
        </LinkButton>
        <LinkButton to="/mentoring/availability" variant="secondary">
          Edit hours
        </LinkButton>
      </p>
    </Panel>
  );
}
