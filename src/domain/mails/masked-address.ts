/**
 * An address as the audit log may keep it: the log can never be cleaned, and a person's address must not stay in it.
 * `maskedAddress('accounts@example.com')` → `'a…@example.com'`
 */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return at < 1 ? `${first}…` : `${first}…${address.slice(at)}`;
}
