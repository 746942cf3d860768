import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import Circle from "lucide-react/icons/circle";
import { CircleCheck } from "~/ui/icons";
import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/link";
import { Panel } from "~/ui/panel";

interface ListingPanelProps {
  status: "draft" | "live" | "paused";
  hasProfile: boolean;
  hasHours: boolean;
}

/** Whether people can find the mentor: the steps to publish, or the switch to pause. */
export function ListingPanel({ status, hasProfile, hasHours }: ListingPanelProps) {
  if (status === "live")
    return (
      <Listing
        title="People can request sessions with you"
        action={<ListingButton intent="pause" label="Pause" variant="secondary" />}
      >
        Going away or too busy? Pause, and nobody can send you new requests. Sessions already
        requested stay.
      </Listing>
    );
  if (status === "paused")
    return (
      <Listing title="You’re paused" action={<ListingButton intent="publish" label="Resume" />}>
        Your profile isn’t shown, and nobody can send you new requests. Sessions already requested
        stay.
      </Listing>
    );
  const isReady = hasProfile && hasHours;
  return (
    <Listing
      title="Three steps until people can find you"
      action={isReady ? <ListingButton intent="publish" label="Publish profile" /> : null}
    >
      <span className="mt-1 grid gap-2">
        <Step isDone={hasProfile} to="/mentoring/profile">
          Complete your profile
        </Step>
        <Step isDone={hasHours} to="/mentoring/availability">
          Enter the hours you hold sessions
        </Step>
        <Step isDone={false}>Publish</Step>
      </span>
    </Listing>
  );
}

function Listing({
  title,
  action,
  children,
}: {
  title: string;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <Panel className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-6">
      <div className="min-w-0 flex-1 basis-80">
        <h2 className="text-h3">{title}</h2>
        <div className="mt-1.5 max-w-(--measure) text-sm text-text-2">{children}</div>
      </div>
      {action}
    </Panel>
  );
}

function Step({ isDone, to, children }: { isDone: boolean; to?: string; children: ReactNode }) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <span className="flex items-center gap-2.5">
      <Icon
        className={`size-4.5 flex-none ${isDone ? "text-success" : "text-muted"}`}
        strokeWidth={1.6}
        aria-hidden
      />
      <span className="sr-only">{isDone ? "Done: " : "To do: "}</span>
      {to ? (
        <Link to={to} className="underline underline-offset-3">
          {children}
        </Link>
      ) : (
        children
      )}
    </span>
  );
}

function ListingButton({
  intent,
  label,
  variant,
}: {
  intent: "publish" | "pause";
  label: string;
  variant?: "secondary";
}) {
  return (
    <Form method="post" data-keep-scroll="">
      <button name="intent" value={intent} className={buttonClass(variant)}>
        {label}
      </button>
    </Form>
  );
}
