import type { DocumentRecord } from '#contract/documents.ts';

type Descendant = Pick<DocumentRecord['descendants'][number], 'kind' | 'cancelled' | 'rows'>;
type Row = Pick<DocumentRecord['rows'][number], 'row' | 'quantity'>;

/**
 * `'tax invoice of lines 1 and 2 and part of 3'`: what a document takes from the one that it was made from. Lines are
 * counted as the paper counts them.
 */
export function descendantWords({ kind, cancelled, rows }: Descendant, of: readonly Row[]): string {
  const taken = rows.flatMap(({ row, quantity }) => {
    const index = of.findIndex((each) => each.row === row);
    return index < 0 ? [] : [{ line: String(index + 1), isWhole: quantity >= (of[index]?.quantity ?? 0) }];
  });
  const whole = taken.filter(({ isWhole }) => isWhole).map(({ line }) => line);
  const part = taken.filter(({ isWhole }) => !isWhole).map(({ line }) => line);
  const parts = [
    ...(whole.length > 0 ? [`${whole.length === 1 ? 'line' : 'lines'} ${listed(whole)}`] : []),
    ...(part.length > 0
      ? [`part of ${whole.length > 0 ? '' : part.length === 1 ? 'line ' : 'lines '}${listed(part)}`]
      : []),
  ];
  const isAll = part.length === 0 && whole.length === of.length && whole.length > 0;
  const what = isAll ? ' of all lines' : parts.length > 0 ? ` of ${parts.join(' and ')}` : '';
  return `${names[kind]}${what}${cancelled ? ', cancelled' : ''}`;
}

const names = { tax: 'tax invoice', pro: 'pro-forma', credit: 'credit note', challan: 'delivery challan' } as const;

function listed(lines: string[]) {
  const last = lines.at(-1) ?? '';
  return lines.length < 2 ? last : `${lines.slice(0, -1).join(', ')} and ${last}`;
}
