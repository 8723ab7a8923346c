import { BlockList, isIP, isIPv6 } from "node:net";

export interface ClientAddressOptions {
  /** IP addresses and networks (`10.0.0.0/8`) of the reverse proxies before the dashboard. */
  readonly trusted_proxies: readonly string[];
}

export interface Hops {
  /** Address of whoever holds the connection; undefined without one. */
  readonly connected: string | undefined;
  /** The request's X-Forwarded-For, to which each proxy has added whom it heard. */
  readonly forwarded_for: string | undefined;
}

/**
 * Makes the function that tells from which address a request comes. The header is anybody's to
 * write, so it is read from its end and only for as long as a trusted proxy wrote the entry. An
 * IPv6 address counts as its /64 network, since whoever has one has all of it.
 */
export function createClientAddress(options: ClientAddressOptions): (hops: Hops) => string {
  const trusted = new BlockList();
  for (const network of options.trusted_proxies) {
    const [address, bits] = network.split("/") as [string, string?];
    const family = familyOf(address);
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }

  return function clientAddress({ connected, forwarded_for }) {
    const hops = forwarded_for?.split(",") ?? [];
    let address = connected ?? "";
    while (isIP(address) !== 0 && trusted.check(address, familyOf(address))) {
      const before = withoutPort(hops.pop()?.trim() ?? "");
      if (isIP(before) === 0) break;
      address = before;
    }
    return isIPv6(address) ? networkOf(address) : address || "unknown";
  };
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}

/** Some proxies write `203.0.113.9:4711` or `[2001:db8::1]:4711`. */
function withoutPort(hop: string): string {
  return /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop)?.[1] ?? /^\[([^\]]+)\]/.exec(hop)?.[1] ?? hop;
}

/** The first four groups; of an IPv4 address written as IPv6, that. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const { hostname } = new URL(`http://[${address.split("%")[0]}]/`);
  const [head = "", tail] = hostname.slice(1, -1).split("::");
  const first = head.split(":").filter(Boolean);
  const last = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array<string>(8 - first.length - last.length).fill("0");
  return `${[...first, ...zeros, ...last].slice(0, 4).join(":")}::/64`;
}
