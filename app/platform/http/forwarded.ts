import { isIPv6 } from "node:net";

/** What trusted proxies say about the request they passed on. */
export interface Forwarded {
  ip: string;
  protocol?: "http" | "https";
  host?: string;
}

const HOST_PATTERN = /^(?:[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Reads the X-Forwarded-… headers, believing only the last `hops` entries: those were written by our
 * own proxies, everything before them by whoever called.
 *
 * @param hops number of proxies in front of this server
 */
export function readForwarded(headers: Headers, remoteAddress: string, hops: number): Forwarded {
  if (hops === 0) return { ip: remoteAddress };
  const chain = [...splitHeader(headers, "X-Forwarded-For"), remoteAddress];
  const ip = chain[Math.max(0, chain.length - 1 - hops)] ?? remoteAddress;
  const protocol = getTrustedEntry(splitHeader(headers, "X-Forwarded-Proto"), hops)?.toLowerCase();
  const host = getTrustedEntry(splitHeader(headers, "X-Forwarded-Host"), hops);
  return {
    ip,
    protocol: protocol === "http" || protocol === "https" ? protocol : undefined,
    host: host && HOST_PATTERN.test(host) ? host : undefined,
  };
}

/**
 * What the rate limits count by: the address, or of an IPv6 address the /64 it lies in, since that much
 * is usually one customer's to choose from.
 */
export function getNetwork(ip: string): string {
  if (!isIPv6(ip) || ip.includes(".")) return ip;
  const [head = "", tail] = ip.split("::");
  const headGroups = head.split(":").filter(Boolean);
  const tailGroups = (tail ?? "").split(":").filter(Boolean);
  const allGroups =
    tail === undefined
      ? headGroups
      : [
          ...headGroups,
          ...Array.from({ length: 8 - headGroups.length - tailGroups.length }, () => "0"),
          ...tailGroups,
        ];
  return `${allGroups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, "").toLowerCase())
    .join(":")}::/64`;
}

function splitHeader(headers: Headers, name: string): string[] {
  return (headers.get(name) ?? "").split(",").flatMap((entry) => entry.trim() || []);
}

function getTrustedEntry(entries: string[], hops: number): string | undefined {
  return entries[Math.max(0, entries.length - hops)];
}
