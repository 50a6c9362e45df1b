import type { Problem } from '../outcome.ts';
import type { DraftLine, InvoiceDraft } from './invoice.ts';

/**
 * `codeProblems(draft, official, [])` → the rows whose HSN or SAC is in no list of GSTN: the portals would refuse it. A pro-forma
 * goes to none of them. A note keeps a code that its invoice has.
 */
export function codeProblems(
  { kind, lines }: Pick<InvoiceDraft, 'kind' | 'lines'>,
  official: ReadonlySet<string>,
  kept: readonly DraftLine[],
): Problem[] {
  if (kind === 'pro') return [];
  const known = new Set(kept.map(({ hsn }) => hsn.trim()));
  return lines.flatMap(({ row, product, hsn }) => {
    const code = hsn.trim();
    if (product.trim() === '' || code === '' || official.has(code) || known.has(code)) return [];
    return [{ field: `line ${row} hsn`, message: `Row ${row}: HSN ${code} does not exist. Choose another code` }];
  });
}
