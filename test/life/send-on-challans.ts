import type { DocumentRecord, NextDraft } from '#contract/documents.ts';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import type { Desk } from './desk.ts';
import { cancelDocument, type Issued, issue, soldTo } from './issue-documents.ts';

/**
 * Goods that go out on challans: on approval, partly back and partly invoiced; for job work in the month that is filed; one that is
 * closed and open again, and one that is cancelled.
 */
export async function sendOnChallans(desk: Desk, lastMonth: string): Promise<{ approved: Issued }> {
  const challan = (purpose: string, more: InvoiceInput = {}) =>
    issue(desk, soldTo(desk.firm.buyers.hotel, { type: 'challan', purpose, qty1: '20', ...more }));
  const approved = await challan('approval', second);
  const back = (rows: { row: number; quantity: string; left: number }[], remark = '') =>
    desk.post<DocumentRecord>(`/api/documents/${approved.id}/cameBack`, { date: desk.today(), remark, rows });
  await back([{ row: 1, quantity: '5', left: 20_000 }], 'Two rolls were open');
  const mistaken = await back([{ row: 2, quantity: '30', left: 60_000 }]);
  const line = mistaken.challan?.cameBack.at(-1)?.line;
  await desk.say('DELETE', `/api/documents/${approved.id}/cameBack/${line}`);
  const { input } = await desk.get<NextDraft>(`/api/documents/${approved.id}/next?kind=tax`);
  await issue(desk, { ...input, qty1: '10', qty2: '25.5' });
  const worked = await challan('job-work', { orderDate: `${lastMonth}-16` });
  await challan('other', { orderDate: `${lastMonth}-17`, purposeRemark: 'Repair', showTax: 'yes' });
  for (const reason of ['Used up in the work.', 'All of it was used up.']) {
    await desk.post(`/api/documents/${worked.id}/decline`, { reason });
    if (reason.startsWith('Used')) await desk.say('DELETE', `/api/documents/${worked.id}/decline`);
  }
  const wrong = await challan('site');
  await cancelDocument(desk, 'challan', wrong.number, 'reason=mistake');
  return { approved };
}

const second = {
  ...{ productname2: 'Carpet Tile', hsn2: '57032990', qty2: '60', rate2: '865.40', ratePerQty2: 'sqmtr', gst2: '18' },
};
