/**
 * Whether a host name is set aside for documentation and tests (RFC 2606, RFC 6761): it belongs to
 * nobody.
 */
export function isReservedHost(host: string): boolean {
  const name = host.toLowerCase();
  return RESERVED.test(name) || name === "localhost";
}

const RESERVED =
  /(?:^|\.)(?:example\.(?:com|net|org|edu)|example|test|invalid|localhost|local|localdomain)$/;
