import { countsAsPaid, type Voucher } from '../receivables/voucher.ts';
import { modeText, reasonText } from '../receivables/voucher-wording.ts';
import { moneyLedger, settlementLedger, type TallyLedgerNames, tdsLedger } from './tally-ledgers.ts';
import type { BillAllocation, TallyLedgerEntry, TallyVoucher, VoucherHead } from './tally-voucher.ts';

type MoneyVoucher = Pick<
  Voucher,
  'id' | 'kind' | 'number' | 'date' | 'amount' | 'tds' | 'tdsKind' | 'mode' | 'reference' | 'reason' | 'note'
>;

/** A part of a voucher: the number of the bill or advance that it names, and its amount in paise. */
type VoucherPart = { number: string; amount: number };

/** What a voucher allocated at its issue: the debts that it paid, and the advances that it paid them out of. */
export type VoucherParts = { debts: VoucherPart[]; sources: VoucherPart[] };

/**
 * The voucher of a receipt (Receipt), a refund (Payment) or a settlement (Journal). What a receipt does not pay is an advance
 * under its own number, which a later refund or set-off names.
 */
export function moneyVoucher(
  voucher: MoneyVoucher,
  party: { ledger: string; name: string },
  parts: VoucherParts,
  names: TallyLedgerNames,
): TallyVoucher {
  return {
    ...moneyHead(voucher),
    reference: voucher.reference,
    party: { ...party, address: [], gstin: '', state: '' },
    invoice: null,
    entries: entriesOf(voucher, party.ledger, parts, names),
    stock: [],
    narration: [modeText(voucher.mode), reasonText(voucher.reason), voucher.reference, voucher.note]
      .filter((text) => text !== '')
      .join(', '),
  };
}

export function moneyHead({ id, kind, number, date }: Pick<Voucher, 'id' | 'kind' | 'number' | 'date'>): VoucherHead {
  return {
    type: ({ receipt: 'Receipt', refund: 'Payment', settlement: 'Journal' } as const)[kind],
    guid: id,
    date,
    number,
  };
}

function entriesOf(
  voucher: MoneyVoucher,
  ledger: string,
  parts: VoucherParts,
  names: TallyLedgerNames,
): TallyLedgerEntry[] {
  const { amount, tds, tdsKind, mode, reason, number } = voucher;
  const credit = () => partyEntry(ledger, countsAsPaid(voucher), parts.debts, number);
  switch (voucher.kind) {
    case 'receipt':
      return [
        credit(),
        ...other(names[moneyLedger(mode)], -amount),
        // Held back by the customer: it counts as paid, and is claimed from the State.
        ...other(names[tdsLedger(tdsKind)], -tds),
      ];
    case 'refund':
      return [partyEntry(ledger, -amount, parts.sources, number), ...other(names[moneyLedger(mode)], amount)];
    case 'settlement':
      if (reason !== 'set-off') return [credit(), ...other(names[settlementLedger(reason, tdsKind)], -amount)];
      return [partyEntry(ledger, -amount, parts.sources, number), partyEntry(ledger, amount, parts.debts, number)];
  }
}

function other(ledger: string, amount: number): TallyLedgerEntry[] {
  return amount === 0 ? [] : [{ ledger, amount, isParty: false, bills: [] }];
}

/** The party's side. The bills are signed as the whole; what they leave is an advance under the voucher's own number. */
function partyEntry(ledger: string, whole: number, parts: VoucherPart[], number: string): TallyLedgerEntry {
  const sign = Math.sign(whole);
  const named = parts.map(
    ({ number: name, amount }): BillAllocation => ({ name, kind: 'Agst Ref', amount: sign * amount }),
  );
  const rest = whole - named.reduce((sum, { amount }) => sum + amount, 0);
  const advance: BillAllocation[] = rest === 0 ? [] : [{ name: number, kind: 'Advance', amount: rest }];
  return { ledger, amount: whole, isParty: true, bills: [...named, ...advance] };
}
