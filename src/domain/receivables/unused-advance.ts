import type { AccountItem, ItemKind } from './account-item.ts';

/** What an advance is for. GST is due on one for a service; on one for goods it is not. */
export type AdvanceMark = 'goods' | 'service';

/** What was left of an advance at the end of a day. */
export type UnusedAdvance = Pick<AccountItem, 'id' | 'kind' | 'number' | 'date' | 'customer' | 'amount'> & {
  name: string;
  /** The code of the customer's state: the place of supply of what he orders; '' when it is not known. */
  place: string;
  left: number;
  /** '' until staff say it. */
  mark: AdvanceMark | '';
};

/** Whether it is money that came before the supply. What a credit note leaves has had its tax corrected. */
export function takesMark(kind: ItemKind): boolean {
  return kind === 'receipt' || kind === 'opening';
}

/** `unmarked`: how many nobody has marked; `service`: what is left of those for services, in paise. */
export function sumOfAdvances(advances: readonly UnusedAdvance[]): { unmarked: number; service: number } {
  const services = advances.filter(({ mark }) => mark === 'service');
  return {
    unmarked: advances.filter(({ kind, mark }) => takesMark(kind) && mark === '').length,
    service: services.reduce((sum, { left }) => sum + left, 0),
  };
}

/** What an advance came from. An invoice is one on a day on which it was paid twice. */
export const advanceNames: Record<ItemKind, string> = {
  invoice: 'Tax invoice',
  note: 'Credit note',
  opening: 'Opening bill',
  receipt: 'Receipt',
  refund: 'Refund',
  settlement: 'Settlement',
};
