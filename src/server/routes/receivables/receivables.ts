import type { Context } from 'hono';
import type { Logger } from 'pino';
import {
  type CheckedVoucher,
  type IssuedVoucher,
  issueReceiptCall,
  issueRefundCall,
  issueSettlementCall,
  type PayLine,
  useAdvanceCall,
} from '#contract/receivables/receivables.ts';
import { receiptCalls, refundCalls, settlementCalls } from '#contract/receivables/vouchers.ts';
import { failed } from '#domain/outcome.ts';
import type { VoucherKind } from '#domain/receivables/voucher.ts';
import { voucherBook } from '#domain/receivables/voucher-file.ts';
import type { VoucherInput } from '#domain/receivables/voucher-input.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { Login } from '#operations/ports/staff.ts';
import { cancelVoucherOfKind, unknownVoucher } from '#operations/receivables/cancel-voucher-of-kind.ts';
import { checkVoucher, enterVoucher } from '#operations/receivables/enter-voucher.ts';
import { payFromAdvance } from '#operations/receivables/pay-from-advance.ts';
import { drawVoucherPaper, sendVoucherPaper } from '../../answers/send-voucher-paper.ts';
import { voucherAnswerOf, voucherRecordOf } from '../../answers/voucher-record-of.ts';
import { readIdempotency } from '../../http/read-idempotency.ts';
import { sendWorkbook } from '../../http/send-workbook.ts';
import { limitRate } from '../../limit-rate.ts';
import { refuse } from '../../respond.ts';
import { type Env, type Route, route } from '../../route.ts';
import type { ServerPorts, ServerSettings } from '../../server-ports.ts';

const ISSUES_A_MINUTE = 60;

type Typed = Omit<VoucherInput, 'kind' | 'lines'> & { lines: VoucherInput['lines'] };
type Request = { context: Context<Env>; body: object; query: { preview: string }; actor: Actor; login: Login };

/** Receipts, refunds and settlements, and the use of advances. */
export function receivableRoutes(ports: ServerPorts, settings: ServerSettings, log: Logger): Route[] {
  const allowed = limitRate(settings.rateLimits ? ISSUES_A_MINUTE : Number.POSITIVE_INFINITY);

  const issue = async (kind: VoucherKind, typed: Typed, { context, body, query, actor, login }: Request) => {
    const input: VoucherInput = { ...typed, kind };
    if (query.preview === '1') {
      const checked = await checkVoucher(ports, input);
      return checked.ok ? context.json(checked.value satisfies CheckedVoucher) : refuse(context, checked);
    }
    const wait = allowed(login.tokenHash, Date.parse(ports.system.now()));
    if (wait > 0)
      return refuse(context, failed('too-many', `Too many at once. Wait ${wait} seconds.`, { retryAfter: wait }));
    const key = readIdempotency(context, ports.system, { kind, ...body });
    if (!key.ok) return refuse(context, key);
    const issued = await enterVoucher(ports, { input, idempotency: key.value, actor });
    if (!issued.ok) return refuse(context, issued);
    const { voucher, warnings } = issued.value;
    await drawVoucherPaper(ports, voucher, log);
    return context.json({ ...(await voucherRecordOf(ports, voucher)), warnings } satisfies IssuedVoucher, 201);
  };

  return [
    route(issueReceiptCall, (request) => {
      const { allocations, ...typed } = request.body;
      const lines = allocations?.map((line) => ({
        source: null,
        debt: debtOf(line),
        amount: line.amount,
        tds: line.tds,
      }));
      return issue('receipt', { ...typed, reason: '', lines: lines ?? null }, request);
    }),

    route(issueRefundCall, (request) => {
      const { allocations, ...typed } = request.body;
      const lines = allocations?.map((line) => ({ ...line, debt: null, tds: 0 }));
      return issue('refund', { ...typed, tds: 0, tdsKind: '', reason: '', lines: lines ?? null }, request);
    }),

    route(issueSettlementCall, (request) => {
      const { allocations, ...typed } = request.body;
      const lines = allocations.map((line) => ({
        ...{ source: line.source ?? null, debt: debtOf(line) },
        ...{ amount: line.amount, tds: 0 },
      }));
      return issue('settlement', { ...typed, amount: 0, tds: 0, mode: '', lines }, request);
    }),

    route(useAdvanceCall, async ({ context, body, actor }) => {
      const key = readIdempotency(context, ports.system, body);
      if (!key.ok) return refuse(context, key);
      const lines = body.allocations.map((line) => ({ debt: debtOf(line) ?? '', amount: line.amount }));
      const used = await payFromAdvance(ports, { source: body.source, lines, idempotency: key.value }, actor);
      return used.ok ? context.json({ allocations: used.value }, 201) : refuse(context, used);
    }),

    ...routesOf(ports, log, 'receipt', receiptCalls),
    ...routesOf(ports, log, 'refund', refundCalls),
    ...routesOf(ports, log, 'settlement', settlementCalls),
  ];
}

type Calls = typeof receiptCalls | typeof refundCalls | typeof settlementCalls;

/** What is alike for the three kinds. */
function routesOf(ports: ServerPorts, log: Logger, kind: VoucherKind, calls: Calls): Route[] {
  const { receivables } = ports;
  const find = async (id: string) => {
    const voucher = await receivables.find(id);
    return voucher?.kind === kind ? voucher : null;
  };
  return [
    route(calls.list, async ({ context, query }) => {
      const { state: taxState, mode, customer, from, to, q, cancelled, page, size } = query;
      const filter = { kind, taxState, mode, customer, from, to, query: q, withCancelled: cancelled === 'true' };
      const { vouchers, count, sums } = await receivables.page(filter, page, size);
      context.header('X-Total-Count', String(count));
      return context.json({
        vouchers: vouchers.map(voucherAnswerOf),
        sums: sums.map(({ kind: _, ...sum }) => sum),
      });
    }),

    route(calls.workbook, ({ context, query }) => {
      const { state: taxState, mode, customer, from, to, q, cancelled } = query;
      const filter = { kind, taxState, mode, customer, from, to, query: q, withCancelled: cancelled === 'true' };
      const sheet = voucherBook(kind, receivables.stream(filter));
      const name = [`${kind}s`, taxState, from, to].filter((part) => part !== '').join('-');
      return sendWorkbook(context, { sheets: ports.sheets, log }, { name, sheet });
    }),

    route(calls.one, async ({ context, params }) => {
      // The page of a receipt shows all three, and a link to it does not know which one it is.
      const voucher = kind === 'receipt' ? await receivables.find(params.id) : await find(params.id);
      return voucher ? context.json(await voucherRecordOf(ports, voucher)) : refuse(context, unknownVoucher(kind));
    }),

    route(calls.file, async ({ context, params, actor }) => {
      const voucher = await find(params.id);
      return voucher ? sendVoucherPaper(context, ports, voucher, actor) : refuse(context, unknownVoucher(kind));
    }),

    route(calls.cancel, async ({ context, params, query, actor }) => {
      const cancelled = await cancelVoucherOfKind(ports, { id: params.id, kind, reason: query.reason }, actor);
      if (!cancelled.ok) return refuse(context, cancelled);
      await drawVoucherPaper(ports, cancelled.value, log);
      return context.json(await voucherRecordOf(ports, cancelled.value));
    }),
  ];
}

/** Null when the line names neither. */
function debtOf({ document, opening }: PayLine): string | null {
  return document ?? opening ?? null;
}
