/**
 * `addressLines('Sample Hotels, 7 Example Marg')` → `['Sample Hotels', '7 Example Marg']`: the lines that are not blank, the
 * name first. An address on one line is split at its first comma, so that the name has a separate line.
 */
export function addressLines(address: string): string[] {
  const lines = address.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const [only, second] = lines;
  const comma = only?.indexOf(',') ?? -1;
  if (only === undefined || second !== undefined || comma < 1) return lines;
  return [only.slice(0, comma), only.slice(comma + 1).trim()].filter((line) => line !== '');
}
