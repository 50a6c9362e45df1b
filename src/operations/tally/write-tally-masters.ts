import { readValidDraft } from '#domain/invoices/read-draft.ts';
import { stockItem } from '#domain/tally/stock-item.ts';
import { tallyMessage } from '#domain/tally/tally-envelope.ts';
import { tallyLedgerKeys, tallyLedgers } from '#domain/tally/tally-ledgers.ts';
import { writeLedger, writeStockItem, writeUnit } from '#domain/tally/write-masters.ts';
import { unitCode } from '#domain/tax/unit-code.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { TallyDocument, TallyHead, TallyStore } from '../ports/tally.ts';
import type { TallyBooks } from './tally-books.ts';
import type { WantedVouchers } from './wanted-vouchers.ts';

/**
 * The ledgers, units and stock items that the vouchers of these days name, each once. Only what was named stays in memory,
 * not the vouchers.
 */
export async function* writeTallyMasters(
  tally: TallyStore,
  books: TallyBooks,
  { days, upTo, has, changed }: WantedVouchers,
  at: string,
): AsyncGenerator<string> {
  const written = new Set<string>();
  let any = false;
  const ofDocuments = async function* (documents: TallyDocument[]) {
    const parties = await books.newParties(documents, []);
    if (documents.length > 0 && !any) yield ownLedgers(books);
    any ||= documents.length > 0;
    yield parties.map((party) => tallyMessage(writeLedger(party))).join('');
    yield await newItems(tally, books, documents, written, at);
  };
  for await (const batch of tally.documents(days, upTo)) yield* ofDocuments(batch.filter(isWritten(has)));
  for await (const batch of changed()) yield* ofDocuments(batch);
  for await (const batch of tally.money(days, upTo)) {
    const money = batch.filter(isWritten(has));
    const parties = await books.newParties([], money);
    if (money.length > 0 && !any) yield ownLedgers(books);
    any ||= money.length > 0;
    yield parties.map((party) => tallyMessage(writeLedger(party))).join('');
  }
}

/** A cancelled voucher names no ledger. */
function isWritten(has: WantedVouchers['has']): (head: TallyHead) => boolean {
  return (head) => has(head) && !head.cancelled;
}

/** Two of them may have one name, which is one ledger. */
function ownLedgers({ names }: TallyBooks): string {
  const noParty = { billWise: false, address: [], state: '', pin: '', gstin: '' };
  const ledgers = new Map(tallyLedgerKeys.map((key) => [foldText(names[key]), key] as const).reverse());
  return tallyLedgerKeys
    .filter((key) => ledgers.get(foldText(names[key])) === key)
    .map((key) => tallyMessage(writeLedger({ ...noParty, name: names[key], group: tallyLedgers[key].group })))
    .join('');
}

async function newItems(
  tally: TallyStore,
  books: TallyBooks,
  documents: readonly TallyDocument[],
  written: Set<string>,
  at: string,
): Promise<string> {
  const lines = documents.flatMap(({ draft }) => readValidDraft(draft).lines);
  const unknown = lines.filter(({ product }) => !books.units.has(product));
  for (const [product, unit] of await tally.keepUnits(unknown, at)) books.units.set(product, unit);
  const messages: string[] = [];
  for (const line of lines) {
    const name = stockItem(line, books.units);
    if (!written.has(`unit ${line.unit}`))
      messages.push(tallyMessage(writeUnit(line.unit, unitCode(line.unit, books.unitCodes))));
    if (!written.has(name)) {
      const { unit, hsn } = line;
      messages.push(tallyMessage(writeStockItem({ name, unit, hsn })));
    }
    written.add(`unit ${line.unit}`).add(name);
  }
  return messages.join('');
}
