import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { monthOf, neighbours } from '#domain/returns/period.ts';
import type { Desk } from './desk.ts';
import type { Documents } from './issue-documents.ts';

/** The month before that of the day: `lastMonthOf('2026-11-21')` → `'2026-10'` */
export function lastMonthOf(day: string): string {
  return neighbours(monthOf(day), 'monthly').before;
}

/** The last month is completed, filed, opened again and filed once more; its books go to the accountant and to Tally. */
export async function fileReturns(desk: Desk, { withoutPlace }: Documents, lastMonth: string): Promise<void> {
  await desk.post(`/api/documents/${withoutPlace.id}/supplement`, { place: '06', reason: 'As the order says' });
  const address = `/api/returns/${desk.firm.home}/${lastMonth}`;
  const file = async (arn: string) => {
    const { revision } = await desk.get<ReturnAnswer>(address);
    return desk.post<ReturnAnswer>(`${address}/filed`, { revision, filedOn: desk.today(), arn });
  };
  await file('AA0710260000000');
  await desk.say('DELETE', `${address}/filed?reason=One+invoice+was+missing`);
  const { filed } = await file('AA0710260000001');
  for (const { name } of filed?.files ?? []) await desk.file(`${address}/filed/${encodeURIComponent(name)}`);
  for (const name of ['pack.zip', 'register.xlsx', 'hsn.xlsx', 'gstr1.json', 'gstr1.xlsx', 'gstr3b.json', 'tally.xml'])
    await desk.file(`${address}/${name}`);
  await desk.file(`/api/returns/${desk.firm.home}/${monthOf(desk.today())}/tally.xml`);
}
