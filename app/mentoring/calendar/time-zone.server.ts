import { formatZoneName, getCurrentZoneName } from "./zone-names";
import { parseCookies, serializePlainCookie } from "~/platform/http/cookies.server";
import { isPublicOriginSecure } from "~/platform/http/public-origin.server";
import { TIME_ZONE_COOKIE } from "~/mentoring/booking/cached-times";

/** What a list of mentors in many zones shows while the reader's is unknown. */
export const SERVER_TIME_ZONE = getCurrentZoneName(
  new Intl.DateTimeFormat("en-US").resolvedOptions().timeZone,
);

/** The time zone this browser's user chose; undefined until then. */
export function readTimeZone(request: Request): string | undefined {
  const timeZone = parseCookies(request.headers.get("Cookie"))[TIME_ZONE_COOKIE];
  return timeZone === undefined ? undefined : findTimeZone(timeZone);
}

export function serializeTimeZone(request: Request, timeZone: string): string {
  return serializePlainCookie(TIME_ZONE_COOKIE, timeZone, isPublicOriginSecure(request));
}

/** The zone of this name, such as Europe/London, or of a former name of it; plain offsets know no clock changes. */
export function findTimeZone(text: string): string | undefined {
  if (!/^[a-z][a-z0-9_+\-/]{0,63}$/i.test(text)) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en-US", { timeZone: text }).resolvedOptions();
    return getCurrentZoneName(timeZone);
  } catch {
    return undefined;
  }
}

interface ZoneRegion {
  region: string;
  zones: { id: string; label: string }[];
}

const HOUR_IN_MS = 3_600_000;
let listed: { hour: number; regions: ZoneRegion[] } | undefined;

/** Every zone to choose from, by region, with its offset now. Kept for an hour: 400 offsets take a while. */
export function listTimeZones(now: Date): ZoneRegion[] {
  const hour = Math.floor(now.getTime() / HOUR_IN_MS);
  if (listed?.hour !== hour) listed = { hour, regions: describeRegions(now) };
  return listed.regions;
}

function describeRegions(now: Date): ZoneRegion[] {
  const ids = new Set(["UTC", ...Intl.supportedValuesOf("timeZone").map(getCurrentZoneName)]);
  const zones = [...ids].map((id) => {
    const name = formatZoneName(id);
    return id.includes("/")
      ? { region: id.split("/")[0] ?? "", id, label: `${name} (${formatUtcOffset(id, now)})` }
      : { region: "Other", id, label: name };
  });
  return [...Map.groupBy(zones, ({ region }) => region)].map(([region, entries]) => ({
    region,
    zones: entries
      .map(({ id, label }) => ({ id, label }))
      .toSorted((a, b) => a.label.localeCompare(b.label, "en")),
  }));
}

/** UTC+5:30, UTC−5, or UTC+0 */
function formatUtcOffset(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    timeZoneName: "shortOffset",
  }).formatToParts(now);
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", "") ?? "";
  return `UTC${offset.replace("-", "−") || "+0"}`;
}
