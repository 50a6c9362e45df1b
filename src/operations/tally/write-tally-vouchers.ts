import { readValidDraft } from '#domain/invoices/read-draft.ts';
import { documentVoucher } from '#domain/tally/document-voucher.ts';
import { moneyHead, moneyVoucher } from '#domain/tally/money-voucher.ts';
import { tallyMessage } from '#domain/tally/tally-envelope.ts';
import { type TallyVoucher, type VoucherHead, voucherFooting } from '#domain/tally/tally-voucher.ts';
import { writeCancelled, writeVoucher } from '#domain/tally/write-voucher.ts';
import { stateName } from '#domain/tax/states.ts';
import type { TallyCancelled, TallyDays, TallyDocument, TallyHead, TallyMoney, TallyStore } from '../ports/tally.ts';
import type { EarlierExports } from './earlier-exports.ts';
import type { TallyBooks } from './tally-books.ts';

type Wanted = {
  days: TallyDays;
  upTo: number;
  isWanted: (head: TallyHead) => boolean;
  earlier: EarlierExports;
  again: boolean;
  /** Counted up while they are written. */
  counts: { vouchers: number; cancelled: number };
};

/** The vouchers of these days, then those of any day that were cancelled since the last file. */
export async function* writeTallyVouchers(
  tally: TallyStore,
  books: TallyBooks,
  wanted: Wanted,
): AsyncGenerator<string> {
  const { days, upTo, isWanted, earlier, again, counts } = wanted;
  const written = (of: TallyHead, head: VoucherHead, voucher: () => TallyVoucher): string => {
    counts[of.cancelled ? 'cancelled' : 'vouchers'] += 1;
    if (of.cancelled) return tallyMessage(writeCancelled(head, earlier.has(of)));
    return tallyMessage(writeVoucher(footed(voucher())));
  };
  for await (const batch of tally.documents(days, upTo))
    yield batch
      .filter(isWanted)
      .map((document) => written(document, headOf(document), () => voucherOf(document, books)))
      .join('');
  for await (const batch of tally.money(days, upTo))
    yield batch
      .filter(isWanted)
      .map((each) => written(each, moneyHead(each.voucher), () => moneyVoucherOf(each, books)))
      .join('');
  // There is nothing to take back before the first file.
  if (earlier.upTo === 0) return;
  for await (const each of tally.cancelledSince(days.taxState, earlier.upTo, upTo)) {
    const isAbove = again && days.from <= each.date && each.date <= days.to;
    if (!earlier.has(each) || isAbove) continue;
    counts.cancelled += 1;
    yield tallyMessage(writeCancelled(headOf(each), true));
  }
}

function headOf({ id, kind, number, date }: TallyDocument | TallyCancelled): VoucherHead {
  if (kind === 'tax' || kind === 'credit')
    return { type: kind === 'tax' ? 'Sales' : 'Credit Note', guid: id, date, number };
  return moneyHead({ id, kind, number, date });
}

function voucherOf(document: TallyDocument, books: TallyBooks): TallyVoucher {
  const invoice = readValidDraft(document.draft);
  return documentVoucher(
    {
      id: document.id,
      invoice,
      gstin: document.facts.gstin,
      placeOfSupply: stateName(document.facts.place) ?? '',
      original: document.original ?? invoice.referenceNumber,
      ledger: books.ledgerOf(document).ledger,
    },
    books.names,
    books.units,
  );
}

function moneyVoucherOf(each: TallyMoney, books: TallyBooks): TallyVoucher {
  return moneyVoucher(each.voucher, books.ledgerOf(each), each.parts, books.names);
}

/** Tally would refuse the whole file, or book the difference somewhere: better no file. */
function footed(voucher: TallyVoucher): TallyVoucher {
  const left = voucherFooting(voucher);
  if (left !== 0) throw new Error(`The voucher ${voucher.number} does not foot: ${left} paise are left.`);
  return voucher;
}
