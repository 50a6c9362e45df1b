import { openAddressStore } from '#adapters/database/address-store.ts';
import { rememberAddresses } from '#adapters/database/address-words.ts';
import { openCompanyStore } from '#adapters/database/company-store.ts';
import { countIssued } from '#adapters/database/day-totals.ts';
import { rowFromInvoice } from '#adapters/database/invoice-row.ts';
import { openInvoiceStore } from '#adapters/database/invoice-store.ts';
import { migrate } from '#adapters/database/migrate.ts';
import { openDatabase } from '#adapters/database/open-database.ts';
import { actor, buildCompany, buildNewInvoice } from '../factories.ts';

const at = '2026-11-21T06:00:00.000Z';
const ASKED = 300;

export type LargeShop = {
  documents: number;
  suggestP99: number;
  reportP50: number;
  reportP99: number;
  searchP50: number;
};

/** Milliseconds of an address suggestion and of a report page in a shop of so many documents, each to an address of its own. */
export const largeShop = async (
  databaseUrl: string,
  sizes: number[],
  tell: (shop: LargeShop) => void,
): Promise<void> => {
  const database = await openDatabase(databaseUrl);
  await migrate(database, at);
  await openCompanyStore(database).save(buildCompany(), false, at, actor);
  const entry = buildNewInvoice();
  let made = 0;
  for (const documents of sizes) {
    while (made < documents)
      await database.write.transaction().execute(async (transaction) => {
        const rows = [];
        for (const end = Math.min(documents, made + 1000); made < end; made++) {
          const draft = { ...entry.draft, buyerAddress: addressOf(made) };
          const numbered = {
            ...entry,
            id: `id-${made}`,
            draft,
            buyerName: draft.buyerAddress.split('\n')[0] ?? '',
            date: dateOf(made),
          };
          const row = rowFromInvoice(numbered, {
            number: `B/${made}`,
            draft,
            data: entry.dataFor(`B/${made}`),
            issuedAt: at,
            seq: made + 1_000_000,
          });
          rows.push(row);
          await rememberAddresses(transaction, draft, at);
          await countIssued(transaction, numbered);
        }
        for (let from = 0; from < rows.length; from += 100)
          await transaction
            .insertInto('invoices')
            .values(rows.slice(from, from + 100))
            .execute();
      });
    tell({ documents, ...(await ask(openAddressStore(database), openInvoiceStore(database), made)) });
  }
  await database.close();
};

const ask = async (
  addresses: ReturnType<typeof openAddressStore>,
  invoices: ReturnType<typeof openInvoiceStore>,
  made: number,
) => {
  const page = { kind: 'tax', taxState: 'delhi', query: '', from: '', to: '', withCancelled: false } as const;
  const suggest = await timed(ASKED, (turn) => addresses.suggest('buyerAddress', typedOf(turn, made)));
  const report = await timed(ASKED / 3, (turn) =>
    invoices.page({ ...page, from: dateOf(turn * 3) }, 1 + (turn % 5), 10),
  );
  const search = await timed(5, (turn) => invoices.page({ ...page, query: `street ${turn}` }, 1, 10));
  return { suggestP99: at99(suggest), reportP50: at50(report), reportP99: at99(report), searchP50: at50(search) };
};

const timed = async (turns: number, work: (turn: number) => Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const begun = performance.now();
    await work(turn);
    times.push(performance.now() - begun);
  }
  return times.sort((one, other) => one - other);
};

const at50 = (times: number[]) => times[Math.floor(times.length / 2)] ?? 0;
const at99 = (times: number[]) => times[Math.floor(times.length * 0.99)] ?? 0;

const names = ['Sample', 'Example', 'Trial', 'Demo', 'Specimen', 'Instance', 'Prototype', 'Pattern'];
const trades = ['Hotels', 'Schools', 'Offices', 'Homes', 'Retail', 'Studio', 'Builders'];

const addressOf = (index: number) =>
  `${names[index % 8]} ${trades[index % 7]} ${index}\n${index % 400} Street ${index % 97}, Sector ${index % 90}\nNew Delhi 1100${10 + (index % 90)}`;

/** What staff type: common beginnings, rare ones, several words, and what nobody has. */
const typedOf = (turn: number, made: number): string =>
  [names[turn % 8], `${trades[turn % 7]} ${(turn * 7919) % made}`, `stre samp ${turn}`, 'delhi', `nobody ${turn}`][
    turn % 5
  ] ?? '';

const dateOf = (index: number) =>
  `2026-${String(4 + (index % 8)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`;
