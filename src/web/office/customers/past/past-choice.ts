import type { UnknownBuyersAnswer } from '#contract/customer-documents.ts';
import type { CustomerFields } from '#domain/customers/customer.ts';
import { readCustomer } from '#domain/customers/read-customer.ts';
import { type CustomerDraft, draftOf, fieldsOf } from '../customer-draft.ts';

/** A buyer of issued documents who is in no book. */
export type PastBuyer = UnknownBuyersAnswer['buyers'][number];

/** What staff have chosen. `listed`: the buyers that they have seen; `typed`: those that they have corrected. */
export type PastChoice = {
  listed: ReadonlySet<string>;
  ticked: ReadonlySet<string>;
  typed: Readonly<Record<string, CustomerDraft>>;
};

export const emptyChoice: PastChoice = { listed: new Set(), ticked: new Set(), typed: {} };

/** Ticks those of newly listed buyers that are likely customers: they have a GSTIN, or bought more than once. */
export function tickLikely(choice: PastChoice, buyers: readonly PastBuyer[]): PastChoice {
  const added = buyers.filter(({ buyer, likely }) => likely && !choice.listed.has(buyer));
  const listed = new Set([...choice.listed, ...buyers.map(({ buyer }) => buyer)]);
  return { ...tick(choice, added, true), listed };
}

/** Ticks or clears some buyers. */
export function tick(choice: PastChoice, buyers: readonly PastBuyer[], isTicked: boolean): PastChoice {
  const ticked = new Set(choice.ticked);
  for (const { buyer } of buyers)
    if (isTicked) ticked.add(buyer);
    else ticked.delete(buyer);
  return { ...choice, ticked };
}

/** Keeps a correction. A buyer that somebody corrects is wanted in the book, so it is ticked. */
export function correct(choice: PastChoice, buyer: PastBuyer, part: Partial<CustomerDraft>): PastChoice {
  const draft = { ...draftOfBuyer(choice, buyer), ...part };
  return { ...tick(choice, [buyer], true), typed: { ...choice.typed, [buyer.buyer]: draft } };
}

/** A buyer as it is typed; at first the address of its newest document. */
export function draftOfBuyer({ typed }: PastChoice, { buyer, addresses }: PastBuyer): CustomerDraft {
  return typed[buyer] ?? { ...draftOf(), billingAddress: addresses[0] ?? '' };
}

/** What the book gets of a buyer. */
export function fieldsOfBuyer(choice: PastChoice, buyer: PastBuyer): CustomerFields {
  return fieldsOf(draftOfBuyer(choice, buyer));
}

/** The head of a buyer's row: as it is on the documents, else as it is corrected. */
export function headOfBuyer(choice: PastChoice, buyer: PastBuyer): Pick<PastBuyer, 'name' | 'gstin' | 'place' | 'pin'> {
  return choice.typed[buyer.buyer] ? readCustomer(fieldsOfBuyer(choice, buyer)) : buyer;
}
