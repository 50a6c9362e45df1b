import { openDatabase } from '#adapters/database/engine/open-database.ts';

/**
 * Adds up the raw rows behind the program's back: what came in receipts, and what it became. `numbers`: each receipt with its
 * amount.
 */
export async function readAccounts(databaseUrl: string) {
  const { read, close } = await openDatabase(databaseUrl);
  try {
    const receipts = await read
      .selectFrom('vouchers')
      .leftJoin('voucher_cancellations as ended', 'ended.voucher', 'vouchers.id')
      .select(['vouchers.id', 'number', 'amount', 'tds', 'ended.voucher as ended'])
      .where('kind', '=', 'receipt')
      .execute();
    const items = await read.selectFrom('account_items').select(['id', 'open']).where('kind', '=', 'receipt').execute();
    const allocations = await read
      .selectFrom('allocations')
      .select(['source', 'amount'])
      .where('ended_seq', 'is', null)
      .execute();
    const ids = new Set(receipts.map(({ id }) => id));
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    return {
      numbers: new Map(receipts.map(({ number, amount }) => [number, amount])),
      came: sum(receipts.map(({ amount, tds }) => amount + tds)),
      allocated: sum(allocations.filter(({ source }) => ids.has(source)).map(({ amount }) => amount)),
      advances: sum(items.map(({ open }) => open)),
      cancelled: sum(receipts.filter(({ ended }) => ended !== null).map(({ amount, tds }) => amount + tds)),
    };
  } finally {
    await close();
  }
}
