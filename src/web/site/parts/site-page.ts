import type { ReactElement } from 'react';
import type { TypedWall } from '#contract/see/read-see-query.ts';
import type { RefusedCallback } from '#domain/callbacks/callback-problems.ts';
import type { Catalogue, PagePhoto } from '#domain/catalogue/catalogue.ts';
import type { PageCatalogue, SelectedParts } from '#domain/catalogue/page-catalogue.ts';
import type { PageSurface } from '#domain/catalogue/surfaces-in.ts';
import type { PublicCompany } from '#domain/company/contact.ts';
import type { Comparison } from '#domain/materials/compare-pictures.ts';
import type { Reckoning } from '#domain/measures/reckon.ts';
import type { Problem } from '#domain/outcome.ts';
import type { RefusedSample } from '#domain/samples/sample-problems.ts';
import type { SamplesAsked } from '#domain/samples/samples-asked.ts';
import type { SearchAnswer } from '#domain/search/search-answer.ts';
import type { ShownTerms } from '#domain/site-words/samples/sample-terms.ts';
import type { SiteTextId } from '#domain/site-words/site-text-ids.ts';
import type { SiteTexts } from '#domain/site-words/texts-in.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import type { Language } from '#domain/text/language.ts';
import { shortTitle } from '#domain/text/short-title.ts';
import type { Words } from '../words/words.ts';

/** The data of a page. It is sent with the page, so that the browser renders the same, and contains only what the page shows. */
export type Site = {
  language: Language;
  /** Without the language: '/products' on /hi/products too. */
  path: string;
  /** Without its ?; '' on every page but /search, /selection, /compare, /see, /samples and narrowed galleries. */
  query: string;
  company: PublicCompany;
  /** The languages of the site, in the owner's order. */
  languages: readonly Language[];
  /** What the owner wrote about the firm, as far as the page shows it. */
  said: SiteTexts;
  /** The site's origin, without a slash at the end. */
  origin: string;
  catalogue: PageCatalogue;
  /** On /search: what it found. */
  found?: SearchAnswer;
  /** On /see and /selection: the materials that can be seen on a wall, those that the address names first. */
  surfaces?: readonly PageSurface[];
  /** On /compare: the pictures that the address names. */
  compared?: Comparison;
  /** On /compare, where somebody said how one of them is sold: the wall that was typed. */
  comparedWall?: ComparedWall;
  /** On /see, when a wall was typed. */
  measured?: MeasuredAnswer;
  /** The values and problems of a form that was sent without script and refused. */
  refused?: RefusedCallback;
  /** On /samples: the owner's terms, null while samples are off, and what the address asks for. */
  samples?: SamplesAsked & { terms: ShownTerms | null };
  /** The same as `refused`, of the form for samples. */
  refusedSample?: RefusedSample;
  /** On the page of a material or a selection of which samples can be asked for. */
  offersSamples?: true;
};

/** What was typed of a wall, what is wrong with it by the field's name, and how much the first surface needs of it. */
export type MeasuredAnswer = {
  typed: TypedWall;
  problems: readonly Problem[];
  answer: Pick<Reckoning, 'sum' | 'words' | 'plans'> | null;
};

/** The sides as they were typed, what is wrong with them, square metres, and how much of each picture it needs; null where that is not known. */
export type ComparedWall = TypedWall & { problems: string[]; area: string; needs: (string | null)[] };

/** The site before a page has selected its part. */
export type WholeSite = Omit<Site, 'catalogue' | 'said'> & { catalogue: Catalogue };

/** A public page. */
export type SitePage = {
  /** Its name in lists of pages. */
  name(words: Words, language: Language): string;
  title(site: Site, words: Words): string;
  description(site: Site, words: Words): string;
  /** What the page shows of the catalogue, beside the menu. The rest is removed from `site.catalogue` before the page is rendered. */
  select(catalogue: Catalogue, asked: Pick<Site, 'query' | 'language'>): SelectedParts;
  /** What its body shows of the owner's texts; its title and description may have any. */
  says?: readonly SiteTextId[];
  /** The picture for sharing the page; null when it shows none. */
  picture(site: Site): PagePhoto | null;
  /** The browser paints nothing before the element with this id has arrived; the default is the header. */
  firstPainted?: string;
  /** What belongs to the address that people send to each other, from its '?' on. Pages without it have none. */
  sentQuery?(site: Pick<Site, 'query'>): string;
  /** The path of the page that search engines shall show instead of it, without the language. */
  canonical?: string;
  /** Hidden from search engines and the sitemap. Of a page that people send to each other, messengers show the title and picture. */
  hidden?: true | 'but-sent';
  Body(props: { site: Site }): ReactElement;
};

/** The name of a page, and the usual title: 'Products, Aangan Interiors'. */
export function named(name: SitePage['name']): Pick<SitePage, 'name' | 'title'> {
  return {
    name,
    title: (site, words) => titleOf([name(words, site.language)], site, words),
  };
}

/** The first name with the firm behind it; when that is too long, the first of the names that is not. */
export function titleOf(names: readonly string[], { company }: Pick<Site, 'company'>, words: Words): string {
  const [page = ''] = names;
  return shortTitle([fillWords(words.site.titleOf, { page, firm: company.name }), ...names]);
}

/** `noPhotos()`: a page without pictures. */
export function noPhotos(): SelectedParts {
  return { folders: {}, brochures: [] };
}
