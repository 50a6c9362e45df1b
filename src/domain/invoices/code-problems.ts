import type { Problem } from '../outcome.ts';
import { endedCode } from '../tax/ended-codes.ts';
import type { DraftLine, InvoiceDraft } from './invoice.ts';

/**
 * `codeProblems(draft, official, [])` → the rows whose HSN or SAC is in no list of GSTN: the portals would refuse it. A pro-forma
 * goes to none of them. A note keeps a code that its invoice has. Of many subheadings the e-invoice portal's list has the eight
 * digits alone, and it refuses the six.
 */
export function codeProblems(
  { kind, date, lines }: Pick<InvoiceDraft, 'kind' | 'date' | 'lines'>,
  official: ReadonlySet<string>,
  kept: readonly DraftLine[],
): Problem[] {
  if (kind === 'pro') return [];
  const known = new Set(kept.map(({ hsn }) => hsn.trim()));
  return lines.flatMap(({ row, product, hsn }) => {
    const code = hsn.trim();
    if (product.trim() === '' || code === '' || official.has(code) || known.has(code)) return [];
    const says =
      subheadingsOf(official).has(code) && !endedCode(code, date)
        ? `The portal takes HSN ${code} with eight digits alone. Choose a longer code`
        : `HSN ${code} does not exist. Choose another code`;
    return [{ field: `line ${row} hsn`, message: `Row ${row}: ${says}` }];
  });
}

/** Made once from the list, which does not change. */
const subheadings = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

function subheadingsOf(official: ReadonlySet<string>): ReadonlySet<string> {
  const found = subheadings.get(official) ?? new Set([...official].map((code) => code.slice(0, 6)));
  subheadings.set(official, found);
  return found;
}
