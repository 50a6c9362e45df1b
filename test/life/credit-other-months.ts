import type { NextDraft } from '#contract/documents.ts';
import { neighbours, periodDays } from '#domain/returns/period.ts';
import type { Desk } from './desk.ts';
import { type Issued, issue, soldTo } from './issue-documents.ts';

/** Invoices of the last month, to a registered buyer and to one who is not. */
export type ToCredit = { hotel: Issued; studio: Issued };

/**
 * Credits invoices in another month than theirs: in the last month one of the month before, which the demo has filed, and today two of the
 * last month, which is not filed yet. Of these two there is something left to credit.
 */
export async function creditOtherMonths(desk: Desk, lastMonth: string): Promise<ToCredit> {
  const { home, buyers } = desk.firm;
  const { from, to } = periodDays(neighbours(lastMonth, 'monthly').before);
  const listed = `/api/getInvoiceDetails/tax/${home}?page=1&size=1&totals=without&from=${from}&to=${to}`;
  const [found] = await desk.get<{ id: string }[]>(listed);
  const old = found ?? (await issue(desk, soldTo(buyers.hotel, { orderDate: to })));
  const { input } = await desk.get<NextDraft>(`/api/documents/${old.id}/next?kind=credit`);
  await issue(desk, { ...input, qty1: '1', orderDate: `${lastMonth}-18` });

  const orderDate = `${lastMonth}-15`;
  const ofLastMonth = {
    hotel: await issue(desk, soldTo(buyers.hotel, { orderDate })),
    studio: await issue(desk, soldTo(buyers.studio, { orderDate })),
  };
  await creditToday(desk, ofLastMonth);
  return ofLastMonth;
}

/** Credits one piece of each. */
export async function creditToday(desk: Desk, invoices: ToCredit): Promise<void> {
  for (const buyer of ['hotel', 'studio'] as const) {
    const of = { type: 'credit', referenceNumber: invoices[buyer].number, qty1: '1' };
    await issue(desk, soldTo(desk.firm.buyers[buyer], of));
  }
}
