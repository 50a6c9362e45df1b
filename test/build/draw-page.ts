import { readFileSync } from 'node:fs';
import { splitPath } from '#contract/local-path.ts';
import { paths } from '#contract/paths.ts';
import { readSearchQuery } from '#contract/search/read-search-query.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Contact } from '#domain/company/contact.ts';
import type { RefusedSample } from '#domain/samples/sample-problems.ts';
import { openShopSearch } from '#domain/search/shop-search.ts';
import { openingSiteWords } from '#domain/site-words/opening-site-words.ts';
import type { SiteWordsRecord } from '#domain/site-words/site-words-record.ts';
import { languages } from '#domain/text/language.ts';
import { renderPage } from '#web/render-page.tsx';
import { buildCatalogue } from './build-catalogue.ts';

const demo: { contact: Contact } = JSON.parse(
  readFileSync(new URL('../../demo/company.json', import.meta.url), 'utf8'),
);

type Drawn = {
  catalogue?: Catalogue;
  contact?: Contact;
  query?: string;
  siteWords?: SiteWordsRecord;
  refusedSample?: RefusedSample;
};

/** A page of the site as visitors get it; `body` is what they see, without React's marks between two texts. */
export function drawPage(
  path: string,
  {
    catalogue = buildCatalogue(),
    contact = demo.contact,
    query = '',
    siteWords = { ...openingSiteWords(true), languages },
    refusedSample,
  }: Drawn = {},
) {
  const { foundingYear } = siteWords;
  const { status, html } = renderPage({
    path,
    query,
    origin: 'https://shop.example',
    company: { name: 'Aangan Interiors', contact, ...(foundingYear === null ? {} : { foundingYear }) },
    siteWords,
    catalogue,
    ...(splitPath(path, languages).path === paths.search ? { found: searchIn(catalogue, path, query) } : {}),
    ...(refusedSample && { refusedSample }),
    assets: { scripts: [], styles: [], preloads: [] },
  });
  const body = html
    .slice(html.indexOf('<body'), html.indexOf('<script type="application/json"'))
    .replaceAll('<!-- -->', '');
  return { status, html, body };
}

function searchIn(catalogue: Catalogue, path: string, query: string) {
  const { text, colour, pictures } = readSearchQuery(query);
  return openShopSearch(catalogue)({
    text,
    colour,
    most: pictures,
    language: splitPath(path, languages).language,
    languages,
  });
}
