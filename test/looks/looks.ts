import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { screens } from '#web/office/screens.ts';
import { deeds } from './deeds.ts';

/** Something that is photographed: a page or a screen, in a state. */
export type Look = {
  /** Of its pictures: `screen-customers`, `screen-customers-empty`. */
  name: string;
  path: string;
  /** The demo, or a firm that has done nothing yet. */
  shop: 'demo' | 'bare';
  who: 'visitor' | 'owner';
  /** What happens to the calls of the page after it has come. */
  calls?: 'held' | 'failed';
  /** The only width of its pictures: what there is on a phone alone, or on a desk alone. */
  width?: number;
  /** What a person does before the picture is taken. */
  deed?: (page: Page) => Promise<void>;
};

/** A customer, a document of each kind and a receipt of the demo: the pages of one thing show them. */
export type Things = { customer: string; receipt: string } & Record<'tax' | 'pro' | 'credit', string>;

/** All looks, in the order of the page of differences. */
export function allLooks(things: Things): Look[] {
  return [...pages.flatMap(looksOfPage), ...screenPaths(things).flatMap(looksOfScreen), ...deedLooks(things)];
}

/** Each page of the site that draws something else. */
const pages = [
  ...['/', '/products', '/wallpapers', '/blinds', '/newproducts', '/brochures', '/about', '/contact', '/callback'],
  ...['/thanks', '/selection', '/compare', '/search?q=blinds', '/search?q=zzzz', '/there-is-nothing', '/linkended'],
];

function looksOfPage(path: string): Look[] {
  const name = `page-${nameOf(path)}`;
  const english: Look = { name, path, shop: 'demo', who: 'visitor' };
  const translated = ['hi', 'or'].map(
    (language): Look => ({ ...english, name: `${name}-${language}`, path: `/${language}${path === '/' ? '' : path}` }),
  );
  const isOfPictures = ['/', '/products', '/wallpapers', '/newproducts', '/brochures'].includes(path);
  return [
    english,
    ...translated,
    ...(isOfPictures ? [{ ...english, name: `${name}-empty`, shop: 'bare' as const }] : []),
  ];
}

type ScreenPath = { name: string; path: string; ofOne: boolean };

function screenPaths({
  customer,
  receipt,
  tax,
  pro,
  credit,
}: Things): { name: string; path: string; ofOne: boolean }[] {
  const one: Record<string, [string, string][]> = {
    [paths.customerPage]: [['customer', customer]],
    [paths.receiptPage]: [['receipt', receipt]],
    [paths.categoryPage]: [['category', '1']],
    [paths.documentPage]: [
      ['document-tax', tax],
      ['document-pro', pro],
      ['document-credit', credit],
    ],
  };
  return screens.flatMap(({ path }): ScreenPath[] =>
    path.includes(':')
      ? (one[path] ?? []).map(([name, id]) => ({ name, path: path.replace(/:\w+/, id), ofOne: true }))
      : [{ name: nameOf(path), path, ofOne: false }],
  );
}

function looksOfScreen({ name, path, ofOne }: ScreenPath): Look[] {
  const full: Look = { name: `screen-${name}`, path, shop: 'demo', who: path === paths.auth ? 'visitor' : 'owner' };
  if (path === paths.auth) return [full];
  return [
    full,
    ...(ofOne ? [] : [{ ...full, name: `${full.name}-empty`, shop: 'bare' as const }]),
    { ...full, name: `${full.name}-loading`, calls: 'held' as const },
    { ...full, name: `${full.name}-failed`, calls: 'failed' as const },
  ];
}

function deedLooks(things: Things): Look[] {
  return deeds(things).map(({ name, who, ...rest }) => ({ ...rest, name: `deed-${name}`, shop: 'demo' as const, who }));
}

/** `nameOf('/search?q=blinds')` → `'search-q-blinds'` */
function nameOf(path: string): string {
  return path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';
}
