/**
 * The network of an address, to count login attempts: for IPv6 the first 64 bits, because one household has all the rest.
 * `addressNetwork('2001:db8:1:2::7')` → `'2001:db8:1:2::/64'`, `addressNetwork('192.0.2.7')` → `'192.0.2.7'`
 */
export function addressNetwork(address: string): string {
  if (!/^[\da-f]*:[\da-f.:]*(%.*)?$/i.test(address) || address.indexOf(':') === address.lastIndexOf(':'))
    return address;
  const [before = '', after] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const [head, tail] = [groups(before), groups(after)];
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const whole = [...head, ...Array<string>(zeros).fill('0'), ...tail];
  const network = whole.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
