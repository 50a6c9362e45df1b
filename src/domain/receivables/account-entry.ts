import type { AccountItem } from './account-item.ts';
import type { PaymentMode, SettlementReason, TdsKind } from './voucher.ts';
import { modeText, reasonText, tdsKindText } from './voucher-wording.ts';

/** A line of a customer's ledger. What its kind does not have is '' or 0. */
export type AccountEntry = Pick<
  AccountItem,
  'id' | 'side' | 'kind' | 'taxState' | 'number' | 'date' | 'due' | 'amount'
> & {
  /** Only for a receipt: the part of the amount that was held back. */
  tds: number;
  /** It takes back a voucher that was cancelled, on the day of the cancellation. */
  takesBack: boolean;
  /** It was cancelled: on this line, or since. */
  ended: boolean;
  /** False for a document of an own branch, and from before money is recorded here: the balance leaves it out. */
  counts: boolean;
  mode: PaymentMode | '';
  reference: string;
  tdsKind: TdsKind | '';
  reason: SettlementReason | '';
  note: string;
  /** For a credit note, the number of its invoice; for an invoice, the buyer's order number. */
  about: string;
};

/** What it adds to the balance, in paise: below zero for what the customer paid. A set-off only moves money: 0. */
export function signedAmount({ side, amount, takesBack, counts }: AccountEntry): number {
  if (!counts || side === 'transfer') return 0;
  return (side === 'debt') === takesBack ? -amount : amount;
}

/** `entryWords(receipt)` → `{ what: 'Receipt, bank transfer', note: 'SMPLN26325000417' }`, as ledger and statement say it. */
export function entryWords(entry: AccountEntry): { what: string; note: string } {
  const { takesBack, note } = entry;
  const words = wordsOf(entry);
  return takesBack ? { what: `${words.what}, cancelled`, note } : words;
}

function wordsOf({ kind, side, mode, reference, tdsKind, reason, note, about }: AccountEntry): {
  what: string;
  note: string;
} {
  switch (kind) {
    case 'invoice':
      return { what: 'Tax invoice', note: about && `Buyer Order No ${about}` };
    case 'note':
      return { what: 'Credit note', note: about && `Against ${about}` };
    case 'opening':
      return { what: side === 'debt' ? 'Opening bill' : 'Opening advance', note };
    case 'receipt':
    case 'refund': {
      const word = kind === 'receipt' ? 'Receipt' : 'Refund';
      // 'UPI' stays as it is written; a cheque is known by its number.
      const way = mode === 'upi' ? 'UPI' : modeText(mode).toLowerCase();
      return mode === 'cheque'
        ? { what: [`${word}, cheque`, reference].filter(Boolean).join(' '), note: '' }
        : { what: `${word}, ${way}`, note: reference };
    }
    case 'settlement':
      return {
        what: [reasonText(reason), tdsKind === 'gst' ? tdsKindText(tdsKind) : ''].filter(Boolean).join(', '),
        note,
      };
  }
}
