import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { TaxState } from '#domain/tax/states.ts';

/** What a new form takes over from the last one. The Tax Type is that of its own buyer. */
export type FormStart = Pick<InvoiceDraft, 'taxState'>;

/** The Tax State of the last form on this device; blank before the first. An earlier release kept the Tax Type behind it. */
export function formStart(): FormStart {
  try {
    const [taxState = ''] = (localStorage.getItem(KEY) ?? '').split(' ');
    return { taxState };
  } catch {
    return { taxState: '' };
  }
}

/** A firm with one registration is not asked for it: each form begins with it. */
export function startIn(states: readonly TaxState[]): void {
  const [only] = states;
  if (only && states.length === 1 && formStart().taxState !== only) rememberStart({ taxState: only });
}

/** Remembers it when a form is issued or set aside. A device without storage starts blank each time. */
export function rememberStart({ taxState }: FormStart): void {
  try {
    localStorage.setItem(KEY, taxState);
  } catch {}
}

const KEY = 'form-start';
