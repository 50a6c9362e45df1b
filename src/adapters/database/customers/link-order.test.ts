import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buyerKeys } from '#domain/customers/buyer-keys.ts';
import { openTestBook } from '#test/open/open-test-book.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';

const gstins = ['07ABCDE1234F2Z1', '06ABCDE1234F1Z4'];
const names = ['Sample Homes', 'Trial Cafe'];
const spellings = [
  (name: string) => `${name}\nCuttack 753001`,
  (name: string) => `${name.toUpperCase()}, Cuttack – 753001.`,
];

const address = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom(...spellings), fc.option(fc.constantFrom(...gstins)))
  .map(([name, spell, gstin]) => spell(name) + (gstin ? `\nGSTIN ${gstin}` : ''));

type Kind = 'tax' | 'credit' | 'pro';
type Document = { buyerAddress: string; type: Kind; orderDate: string; qty1: string; isCancelled: boolean };

const document: fc.Arbitrary<Document> = fc.record({
  buyerAddress: address,
  type: fc.constantFrom<Kind>('tax', 'credit', 'pro'),
  orderDate: fc.constantFrom('2026-03-31', '2026-04-01', '2026-11-21'),
  qty1: fc.constantFrom('1', '2'),
  isCancelled: fc.boolean(),
});

/** The customers of a book: their order decides between two with the same address, their GSTINs differ. */
const customers = fc.uniqueArray(fc.tuple(fc.constantFrom(...names), fc.option(fc.constantFrom(...gstins))), {
  selector: ([name, gstin]) => gstin ?? name,
  maxLength: 4,
});

/** The rule in plain words: who of the customers, in their order, has the document. */
function expected(book: { block: string; gstin: string | null }[], { buyerAddress }: Document): number | null {
  const { gstin, fit } = buyerKeys(buyerAddress);
  const found = book.findIndex((each) => (gstin ? each.gstin === gstin : buyerKeys(each.block).fit === fit));
  return found < 0 ? null : found;
}

eachDatabase('Documents and customers', (open) => {
  // The rules are the same on both: PostgreSQL, where each run takes six times as long, shows that its queries are too.
  const runs = async (sqlite: number) => ((await open()).engine === 'sqlite' ? sqlite : 5);

  test('are linked the same in any order of issuing and adding, and the kept sums are those of the documents', async () => {
    await fc.assert(
      fc.asyncProperty(
        customers,
        fc.array(document, { maxLength: 6 }),
        fc.infiniteStream(fc.boolean()),
        async (typed, documents, isCustomerNext) => {
          const book = await openTestBook(await open());
          const blocks = typed.map(([name, gstin]) => ({ block: `${name}\nCuttack 753001`, gstin }));
          const ids: string[] = [];
          let issued = 0;
          while (ids.length < blocks.length || issued < documents.length) {
            const next = blocks[ids.length];
            if (next && (issued === documents.length || isCustomerNext.next().value)) {
              // Some are linked at once, as the operation does, some later, as the job does.
              const customer = await book.enter(next.block, next.gstin ?? '');
              ids.push(customer.id);
              if (isCustomerNext.next().value) await book.link(customer);
              continue;
            }
            const { isCancelled, ...input } = documents[issued] ?? ({} as Document);
            const invoice = await book.issue(`N/${issued}`, input);
            if (isCancelled) await book.cancel(invoice);
            issued += 1;
          }
          await book.run();
          expect(await book.customersOf()).toEqual(
            documents.map((each) => {
              const owner = expected(blocks, each);
              return owner === null ? null : ids[owner];
            }),
          );
          expect(await book.wrongLinks()).toEqual([]);
        },
      ),
      { numRuns: await runs(25) },
    );
  }, 120_000);

  test('merging keeps every sum, in either direction', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(document, { minLength: 1, maxLength: 6 }),
        fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { maxLength: 4 }),
        async (documents, merges) => {
          const book = await openTestBook(await open());
          const all = [
            await book.add(`${names[0]}\nCuttack 753001`),
            await book.add(`${names[1]}\nCuttack 753001`),
            await book.add('First', gstins[0]),
            await book.add('Second', gstins[1]),
          ];
          const half = Math.ceil(documents.length / 2);
          const issue = async ({ isCancelled, ...input }: Document, index: number) => {
            const invoice = await book.issue(`N/${index}`, input);
            if (isCancelled) await book.cancel(invoice);
          };
          for (const [index, each] of documents.slice(0, half).entries()) await issue(each, index);
          for (const [from, into] of merges) {
            const [one, other] = [all[from], all[into]];
            if (one && other && one !== other) await book.merge(one, other);
          }
          for (const [index, each] of documents.slice(half).entries()) await issue(each, half + index);
          // Every document has a customer, and the sums of the customers are those of all documents.
          const standing = documents.filter(({ isCancelled }) => !isCancelled);
          const signs = { tax: 1, credit: -1, pro: 0 };
          const billed = standing.reduce((sum, { type, qty1 }) => sum + signs[type] * Number(qty1) * 253_700, 0);
          expect(await book.sums()).toEqual({ documents: standing.length, billed: billed || 0 });
          expect((await book.customersOf()).filter((owner) => owner === null)).toEqual([]);
          expect(await book.wrongLinks()).toEqual([]);
        },
      ),
      { numRuns: await runs(20) },
    );
  }, 120_000);
});
