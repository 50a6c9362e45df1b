import type { ReceivableStore } from '#operations/ports/receivables.ts';
import type { Database } from '../engine/tables.ts';
import { voucherOfKey } from './account-keys.ts';
import { markAdvance } from './advances/mark-advance.ts';
import { cancelVoucher } from './cancel-voucher.ts';
import { changeOpenings } from './change-openings.ts';
import { fillAccounts } from './fill-accounts.ts';
import { pageOfVouchers, streamVouchers } from './find-vouchers.ts';
import { issueVoucher } from './issue-voucher.ts';
import { billFromRow, openingsIn, standingOf } from './opening-row.ts';
import { balancesOf, cashReceived, moneyOf, openItems } from './read-accounts.ts';
import { allocationsOf, linesAsIssued } from './read-allocations.ts';
import { findVoucher } from './read-vouchers.ts';
import { refundLimits } from './refund-limits.ts';
import { useAdvance } from './use-advance.ts';
import { vouchersByNumber } from './vouchers-by-number.ts';

export function openReceivableStore(database: Database): ReceivableStore {
  const { read } = database;
  return {
    issue: (voucher) => issueVoucher(database, voucher),
    findByKey: (idempotency) => voucherOfKey(database, idempotency),
    cancel: (...cancel) => cancelVoucher(database, ...cancel),
    refundLimits: (sources) => refundLimits(database.read, sources),
    useAdvance: (...use) => useAdvance(database, ...use),
    markAdvance: (...mark) => markAdvance(database, ...mark),
    ...changeOpenings(database),
    allOpenings: () => standingOf(read, 'all'),
    openingsOfFile: async (file) =>
      (await openingsIn(read).where('opening_bills.id', 'like', `${file}-%`).execute()).map(billFromRow),
    openings: async (customer) =>
      (
        await openingsIn(read)
          .where('account_items.customer', '=', customer)
          .where('opening_bills.ended_at', 'is', null)
          .orderBy('opening_bills.date')
          .orderBy('opening_bills.added_seq')
          .execute()
      ).map(billFromRow),
    find: (id) => findVoucher(read, id),
    byNumber: (...typed) => vouchersByNumber(read, ...typed),
    page: (...page) => pageOfVouchers(database, ...page),
    stream: (filter) => streamVouchers(database, filter),
    allocationsOf: (id) => allocationsOf(read, id),
    linesAsIssued: (voucher) => linesAsIssued(read, voucher),
    moneyOf: (id) => moneyOf(read, id),
    openItems: (customer, taxState) => openItems(read, customer, taxState),
    balances: (customers) => balancesOf(read, customers),
    cashReceived: (...cash) => cashReceived(read, ...cash),
    keptFrom: async () => {
      const row = await read.selectFrom('money_kept_from').selectAll().executeTakeFirstOrThrow();
      return { from: row.kept_from, byDefault: row.default_from };
    },
    fillNext: (at) => fillAccounts(database, at),
  };
}
