import type { FolderTitle } from '../catalogue/folders-of.ts';
import type { Company } from '../company/company.ts';
import type { Photo } from '../photos/photo.ts';
import type { BrochureDraft } from './brochure-draft.ts';

/** The words of a brochure, as the template prints them. */
export type BrochureSheet = Pick<BrochureDraft, 'title' | 'line' | 'cover'> & {
  /** The size of the title on the cover, in millimetres. */
  titleSize: number;
  year: string;
  /** `#rrggbb` of the cover's board; the site's own where it is absent. */
  accent?: string;
  firm: BrochureFirm;
  /** `place`: the title of its folder; '' when the picture has no title, and the folder's title is used instead. */
  pictures: { title: string; place: string }[];
};

/** Text on the back cover: the address and the telephone number of each office, and where to write to. */
type BrochureFirm = { name: string; offices: string[][]; emails: string[] };

/**
 * The words of a brochure of these pictures, made on `today`.
 * `brochureSheet({ title: ' Louvers ', … }, photos, company, { today: '2026-11-21', titleOf })` → `{ title: 'Louvers', year: '2026', … }`
 */
export function brochureSheet(
  { title, line, cover }: BrochureDraft,
  photos: readonly Pick<Photo, 'title' | 'folder'>[],
  company: Company,
  { today, titleOf, accent }: { today: string; titleOf: FolderTitle; accent?: string },
): BrochureSheet {
  return {
    title: title.trim(),
    line: line.trim(),
    cover,
    titleSize: coverTitleSize(title),
    year: today.slice(0, 4),
    ...(accent && { accent }),
    firm: brochureFirm(company),
    pictures: photos.map((photo) => brochureCaption(photo, titleOf)),
  };
}

/** `coverTitleSize('Louvers for walls and facades')` → `17` millimetres; a longer title is smaller, so that it has room. */
export function coverTitleSize(title: string): number {
  return [...title.trim()].length > 36 ? 13 : 17;
}

/** `brochureCaption({ title: 'Teak', folder: 'hpl' }, titleOf)` → `{ title: 'Teak', place: 'HPL' }` */
export function brochureCaption(
  { title, folder }: Pick<Photo, 'title' | 'folder'>,
  titleOf: FolderTitle,
): { title: string; place: string } {
  const place = titleOf(folder);
  return title ? { title, place } : { title: place, place: '' };
}

/**
 * The offices that visitors can go to; without any, the registered addresses.
 * `brochureFirm(company)` → `{ name: '…', offices: [['Shop 14', 'Kochi', '+91 …']], emails: ['ask@…'] }`
 */
export function brochureFirm({ name, contact, registrations }: Company): BrochureFirm {
  const registered = Object.values(registrations).filter(({ address }) => address.length > 0);
  const offices = contact?.offices.length ? contact.offices : registered;
  const emails = contact?.emails.length ? contact.emails.slice(0, 1) : registered.map(({ email }) => email);
  return {
    name,
    offices: offices.map(({ address, phone }) => [...address, ...(phone ? [phone] : [])]),
    emails: [...new Set(emails.filter(Boolean))],
  };
}
