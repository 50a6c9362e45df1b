import type { Database } from '#adapters/database/engine/tables.ts';
import { openReceivableStore } from '#adapters/database/receivables/receivable-store.ts';
import type { OpeningBillFields } from '#domain/receivables/opening-bill.ts';
import type { VoucherDraft } from '#domain/receivables/voucher.ts';
import { fillAll } from '#operations/fill-all.ts';
import type { NewVoucher } from '#operations/ports/receivables.ts';
import { buildOpening, buildReceipt } from '#test/build/build-money.ts';
import { actor } from '#test/build/factories.ts';
import { inspect } from '#test/open/inspect.ts';
import { type branch, home } from '#test/specification/specified-firm.ts';
import { openTestBook } from './open-test-book.ts';

const at = '2026-11-21T06:00:00.000Z';

/** A shop with a customer book whose documents are paid: every call is made as the operations make it. */
export async function openTestAccounts(database: Database) {
  const book = await openTestBook(database);
  const store = openReceivableStore(database);
  let made = 0;
  const id = () => {
    made += 1;
    return `00000000-0000-4000-c000-${String(made).padStart(12, '0')}`;
  };
  const entryOf = (draft: Partial<VoucherDraft>, more: Partial<NewVoucher> = {}): NewVoucher => ({
    id: id(),
    draft: buildReceipt(draft),
    issuedAt: at,
    actor,
    companyVersion: 1,
    specimen: false,
    openingNumber: 1,
    idempotency: null,
    ...more,
  });
  const tryIssue = (draft: Partial<VoucherDraft>, more: Partial<NewVoucher> = {}) => store.issue(entryOf(draft, more));
  const issue = async (draft: Partial<VoucherDraft>, more: Partial<NewVoucher> = {}) => {
    const answer = await tryIssue(draft, more);
    if (answer.kind !== 'issued') throw new Error(JSON.stringify(answer));
    return answer.voucher;
  };
  const billOf = (id: string) =>
    database.read
      .selectFrom('opening_bills')
      .select(['version', 'reference', 'date', 'due', 'note'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const pays = (debt: { id: string }, amount: number) => ({ source: null, debt: debt.id, amount, tds: 0 });
  const owes = (source: { id: string }, amount: number) => ({ source: source.id, debt: null, amount, tds: 0 });
  return {
    ...book,
    store,
    pays,
    owes,
    tryIssue,
    receive: issue,
    refund: (source: { id: string }, amount: number, draft: Partial<VoucherDraft>) =>
      issue({ kind: 'refund', amount, lines: [owes(source, amount)], ...draft }),
    settle: (debt: { id: string }, amount: number, draft: Partial<VoucherDraft>) =>
      issue({ kind: 'settlement', mode: '', reason: 'discount', lines: [pays(debt, amount)], ...draft }),
    setOff: (source: { id: string }, debt: { id: string }, amount: number, draft: Partial<VoucherDraft>) =>
      issue({
        kind: 'settlement',
        mode: '',
        reason: 'set-off',
        lines: [{ source: source.id, debt: debt.id, amount, tds: 0 }],
        ...draft,
      }),
    use: (source: { id: string }, lines: { debt: string; amount: number }[], key: string | null = null) =>
      store.useAdvance(
        {
          id: id(),
          source: source.id,
          date: '2026-11-21',
          lines,
          idempotency: key === null ? null : { key, bodyHash: JSON.stringify(lines) },
        },
        at,
        actor,
      ),
    /** Adds an opening bill. */
    open: async (fields: Partial<OpeningBillFields>) => {
      const answer = await store.addOpening({ id: id(), fields: buildOpening(fields), idempotency: null }, at, actor);
      if (answer.kind !== 'saved') throw new Error(JSON.stringify(answer));
      return answer.bill;
    },
    /** Whether the new amount was taken. */
    changeOpening: async ({ id }: { id: string }, amount: number): Promise<boolean> => {
      const { version, ...bill } = await billOf(id);
      return (await store.changeOpening(id, version, { ...bill, amount }, at, actor)).kind === 'saved';
    },
    endOpening: async ({ id }: { id: string }) => store.endOpening(id, (await billOf(id)).version, at, actor),
    cancelVoucher: (voucher: { id: string }, reason = 'Cheque bounced') => store.cancel(voucher.id, reason, at, actor),
    /** What verify finds in the money alone, which takes a quarter of the time of all that it looks at. */
    wrongMoney: async () => (await inspect(database, 'Money')).faults,
    /** The job, once. */
    catchUp: async () => {
      await book.run();
      return fillAll(() => store.fillNext(at), new AbortController().signal);
    },
    /** What is open of a customer: `DL/26-27/0001 100.00`, debts first. */
    openOf: async (customer: { id: string }, taxState: typeof home | typeof branch = home) => {
      const { debts, advances } = await store.openItems(customer.id, taxState);
      return [...debts, ...advances].map(({ number, open }) => `${number} ${open / 100}`);
    },
    balanceOf: async (customer: { id: string }) => {
      const [balance] = (await store.balances([customer.id])).get(customer.id) ?? [];
      return balance ? [balance.owed, balance.advances] : [0, 0];
    },
  };
}
