import { isIPv6, SocketAddress } from 'node:net';

/**
 * The address that a request came from. X-Forwarded-For is believed only from proxies that the operator named,
 * read from the right up to the first address that is not one of them.
 */
export function clientAddress(
  socket: string | undefined,
  forwarded: string | undefined,
  isTrusted: (address: string) => boolean,
): string {
  let address = plainAddress(socket ?? 'unknown');
  const hops = (forwarded ?? '').split(',').filter((hop) => hop.trim() !== '');
  while (isTrusted(address)) {
    const hop = hops.pop();
    if (hop === undefined) break;
    address = plainAddress(hop);
  }
  return address;
}

/**
 * One way of writing for each address, as tries are counted by it: without a port, and IPv4 as IPv4.
 * `plainAddress('[::FFFF:c000:207]:443')` → `'192.0.2.7'`
 */
function plainAddress(written: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\]|([\d.]+):)/.exec(written.trim()) ?? [];
  const address = bracketed ?? dotted ?? written.trim();
  if (!isIPv6(address)) return address;
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=[\d.]+$)/, '');
}
