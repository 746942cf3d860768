import { Form } from "@remix-run/react";
import Laptop from "lucide-react/icons/laptop";
import Smartphone from "lucide-react/icons/smartphone";
import SquareTerminal from "lucide-react/icons/square-terminal";
import Tablet from "lucide-react/icons/tablet";
import type { Device } from "~/accounts/auth-api/contract";
import { Button } from "~/ui/button";
import { FormSection } from "~/ui/form-section";
import { Tag } from "~/ui/tag";
import { formatPastDay } from "~/ui/format-date";

interface DevicesSectionProps {
  devices: Device[];
  /** The server's time: the browser's clock may differ. */
  now: string;
}

/** The devices the user is signed in on. Without locations, which aren't stored. */
export function DevicesSection({ devices, now }: DevicesSectionProps) {
  return (
    <FormSection
      id="devices"
      title="Devices"
      lead="Where you’re signed in now. Devices are signed out after 30 days without use."
      aside={
        devices.length < 2 ? undefined : (
          <Form method="post" data-keep-scroll="">
            <Button
              variant="secondary"
              size="sm"
              className="whitespace-nowrap"
              name="intent"
              value="end-others"
            >
              Sign out all others
            </Button>
          </Form>
        )
      }
    >
      <ul>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} now={now} />
        ))}
      </ul>
    </FormSection>
  );
}

function DeviceRow({
  device: { id, name, isCurrent, signedInAt, lastUsedAt },
  now,
}: {
  device: Device;
  now: string;
}) {
  return (
    <li className="flex items-center gap-3.5 border-b border-hairline py-3.5 last:border-0">
      <span className="grid size-10 flex-none place-items-center rounded-control bg-surface-2 text-text-2">
        <DeviceIcon name={name} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ui font-medium">
          {name}
          {isCurrent ? <Tag tone="accent">This device</Tag> : null}
        </p>
        <p className="mt-0.5 text-sm text-muted">
          {isCurrent ? "Active now" : `Last used ${formatPastDay(lastUsedAt, now)}`}. Signed in{" "}
          {formatPastDay(signedInAt, now)}
        </p>
      </div>
      {isCurrent ? null : (
        <Form method="post" data-keep-scroll="">
          <input type="hidden" name="device" value={id} />
          <Button
            variant="ghost"
            size="sm"
            name="intent"
            value="end-device"
            aria-label={`Sign out ${name}, last used ${formatPastDay(lastUsedAt, now)}`}
          >
            Sign out
          </Button>
        </Form>
      )}
    </li>
  );
}

const ICON_PROPS = { className: "size-5", strokeWidth: 1.6, "aria-hidden": true };

function DeviceIcon({ name }: { name: string }) {
  if (/iPhone|Android|Mobile/.test(name)) return <Smartphone {...ICON_PROPS} />;
  if (/iPad|Tablet/.test(name)) return <Tablet {...ICON_PROPS} />;
  return / on /.test(name) ? <Laptop {...ICON_PROPS} /> : <SquareTerminal {...ICON_PROPS} />;
}
