/**
 * The PIN code in the lines of an address, and the lines without it: `postalCode(['Shop 14', 'Kochi 682 016'])` →
 * `{ code: '682016', lines: ['Shop 14', 'Kochi'] }`. `code` is '' when there is none.
 */
export function postalCode(lines: readonly string[]): { code: string; lines: string[] } {
  // The last one: a plot or a telephone number may come before it.
  const line = lines.findLastIndex((each) => pin.test(each));
  const found = pin.exec(lines[line] ?? '');
  if (!found) return { code: '', lines: [...lines] };
  const rest = (lines[line] ?? '').replace(pin, '').replace(/[\s,–-]+$/, '');
  return {
    code: `${found[1]}${found[2]}`,
    lines: lines.with(line, rest).filter((each) => each.trim() !== ''),
  };
}

// Six digits, the first not 0, in one or two groups of three.
const pin = /(?<![\d/])([1-9]\d{2}) ?(\d{3})(?![\d/])/;
