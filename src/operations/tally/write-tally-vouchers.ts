import { readValidDraft } from '#domain/invoices/read-draft.ts';
import { documentVoucher } from '#domain/tally/document-voucher.ts';
import { moneyHead, moneyVoucher } from '#domain/tally/money-voucher.ts';
import { tallyMessage } from '#domain/tally/tally-envelope.ts';
import { type TallyVoucher, type VoucherHead, voucherFooting } from '#domain/tally/tally-voucher.ts';
import { writeCancelled, writeVoucher } from '#domain/tally/write-voucher.ts';
import { stateName } from '#domain/tax/states.ts';
import type { TallyCancelled, TallyDocument, TallyHead, TallyMoney, TallyStore } from '../ports/tally.ts';
import type { TallyBooks } from './tally-books.ts';
import type { WantedVouchers } from './wanted-vouchers.ts';

/**
 * The vouchers of these days, then those of any day that have changed or were cancelled since the last file. `counts` goes up
 * while they are written.
 */
export async function* writeTallyVouchers(
  tally: TallyStore,
  books: TallyBooks,
  { days, upTo, has, isThere, changed, cancelled }: WantedVouchers,
  counts: { vouchers: number; changed: number; cancelled: number },
): AsyncGenerator<string> {
  const written = (of: TallyHead, head: VoucherHead, voucher: () => TallyVoucher): string => {
    counts[of.cancelled ? 'cancelled' : 'vouchers'] += 1;
    if (of.cancelled) return tallyMessage(writeCancelled(head, isThere(of)));
    return tallyMessage(writeVoucher(footed(voucher())));
  };
  for await (const batch of tally.documents(days, upTo))
    yield batch
      .filter(has)
      .map((document) => written(document, headOf(document), () => voucherOf(document, books)))
      .join('');
  for await (const batch of tally.money(days, upTo))
    yield batch
      .filter(has)
      .map((each) => written(each, moneyHead(each.voucher), () => moneyVoucherOf(each, books)))
      .join('');
  for await (const batch of changed()) {
    counts.changed += batch.length;
    yield batch.map((document) => tallyMessage(writeVoucher(footed(voucherOf(document, books)), true))).join('');
  }
  for await (const each of cancelled()) {
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
      valueRows: document.valueRows,
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
