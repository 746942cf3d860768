import { parseCookies, serializePlainCookie } from "~/platform/http/cookies.server";
import { isPublicOriginSecure } from "~/platform/http/public-origin.server";
import { TIME_ZONE_COOKIE } from "./cached-times";

/** The time zone this browser's user chose; undefined until then. */
export function readTimeZone(request: Request): string | undefined {
  const timeZone = parseCookies(request.headers.get("Cookie"))[TIME_ZONE_COOKIE];
  return timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined;
}

export function serializeTimeZone(request: Request, timeZone: string): string {
  return serializePlainCookie(TIME_ZONE_COOKIE, timeZone, isPublicOriginSecure(request));
}

/** Whether this names a zone, such as Europe/London; plain offsets know no clock changes. */
export function isTimeZone(text: string): boolean {
  if (!/^[a-z][a-z0-9_+\-/]{0,63}$/i.test(text)) return false;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: text }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** Every zone to choose from, by region. */
export function listTimeZones(): { region: string; zones: { id: string; label: string }[] }[] {
  const zones = ["UTC", ...Intl.supportedValuesOf("timeZone")].map((id) => {
    const [region = "", ...rest] = id.split("/");
    return rest.length === 0
      ? { region: "Other", id, label: id }
      : { region, id, label: rest.join(", ").replaceAll("_", " ") };
  });
  return [...Map.groupBy(zones, ({ region }) => region)].map(([region, entries]) => ({
    region,
    zones: entries.map(({ id, label }) => ({ id, label })),
  }));
}
