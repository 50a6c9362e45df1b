/**
 * The address that a request came from. X-Forwarded-For is believed only from proxies that the operator named,
 * read from the right up to the first address that is not one of them.
 */
export function clientAddress(
  socket: string | undefined,
  forwarded: string | undefined,
  isTrusted: (address: string) => boolean,
): string {
  const plain = (address: string) => address.trim().replace(/^::ffff:/, '');
  let address = plain(socket ?? 'unknown');
  const hops = (forwarded ?? '').split(',').map(plain).filter(Boolean);
  while (isTrusted(address) && hops.length > 0) address = hops.pop() ?? address;
  return address;
}
