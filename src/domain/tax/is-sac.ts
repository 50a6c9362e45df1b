/** `isSac('995475')` → `true`: the accounting codes of services begin with 99. */
export function isSac(hsn: string): boolean {
  return hsn.startsWith('99');
}
