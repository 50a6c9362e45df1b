import type { AccountItem } from './account-item.ts';

const otherSide = { debt: 'source', source: 'debt', transfer: 'transfer' } as const;

/**
 * An item with what was open of it on a past day. A receipt counts until the day of its cancellation, and another one with an
 * earlier date may pay the same invoice again: on the days between, the invoice was paid twice, and what was too much is an
 * advance: `withOpen(invoice, -118000)` → `{ …invoice, side: 'source', open: 118000 }`.
 */
export function withOpen<Item extends Pick<AccountItem, 'side' | 'open'>>(item: Item, open: number): Item {
  return { ...item, side: open < 0 ? otherSide[item.side] : item.side, open: Math.abs(open) };
}
