import { formatDate, indianDate } from '../calendar/indian-date.ts';
import type { PublicCompany } from '../company/contact.ts';
import type { SheetFact } from '../invoices/sheet/sheet-firm.ts';
import { countWords, fillWords } from '../text/fill-words.ts';
import type { Language } from '../text/language.ts';
import { sheetLayout } from './sheet-layout.ts';

/** A picture to print: its name, its category, and the number of the category in the menu, null without a gallery. */
type PrintedPicture = { name: string; category: string; number: number | null };

/** The words of the printed selection in one language. `{n}` and the like are filled in. */
export type SheetWords = Readonly<
  Record<
    | 'title'
    | 'from'
    | 'picture'
    | 'pictures'
    | 'gallery'
    | 'galleries'
    | 'number'
    | 'gone'
    | 'goneMany'
    | 'notes'
    | 'open'
    | 'telephone'
    | 'email'
    | 'page',
    string
  >
>;

/** The printed selection. Every text is ready to print. */
export type SelectionSheet = {
  language: Language;
  /** `#rrggbb` of the numbers; the site's own where it is absent. */
  accent?: string;
  title: string;
  firm: string;
  offices: string[];
  ways: SheetFact[];
  summary: string;
  date: string;
  /** A sentence about the pictures that the catalogue does not have any more; '' when it has all. */
  gone: string;
  /** The pictures beside each other, and on a page. */
  columns: 1 | 2 | 3;
  perPage: number;
  pictures: { number: string; name: string; of: string }[];
  notes: string;
  open: string;
  /** The address of the selection, for its code. */
  address: string;
  site: string;
  /** With {n} and {m}. */
  page: string;
};

type Printed = {
  pictures: readonly PrintedPicture[];
  gone: number;
  language: Language;
  address: string;
  printedAt: string;
  accent?: string;
};

/** `selectionSheet(printed, company, words).summary` → `'6 pictures from 5 galleries'` */
export function selectionSheet(
  { pictures, gone, language, address, printedAt, accent }: Printed,
  { name, contact }: PublicCompany,
  words: SheetWords,
): SelectionSheet {
  const galleries = new Set(pictures.map(({ category }) => category)).size;
  const ways: [string, string[]][] = [
    [words.telephone, contact.phones.slice(0, 3)],
    [words.email, contact.emails.slice(0, 3)],
  ];
  return {
    language,
    ...(accent && { accent }),
    title: words.title,
    firm: name,
    offices: contact.offices.map((office) => office.address.join(', ')).filter((line) => line !== ''),
    ways: ways.filter(([, lines]) => lines.length > 0).map(([label, lines]) => [label, lines.join('\n')]),
    summary: fillWords(words.from, {
      pictures: countWords(pictures.length, words.picture, words.pictures),
      galleries: countWords(galleries, words.gallery, words.galleries),
    }),
    date: formatDate(indianDate(printedAt)),
    gone: gone === 0 ? '' : countWords(gone, words.gone, words.goneMany),
    ...sheetLayout(pictures.length),
    pictures: pictures.map((picture, index) => ({
      number: String(index + 1),
      name: picture.name,
      of: ofCategory(picture, words.number),
    })),
    notes: words.notes,
    open: words.open,
    address,
    site: [name, hostOf(address)].join(', '),
    page: words.page,
  };
}

function ofCategory({ category, number }: PrintedPicture, pattern: string): string {
  if (number === null) return category;
  return `${category}, ${fillWords(pattern, { n: String(number).padStart(2, '0') })}`;
}

function hostOf(address: string): string {
  return address.replace(/^\w+:\/\//, '').split('/')[0] ?? '';
}
