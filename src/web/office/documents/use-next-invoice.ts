import { useState } from 'react';
import type { DocumentRecord, NextDraft } from '#contract/documents.ts';
import { draftFromInput } from '#contract/invoice-wire.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { inRows } from '../parts/documents/record-draft.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { useLoad } from '../parts/use-load.ts';
import { chosenQuantities, type QuantityProblem } from './chosen-quantities.ts';

export type NextInvoice =
  /** No tax invoice can be made from this document. */
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'failed'; message: string; retry: () => void }
  | {
      kind: 'ready';
      /** The invoice of everything that is left. */
      whole: InvoiceDraft;
      remarks: NextDraft['remarks'];
      /** The invoice of the chosen quantities; its rows keep their numbers of `whole`. */
      chosen: InvoiceDraft;
      problems: QuantityProblem[];
      /** What is in the field of a row of the pro-forma. */
      quantityOf: (fromRow: string) => string;
      setQuantity: (fromRow: string, typed: string) => void;
      /** The draft for the form, or null after the focus went to what is wrong. */
      draft: () => InvoiceDraft | null;
    };

/** The tax invoice that can be made from a pro-forma or a challan, with the quantities that are chosen on its page. */
export function useNextInvoice(record: DocumentRecord): NextInvoice {
  const canInvoice = record.proForma
    ? !record.cancelled && !['declined', 'invoiced'].includes(record.proForma.state)
    : record.challan?.isOpen === true;
  // A reload of the page asks again, because other invoices may have taken quantities.
  const key = canInvoice ? `${record.id} ${record.rows.map(({ left }) => left).join(' ')}` : '';
  const { state, reload } = useLoad<NextDraft | null>(key, async (signal) =>
    canInvoice
      ? callStaff(`${path(paths.nextDraft, { id: record.id })}?kind=tax`, {
          signal,
          read: (response) => response.json(),
        })
      : { ok: true, value: null, headers: new Headers() },
  );
  const [typed, setTyped] = useState<Record<string, string>>({});
  if (state.kind === 'loading') return canInvoice ? { kind: 'loading' } : { kind: 'none' };
  if (state.kind === 'failed') return { kind: 'failed', message: state.failure.message, retry: reload };
  if (!state.value) return { kind: 'none' };
  const whole = draftFromInput(state.value.input);
  const { draft: chosen, problems } = chosenQuantities(whole, typed);
  return {
    kind: 'ready',
    whole,
    remarks: state.value.remarks,
    chosen,
    problems,
    quantityOf: (fromRow) => typed[fromRow] ?? whole.lines.find((line) => line.fromRow === fromRow)?.quantity ?? '',
    setQuantity: (fromRow, text) => setTyped((before) => ({ ...before, [fromRow]: text })),
    draft: () => {
      const [first] = problems;
      if (!first) return inRows(chosen);
      const field = document.getElementById(quantityId(first.fromRow)) as HTMLInputElement | null;
      field?.focus();
      field?.select();
      return null;
    },
  };
}

/** The id of the field for the quantity of a row of the pro-forma. */
export function quantityId(fromRow: string): string {
  return `quantity-${fromRow}`;
}
