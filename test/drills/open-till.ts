import type { buildInput } from '#test/build/factories.ts';
import { home } from '#test/specification/specified-firm.ts';
import type { openDesk } from './open-desk.ts';

export type Received = { id: string; number: string; amount: number; asAdvance: boolean };

/** A clerk at the till: asks with the same key until there is an answer, and takes a refusal for one. */
export function openTill(desk: Awaited<ReturnType<typeof openDesk>>) {
  const send = (place: number, path: string, body: object, key: string) =>
    desk.insist(
      place,
      () => once(place, path, body, key),
      async (answer) => (await answer.json()) as Answer,
    );
  /** One call. A refusal by the rules is an answer here: the money was taken by another clerk before. */
  const once = async (place: number, path: string, body: object, key: string): Promise<Response> => {
    const answer = await desk.ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': keyOf(place, key) },
      body: JSON.stringify(body),
    });
    return [409, 422].includes(answer.status) ? Response.json({ refused: await answer.text() }) : answer;
  };
  const cancel = (place: number, path: string) =>
    desk.insist(
      place,
      async () => {
        const answer = await desk.ask(path, { method: 'DELETE' });
        return [404, 409].includes(answer.status) ? Response.json({}) : answer;
      },
      (answer) => answer.arrayBuffer(),
    );
  const enter = (place: number, customer: string, invoices: string[], asAdvance: boolean) => {
    const allocations = asAdvance ? [] : [{ document: invoices[place % invoices.length], amount: 40_00 }];
    return send(place, '/api/receipts', { ...receiptOf(place, customer), allocations }, asAdvance ? '2' : '1');
  };
  const receive = async (place: number, customer: string, invoices: string[]): Promise<Received> => {
    const paying = await enter(place, customer, invoices, false);
    // Somebody paid the invoice before: it is an advance.
    const asAdvance = paying.refused !== undefined;
    const { id, number, amount, refused } = asAdvance ? await enter(place, customer, invoices, true) : paying;
    if (!id || !number || amount === undefined) throw new Error(`A receipt was refused: ${refused}`);
    return { id, number, amount, asAdvance };
  };
  return {
    addCustomer: async (fields: object): Promise<string> => {
      const { customer } = await send(0, '/api/customers', fields, '0');
      return customer?.id ?? '';
    },
    issueInvoice: (place: number, input: ReturnType<typeof buildInput>): Promise<string> =>
      desk.insist(
        place,
        () => once(place, '/api/generateInvoice', input, '3'),
        async (answer) => {
          await answer.arrayBuffer();
          return answer.headers.get('Document') ?? '';
        },
      ),
    /** Takes money, and does with some of it what happens to money. */
    serve: async (place: number, customer: string, invoices: string[]): Promise<Received> => {
      const received = await receive(place, customer, invoices);
      const other = invoices[(place * 7) % invoices.length];
      if (place % 3 === 0) {
        const use = { source: received.id, allocations: [{ document: other, amount: 3_00 }] };
        await send(place, '/api/advances/use', use, '4');
      }
      if (place % 7 === 0) {
        const { amount: _, tds: __, tdsKind: ___, ...refund } = receiptOf(place, customer);
        const allocations = [{ source: received.id, amount: 2_00 }];
        await send(place, '/api/refunds', { ...refund, amount: 2_00, allocations }, '5');
      }
      if (place % 5 === 0) await cancel(place, `/api/receipts/${received.id}?reason=Cheque%20bounced`);
      return received;
    },
    /**
     * Whether the key of a receipt still answers with it. One that is an advance is asked for as an advance: its invoice may
     * have been freed since, and then a call that pays it is no longer refused.
     */
    isSame: async (place: number, customer: string, invoices: string[], { number, asAdvance }: Received) => {
      if (place % 5 === 0) return true;
      return (await enter(place, customer, invoices, asAdvance)).number === number;
    },
  };
}

type Answer = Partial<Received> & { refused?: string; customer?: { id: string } };

function receiptOf(place: number, customer: string) {
  return {
    customer,
    taxState: home,
    date: '2026-11-21',
    amount: 45_00 + (place % 7) * 100,
    tds: place % 4 === 0 ? 1_00 : 0,
    tdsKind: place % 4 === 0 ? 'income-tax' : '',
    mode: 'upi',
    reference: `drill ${place}`,
    note: '',
  };
}

/** A UUID for each call of a place. */
function keyOf(place: number, call: string) {
  return `0000000${call}-0000-4000-9000-${String(place).padStart(12, '0')}`;
}
