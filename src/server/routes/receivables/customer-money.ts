import {
  addOpeningCall,
  type CustomerMoney,
  changeOpeningCall,
  customerMoneyCall,
  endOpeningCall,
  type OpeningBillAnswer,
  openingsCall,
  type StatementAnswer,
  statementCall,
  statementFileCall,
} from '#contract/receivables/customer-money.ts';
import type { AccountItem } from '#domain/receivables/account-item.ts';
import type { Statement } from '#domain/receivables/statement.ts';
import { unknownCustomer } from '#operations/customers/save-customer.ts';
import { drawStatement, readStatement } from '#operations/receivables/read-statement.ts';
import { addOpening, changeOpening, endOpening } from '#operations/receivables/save-opening.ts';
import { paperHeaders } from '../../answers/send-voucher-paper.ts';
import { readIdempotency } from '../../http/read-idempotency.ts';
import { refuse, sendPdf } from '../../respond.ts';
import { type Route, route } from '../../route.ts';
import type { ServerPorts } from '../../server-ports.ts';

/** What a customer owes, his opening bills and his statement of account. */
export function customerMoneyRoutes(ports: ServerPorts): Route[] {
  const { customers, receivables } = ports;
  return [
    route(customerMoneyCall, async ({ context, params, query }) => {
      if (!(await customers.find(params.id))) return refuse(context, unknownCustomer);
      const { debts, advances } = await receivables.openItems(params.id, query.state);
      const answer: CustomerMoney = { debts: debts.map(debtOnTheWire), advances: advances.map(advanceOnTheWire) };
      return context.json(answer);
    }),

    route(openingsCall, async ({ context, params }) => {
      if (!(await customers.find(params.id))) return refuse(context, unknownCustomer);
      return context.json((await receivables.openings(params.id)) satisfies OpeningBillAnswer[]);
    }),

    route(addOpeningCall, async ({ context, params, body, actor }) => {
      const key = readIdempotency(context, ports.system, { ...params, ...body });
      if (!key.ok) return refuse(context, key);
      const saved = await addOpening(ports, { ...body, customer: params.id }, key.value, actor);
      return saved.ok ? context.json(saved.value satisfies OpeningBillAnswer, 201) : refuse(context, saved);
    }),

    route(changeOpeningCall, async ({ context, params, body, actor }) => {
      const saved = await changeOpening(ports, { ...body, ...params }, actor);
      return saved.ok ? context.json(saved.value satisfies OpeningBillAnswer) : refuse(context, saved);
    }),

    route(endOpeningCall, async ({ context, params, query, actor }) => {
      const ended = await endOpening(ports, { ...query, ...params }, actor);
      return ended.ok ? context.json(ended.value satisfies OpeningBillAnswer) : refuse(context, ended);
    }),

    route(statementCall, async ({ context, params, query: { state: taxState, from, to } }) => {
      const read = await readStatement(ports, { customer: params.id, taxState, from, to });
      return read.ok ? context.json(statementOnTheWire(read.value.statement)) : refuse(context, read);
    }),

    route(statementFileCall, async ({ context, params, query: { state: taxState, from, to }, actor }) => {
      const drawn = await drawStatement(ports, { customer: params.id, taxState, from, to });
      if (!drawn.ok) return refuse(context, drawn);
      const { statement } = drawn.value.read;
      const file = `Statement-${statement.from}-${statement.to}.pdf`;
      const period = { from: statement.from, to: statement.to };
      const paper = { kind: 'statement', customer: params.id, taxState, ...period } as const;
      return sendPdf(context, drawn.value.bytes, file, await paperHeaders(ports, paper, file, actor));
    }),
  ];
}

function debtOnTheWire({ id, kind, number, date, due, amount, open }: AccountItem): CustomerMoney['debts'][number] {
  return {
    id,
    kind: kind === 'opening' || kind === 'refund' ? kind : 'invoice',
    number,
    date,
    due,
    amount,
    owed: open,
  };
}

function advanceOnTheWire({ id, kind, number, date, amount, open }: AccountItem): CustomerMoney['advances'][number] {
  const known = kind === 'note' || kind === 'opening' || kind === 'settlement' ? kind : 'receipt';
  return { id, kind: known, number, date, amount, left: open };
}

function statementOnTheWire({ open, advances, ...statement }: Statement): StatementAnswer {
  return {
    ...statement,
    open: open.map(({ daysOver, ...item }) => ({ ...debtOnTheWire(item), daysOver })),
    advances: advances.map(advanceOnTheWire),
  };
}
