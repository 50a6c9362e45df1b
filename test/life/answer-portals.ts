import type { CompanyAnswer } from '#contract/company.ts';
import type { DocumentRecord } from '#contract/documents.ts';
import type { AnsweredRowAnswer } from '#contract/returns/einvoices.ts';
import type { EwayAnsweredRow } from '#contract/returns/eway.ts';
import { indianDate, indianTime } from '#domain/calendar/indian-date.ts';
import { buildPortalAnswer } from '#test/build/build-einvoice.ts';
import type { Desk } from './desk.ts';
import { cancelDocument, type Documents, type Issued } from './issue-documents.ts';

/** What the portals of e-invoices and e-way bills say about documents: taken, cancelled there, and a number that is lost. */
export async function answerPortals(desk: Desk, { registered }: Documents): Promise<void> {
  const [kept, cancelled, burnt, moved, stopped] = registered as [Issued, Issued, Issued, Issued, Issued];
  await desk.post('/api/einvoices/inv01', { documents: [kept.id, cancelled.id, burnt.id] });
  const { company } = await desk.get<CompanyAnswer>('/api/company');
  const seller = company?.registrations[desk.firm.home]?.gstin ?? '';
  const answerTo = async ({ id }: Issued, ackNo: number, qr = {}) => {
    const { refnum: number, date, totals, data } = await desk.get<DocumentRecord>(`/api/documents/${id}`);
    const buyer = /GSTIN (\w{15})/.exec(data)?.[1] ?? '';
    const ackDt = `${indianDate(desk.now())} ${indianTime(desk.now())}:00`;
    return buildPortalAnswer({ kind: 'tax', number, date, seller, buyer, payable: totals.payable, ackNo, ackDt }, qr);
  };
  const answers = [
    await answerTo(kept, 182_610_400_000_331),
    await answerTo(cancelled, 182_610_400_000_332),
    await answerTo(burnt, 182_610_400_000_333, { TotInvVal: 1 }),
  ];
  const file = await desk.upload('/api/einvoices/answers', JSON.stringify(answers), 'answers.json');
  const rows = (await file.json()) as AnsweredRowAnswer[];
  if (rows.map(({ what }) => what).join() !== 'taken,taken,refused') throw new Error(JSON.stringify(rows));
  const told = { on: desk.today(), reason: 'mistake', why: '' };
  await desk.post(`/api/einvoices/${cancelled.id}/cancelled`, told);
  await cancelDocument(desk, 'tax', cancelled.number, 'reason=mistake');
  await moveGoods(desk, moved, stopped);
}

async function moveGoods(desk: Desk, moved: Issued, stopped: Issued): Promise<void> {
  const transport = { mode: 'road', vehicle: 'DL01LX0000', distance: 1745 };
  for (const { id } of [moved, stopped]) await desk.post(`/api/documents/${id}/eway`, { version: 0, transport });
  await desk.post('/api/eway/json', { documents: [moved.id, stopped.id] });
  const madeAt = `${indianDate(desk.now())} ${indianTime(desk.now())}`;
  const bills = [moved, stopped].map(({ number: document }, index) => ({
    ...{ document, number: `77120000482${index}`, madeAt, validUntil: desk.ago(-9) },
  }));
  const rows = await desk.post<EwayAnsweredRow[]>('/api/eway/answers', bills);
  if (rows.some(({ what }) => what !== 'taken')) throw new Error(JSON.stringify(rows));
  const cancellation = { cancelledAt: desk.now(), reason: 'Order cancelled' };
  await desk.post(`/api/documents/${stopped.id}/eway/cancelled`, cancellation);
}
