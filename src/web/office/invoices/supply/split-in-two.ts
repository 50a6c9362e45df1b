import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { splitByPlace } from '#domain/invoices/supply-parts.ts';
import { newUuid } from '../../../new-uuid.ts';
import { inRows } from '../../parts/documents/record-draft.ts';
import { suggestTaxType } from '../../parts/documents/suggest-tax-type.ts';
import { setAside } from '../../parts/entry/aside-store.ts';
import type { SavedDraft } from '../../parts/entry/draft-store.ts';
import type { DraftChange } from '../form/change-draft.ts';

type Form = { change: (what: DraftChange) => void; say: (said: string) => void };

/**
 * Keeps the rows of the first place in the form, or those before row `from`, and sets a form with the others aside. Nothing is changed
 * when that fails.
 */
export function splitInTwo(form: SavedDraft, { change, say }: Form, from: number | null = null): void {
  const parts = from === null ? splitByPlace(form.draft) : splitAt(form.draft, from);
  if (!parts) return;
  const [here, there] = parts.map(inRows) as typeof parts;
  // A typed number is that of one invoice.
  const second = { ...there, number: '', taxType: suggestTaxType(there) };
  const savedAt = new Date().toISOString();
  const result = setAside({ ...form, draft: second, key: newUuid(), taxTypeChosen: false, chosen: {}, savedAt });
  if (result !== 'done') {
    say(result === 'full' ? 'Too many forms are set aside: take one up first.' : 'This device cannot save more.');
    return;
  }
  change({ kind: 'one place', draft: here });
  const count = second.lines.filter(({ product }) => product !== '').length;
  const kept = here.number.trim() === '' ? '' : ` Number ${here.number.trim()} stays here, the second gets its own.`;
  const what = here.kind === 'challan' ? 'challan' : 'invoice';
  say(
    `${count === 1 ? '1 row is' : `${count} rows are`} set aside for the second ${what}: issue this one first.${kept}`,
  );
  // Its own button is gone.
  document.querySelector<HTMLElement>('button[type="submit"]')?.focus();
}

function splitAt(draft: InvoiceDraft, from: number): [InvoiceDraft, InvoiceDraft] {
  const rows = draft.lines.filter(({ product }) => product.trim() !== '');
  const of = (isHere: boolean) => ({ ...draft, lines: rows.filter(({ row }) => row < from === isHere) });
  return [of(true), of(false)];
}
