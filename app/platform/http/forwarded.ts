import { isIPv4, isIPv6 } from "node:net";

/** Information from trusted proxies about a request. */
export interface Forwarded {
  ip: string;
  protocol?: "http" | "https";
  host?: string;
}

const HOST_PATTERN = /^(?:[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Reads the X-Forwarded-… headers and trusts only the last `hops` entries: those were added by our
 * own proxies, everything before them by the client.
 *
 * @param hops number of proxies in front of this server
 */
export function readForwarded(headers: Headers, remoteAddress: string, hops: number): Forwarded {
  const connectedIp = parseAddress(remoteAddress) ?? remoteAddress;
  if (hops === 0) return { ip: connectedIp };
  const forwardedFor = getTrustedEntry(split(headers.get("X-Forwarded-For")), hops);
  const ip = parseAddress(forwardedFor ?? "") ?? connectedIp;
  return { ip, ...readForwardedOrigin((name) => headers.get(name), hops) };
}

/** The same for the public protocol and host alone, whatever the headers are kept in. */
export function readForwardedOrigin(
  readHeader: (name: "x-forwarded-host" | "x-forwarded-proto") => string | null,
  hops: number,
): Pick<Forwarded, "protocol" | "host"> {
  if (hops === 0) return {};
  const protocol = getTrustedEntry(split(readHeader("x-forwarded-proto")), hops)?.toLowerCase();
  const host = getTrustedEntry(split(readHeader("x-forwarded-host")), hops);
  return {
    protocol: protocol === "http" || protocol === "https" ? protocol : undefined,
    host: host && isHost(host) ? host : undefined,
  };
}

/** The pattern alone also matches ports and addresses that are out of range. */
function isHost(text: string): boolean {
  return HOST_PATTERN.test(text) && URL.canParse(`http://${text}`);
}

/**
 * The key for rate limits: the IPv4 address, or the /64 of an IPv6 address, because one customer
 * usually has a whole /64.
 */
export function getNetwork(ip: string): string {
  return isIPv6(ip) ? `${expandIPv6(ip).slice(0, 4).join(":")}::/64` : ip;
}

/** The first address of a network from `getNetwork`. */
export function toAddress(network: string): string {
  return network.replace(/\/64$/, "");
}

/** The /48 around the /64 from `getNetwork`; undefined for other addresses. */
export function getWiderNetwork(network: string): string | undefined {
  return network.endsWith("::/64") ? `${network.split(":").slice(0, 3).join(":")}::/48` : undefined;
}

/**
 * Normalizes an address: without port, brackets and zone, and IPv4-mapped IPv6 addresses as IPv4.
 * Undefined if it isn't an address.
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

/**
 * IPv4-mapped (RFC 4291) and translated (RFC 6052) addresses: the last 32 bits are the IPv4
 * address.
 */
const IPV4_PREFIXES = ["0:0:0:0:0:ffff", "64:ff9b:0:0:0:0"];

/** The eight groups of an IPv6 address. */
function expandIPv6(ip: string): string[] {
  // The URL parser normalizes every notation of an address.
  const [head = "", tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split("::");
  const headGroups = head.split(":").filter(Boolean);
  const tailGroups = (tail ?? "").split(":").filter(Boolean);
  const zeros = Array.from({ length: 8 - headGroups.length - tailGroups.length }, () => "0");
  return [...headGroups, ...zeros, ...tailGroups];
}

function split(header: string | null): string[] {
  return header === null ? [] : header.split(",").flatMap((entry) => entry.trim() || []);
}

function getTrustedEntry(entries: string[], hops: number): string | undefined {
  return entries[Math.max(0, entries.length - hops)];
}
