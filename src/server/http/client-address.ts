import { isIPv6, SocketAddress } from 'node:net';

/**
 * The address that a request came from. X-Forwarded-For counts only when a trusted proxy sent it. It is read from the right,
 * up to the first address that is not a trusted proxy.
 */
export function clientAddress(
  socket: string | undefined,
  forwarded: string | undefined,
  isTrusted: (address: string) => boolean,
): string {
  let address = normalizeAddress(socket ?? 'unknown');
  const hops = (forwarded ?? '').split(',').filter((hop) => hop.trim() !== '');
  while (isTrusted(address)) {
    const hop = hops.pop();
    if (hop === undefined) break;
    address = normalizeAddress(hop);
  }
  return address;
}

/**
 * One spelling for each address, because attempts are counted by it: without a port, and IPv4 as IPv4.
 * `normalizeAddress('[::FFFF:c000:207]:443')` → `'192.0.2.7'`
 */
function normalizeAddress(written: string): string {
  // Only a whole IPv4 address has a port without brackets: `2409:40c0::5` begins with digits and a colon, too.
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}):)/.exec(written.trim()) ?? [];
  const address = bracketed ?? dotted ?? written.trim();
  if (!isIPv6(address)) return address;
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=[\d.]+$)/, '');
}
