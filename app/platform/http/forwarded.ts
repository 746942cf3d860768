import { isIPv4, isIPv6 } from "node:net";

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
  const connectedIp = parseAddress(remoteAddress) ?? remoteAddress;
  if (hops === 0) return { ip: connectedIp };
  const forwardedFor = getTrustedEntry(splitHeader(headers, "X-Forwarded-For"), hops);
  const ip = parseAddress(forwardedFor ?? "") ?? connectedIp;
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
  return isIPv6(ip) ? `${expandIPv6(ip).slice(0, 4).join(":")}::/64` : ip;
}

/** The first address of what `getNetwork` gave: all that is known of an IPv6 caller. */
export function toAddress(network: string): string {
  return network.replace(/\/64$/, "");
}

/** The /48 around the /64 that `getNetwork` gave; undefined for other addresses. */
export function getWiderNetwork(network: string): string | undefined {
  return network.endsWith("::/64") ? `${network.split(":").slice(0, 3).join(":")}::/48` : undefined;
}

/**
 * An address as one spelling, whatever a proxy wrote: without port, brackets and zone, an IPv4 address that is
 * wrapped in an IPv6 one as itself. Undefined when it is none.
 */
export function parseAddress(text: string): string | undefined {
  const address = text
    .replace(/^"|"$/g, "")
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "");
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const groups = expandIPv6(address);
  const prefix = groups.slice(0, 6).join(":");
  return IPV4_PREFIXES.includes(prefix)
    ? groups
        .slice(6)
        .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
        .join(".")
    : address.toLowerCase();
}

/** IPv4-mapped (RFC 4291) and translated (RFC 6052) addresses: the last 32 bits are the IPv4 address. */
const IPV4_PREFIXES = ["0:0:0:0:0:ffff", "64:ff9b:0:0:0:0"];

/** The eight groups of an IPv6 address. */
function expandIPv6(ip: string): string[] {
  // The URL parser shortens every spelling of an address to the same one.
  const [head = "", tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split("::");
  const headGroups = head.split(":").filter(Boolean);
  const tailGroups = (tail ?? "").split(":").filter(Boolean);
  const zeros = Array.from({ length: 8 - headGroups.length - tailGroups.length }, () => "0");
  return [...headGroups, ...zeros, ...tailGroups];
}

function splitHeader(headers: Headers, name: string): string[] {
  return (headers.get(name) ?? "").split(",").flatMap((entry) => entry.trim() || []);
}

function getTrustedEntry(entries: string[], hops: number): string | undefined {
  return entries[Math.max(0, entries.length - hops)];
}
