import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { TaxState } from '#domain/tax/states.ts';

/** The fields that a new form takes over from the last one. */
export type FormStart = Pick<InvoiceDraft, 'taxState' | 'taxType'>;

/** The Tax State and the Tax Type of the last form on this device; blank before the first. */
export function formStart(): FormStart {
  try {
    const [taxState = '', taxType = ''] = (localStorage.getItem(KEY) ?? '').split(' ');
    return { taxState, taxType };
  } catch {
    return { taxState: '', taxType: '' };
  }
}

/** A firm with one registration is not asked for it: each form begins with it. */
export function startIn(states: readonly TaxState[]): void {
  const [only] = states;
  const { taxState, taxType } = formStart();
  if (only && states.length === 1 && taxState !== only) rememberStart({ taxState: only, taxType });
}

/** Remembers them when a form is issued or set aside. A device without storage starts blank each time. */
export function rememberStart({ taxState, taxType }: FormStart): void {
  try {
    localStorage.setItem(KEY, `${taxState} ${taxType}`);
  } catch {}
}

const KEY = 'form-start';
