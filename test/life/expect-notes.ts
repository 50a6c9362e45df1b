import { readXlsx } from 'hucre/xlsx';
import { expect } from 'vitest';
import type { z } from 'zod';
import type { Database } from '#adapters/database/engine/tables.ts';
import type { LedgerAnswer } from '#contract/customer-documents.ts';
import type { FiguresBehindAnswer } from '#contract/figures/figures.ts';
import type { invoiceRecord } from '#contract/invoices.ts';
import type { ReturnAnswer, ReturnRow } from '#contract/returns/returns.ts';
import { monthOf, periodDays } from '#domain/returns/period.ts';
import { returnSections } from '#domain/returns/return-section.ts';
import { readZip } from '#test/read/read-zip.ts';
import { reckonDocument } from '#test/read/reckon-document.ts';
import { payableOf } from '#test/read/reckon-figures.ts';
import type { Desk } from './desk.ts';

/** What a note comes to and where it was found, in paise; null where it is not. */
type Seen = Record<'figures' | 'reports' | 'ledger' | 'return' | 'pack', number | null>;

/**
 * Each credit note of another month than its invoice's stands in its own month, and not in the invoice's, with the same amount in Figures,
 * Reports, the customer's ledger, GSTR-1 and the pack: also where the invoice's month is filed. Answers how many there are, and of how many
 * the month is filed.
 */
export async function expectNotes(desk: Desk, { read }: Database): Promise<{ notes: number; ofFiled: number }> {
  const rows = await read
    .selectFrom('invoices')
    .innerJoin('document_customers', 'document_customers.document', 'invoices.id')
    .select(['id', 'number', 'invoices.date', 'invoices.tax_state', 'tax_type', 'draft', 'original_date', 'customer'])
    .where('invoices.kind', '=', 'credit')
    .where('cancelled', '=', 0)
    .where('original_id', 'is not', null)
    .execute();
  const notes = rows.filter((row) => monthOf(row.date) !== monthOf(row.original_date ?? ''));
  let ofFiled = 0;
  for (const { id, number, date, tax_state: state, tax_type, draft, original_date, customer } of notes) {
    const heads = reckonDocument(JSON.parse(draft), tax_type);
    const taxable = heads.reduce((sum, row) => sum + row.taxable, 0);
    const payable = payableOf(heads.reduce((sum, row) => sum + row.taxable + row.cgst + row.sgst + row.igst, 0));
    const note = { id, number, state, customer: customer ?? '' };
    const all = { figures: -taxable, reports: payable, ledger: -payable, return: -taxable, pack: taxable };
    expect(await seenIn(desk, note, monthOf(date)), number).toEqual(all);
    const none = { figures: null, reports: null, ledger: null, return: null, pack: null };
    const invoiced = monthOf(original_date ?? '');
    expect(await seenIn(desk, note, invoiced), `${number} ${invoiced}`).toEqual(none);
    const { filed } = await desk.get<ReturnAnswer>(`/api/returns/${state}/${invoiced}`);
    if (filed) ofFiled += 1;
  }
  return { notes: notes.length, ofFiled };
}

type Note = { id: string; number: string; state: string; customer: string };

async function seenIn(desk: Desk, { id, number, state, customer }: Note, month: string): Promise<Seen> {
  const { from, to } = periodDays(month);
  const days = `state=${state}&from=${from}&to=${to}`;
  const behind = await desk.get<FiguresBehindAnswer>(`/api/figures/behind?${days}&size=100`);
  const reported = await desk.get<z.infer<typeof invoiceRecord>[]>(
    `/api/getInvoiceDetails/credit/${state}?page=1&size=100&from=${from}&to=${to}`,
  );
  const ledger = await desk.get<LedgerAnswer>(`/api/customers/${customer}/ledger?${days}&size=100`);
  const sections = await Promise.all(
    // What the portal would not take is told beside the sections, with its amount.
    [...returnSections, 'leftOut'].map((section) =>
      desk.get<ReturnRow[]>(`/api/returns/${state}/${month}/documents?section=${section}&size=100`),
    ),
  );
  const files = readZip(await desk.file(`/api/returns/${state}/${month}/pack.zip`));
  const [sheet] = (await readXlsx(new Uint8Array(files.get('Books/Credit notes.xlsx') ?? []))).sheets;
  const [names = [], ...notes] = sheet?.rows ?? [];
  const inPack = notes.find((row) => row[names.indexOf('Number')] === number)?.[names.indexOf('Taxable value')];
  return {
    figures: behind.rows.find((row) => row.id === id)?.net ?? null,
    reports: reported.find((row) => row.id === id)?.totals.payable ?? null,
    ledger: ledger.entries.find((row) => row.id === id)?.amount ?? null,
    return: sections.flat().find((row) => row.document === id)?.taxable ?? null,
    pack: typeof inPack === 'number' ? Math.round(inPack * 100) : null,
  };
}
