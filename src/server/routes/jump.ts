import { jumpCall } from '#contract/jump.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import type { Product } from '#domain/catalogue/catalogue-record.ts';
import { foldersOf, namesOf } from '#domain/catalogue/folders-of.ts';
import { galleryPath } from '#domain/catalogue/gallery-path.ts';
import { type MenuCategory, menuIn } from '#domain/catalogue/page-catalogue.ts';
import { seesFigures } from '#domain/company/sees-figures.ts';
import type { Customer } from '#domain/customers/customer.ts';
import type { JumpEntry } from '#domain/jump/jump-entry.ts';
import { shareOut } from '#domain/jump/share-out.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import type { Voucher } from '#domain/receivables/voucher.ts';
import { beginWords, wordsOf } from '#domain/text/word-starts.ts';
import type { FoundDocument } from '#operations/ports/document-search.ts';
import type { ScreenLink } from '#operations/ports/pages.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

const MOST = 12;
/** How many entries each kind has at least, when it finds so many: exact numbers first, screens last. */
const SHARES = [2, 3, 2, 2, 1, 1, 1];

export function jumpRoutes(ports: ServerPorts): Route[] {
  return [
    route(jumpCall, async ({ context, query, login }) => {
      const words = wordsOf(query.q);
      if (words.length === 0) return context.json([]);
      const [{ exact, others }, customers, vouchers, screens, { record }, version] = await Promise.all([
        ports.documentSearch.find(query.q, MOST),
        ports.customers.suggest(query.q),
        ports.receivables.byNumber(query.q, MOST),
        ports.pages.screens(),
        ports.catalogues.current(),
        ports.companies.current(),
      ]);
      const offered = record.products.filter(({ hidden }) => !hidden);
      const galleries = menuIn(
        record.categories.filter(({ hidden }) => !hidden),
        'en',
      );
      const titleOf = (folder: string) => namesOf(record, folder).en;
      const begins = (text: string) => beginWords(words, wordsOf(text));
      const lists = [
        [...exact.map(documentEntry), ...vouchers.exact.map(voucherEntry)],
        customers.map(customerEntry),
        others.map(documentEntry),
        vouchers.others.map(voucherEntry),
        byStart(offered, words, ({ name, hsn }) => `${name} ${hsn}`).map((product) => productEntry(product, galleries)),
        await folderEntries(ports, byStart(foldersOf(record), words, titleOf).slice(0, MOST_FOLDERS), titleOf),
        screens
          .filter(({ ownersOnly }) => !ownersOnly || login.role === 'owner')
          .filter(({ figuresOnly }) => !figuresOnly || seesFigures(login.role, version?.company ?? null))
          .filter(({ title, names }) => [title, ...names].some(begins))
          .map(screenEntry),
      ];
      return context.json(shareOut(lists, SHARES, MOST));
    }),
  ];
}

const MOST_FOLDERS = 4;

/** The items with words that begin with the typed ones; first those whose text begins with the first typed word. */
function byStart<Item>(items: readonly Item[], words: string[], textOf: (item: Item) => string): Item[] {
  const [first = ''] = words;
  const found = items
    .map((item) => ({ item, text: wordsOf(textOf(item)) }))
    .filter(({ text }) => beginWords(words, text));
  const [early, late] = [true, false].map((wanted) =>
    found.filter(({ text }) => wanted === text[0]?.startsWith(first)),
  );
  return [...(early ?? []), ...(late ?? [])].map(({ item }) => item);
}

function documentEntry({ id, kind, number, buyer, date, payable, cancelled }: FoundDocument): JumpEntry {
  const detail = [buyer, formatDate(date), formatRupees(payable), ...(cancelled ? ['cancelled'] : [])].join(', ');
  return { kind, title: number, detail, path: path(paths.documentPage, { id }) };
}

function voucherEntry({ id, kind, number, customer, date, amount, cancelled }: Voucher): JumpEntry {
  const words = [customer.name, formatDate(date), formatRupees(amount), ...(cancelled ? ['cancelled'] : [])];
  return { kind, title: number, detail: words.join(', '), path: path(paths.receiptPage, { id }) };
}

function customerEntry({ id, name, place, gstin }: Customer): JumpEntry {
  const detail = [place, gstin].filter(Boolean).join(', ');
  return { kind: 'customer', title: name, detail, path: path(paths.customerPage, { id }) };
}

function productEntry({ name, hsn }: Product, galleries: readonly MenuCategory[]): JumpEntry {
  return { kind: 'product', title: name, detail: hsn, path: galleryPath(name, galleries) };
}

function folderEntries(
  { photos }: ServerPorts,
  folders: string[],
  titleOf: (folder: string) => string,
): Promise<JumpEntry[]> {
  return Promise.all(
    folders.map(async (folder) => {
      const count = await photos.count(folder);
      const detail = count === 1 ? '1 picture' : `${count} pictures`;
      return { kind: 'folder', title: titleOf(folder), detail, path: `${paths.imageDeletion}#${folder}` };
    }),
  );
}

function screenEntry({ title, path: at }: ScreenLink): JumpEntry {
  return { kind: 'screen', title, detail: '', path: at };
}
