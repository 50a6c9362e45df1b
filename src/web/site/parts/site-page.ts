import type { ReactElement } from 'react';
import type { RefusedCallback } from '#domain/callbacks/callback-problems.ts';
import type { Catalogue, CataloguePhoto } from '#domain/catalogue/catalogue.ts';
import type { PublicCompany } from '#domain/company/contact.ts';

/** What a page is drawn from. It travels with the page, so that the browser draws the same: no more than the page shows. */
export type Site = {
  path: string;
  /** Without its ?; '' on every page but /search. */
  query: string;
  company: PublicCompany;
  /** Where the site is, without a slash at the end. */
  origin: string;
  catalogue: Catalogue;
  /** Of a form that was sent without script and refused. */
  refused?: RefusedCallback;
};

/** A page that visitors see, at its own path. */
export type SitePage = {
  /** What it is called where pages are listed. */
  name: string;
  title(site: Site): string;
  description(site: Site): string;
  /** What of the catalogue the page shows; the rest is left out of `site.catalogue` before the page is drawn. */
  select(catalogue: Catalogue): Pick<Catalogue, 'folders' | 'brochures'>;
  /** For those who share the page; null when it shows none. */
  picture(site: Site): CataloguePhoto | null;
  /**
   * A picture as wide as the window that a visitor sees first: it is fetched before the page is read. Not for a smaller
   * one: the browser may hold a larger copy from the page before, shows that, and has fetched for nothing.
   */
  widePicture?(site: Site): CataloguePhoto | null;
  /** The id of the part that must have come before anything is painted; the header where none is named. */
  firstPainted?: string;
  /** Kept out of search engines and the sitemap. */
  hidden?: true;
  Body(props: { site: Site }): ReactElement;
};

/** The name of a page, and its title as most pages have it: 'Products, Aangan Interiors'. */
export function named(name: string): Pick<SitePage, 'name' | 'title'> {
  return { name, title: ({ company }) => `${name}, ${company.name}` };
}

/** `noPhotos()`: a page without pictures. */
export function noPhotos(): Pick<Catalogue, 'folders' | 'brochures'> {
  return { folders: {}, brochures: [] };
}
