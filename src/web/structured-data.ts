import { localPath } from '#contract/local-path.ts';
import { path as pathOf, paths } from '#contract/paths.ts';
import { brochureFolder } from '#domain/catalogue/brochure-folder.ts';
import { openingHours } from '#domain/company/opening-hours.ts';
import { photoAlt } from '#domain/photos/photo.ts';
import { pictureAddress } from './picture-address.ts';
import { loadedPage } from './site/loaded-pages.ts';
import type { Site } from './site/parts/site-page.ts';
import type { Words } from './site/words/words.ts';

type Item = Record<string, unknown>;

/** Data about a page for search engines (schema.org): the firm, the breadcrumbs, the pictures or products. */
export function structuredData(site: Site, words: Words): Item[] {
  const items = [firmOf(site), breadcrumbsOf(site, words), galleryOf(site, words), listOf(site, words)];
  return items.filter((item) => item !== null).map((item) => ({ '@context': 'https://schema.org', ...item }));
}

const firmPaths: string[] = [paths.home, paths.about, paths.contact];

function firmOf({ path, origin, company: { name, contact } }: Site): Item | null {
  if (!firmPaths.includes(path)) return null;
  const elsewhere = [contact.companySite, ...Object.values(contact.social)];
  const hours = openingHours(contact.hours) ?? [];
  const [office] = contact.offices;
  return {
    // Only a LocalBusiness may have opening hours.
    '@type': hours.length > 0 ? 'LocalBusiness' : 'Organization',
    '@id': `${origin}/#firm`,
    name,
    url: `${origin}/`,
    logo: `${origin}${paths.icon512}`,
    foundingDate: '2005',
    ...withoutBlanks('telephone', contact.phones),
    ...withoutBlanks('email', contact.emails),
    ...withoutBlanks('sameAs', elsewhere),
    ...withoutBlanks('location', contact.offices.map(placeOf)),
    ...(hours.length > 0 && { openingHours: hours, ...(office && { address: postalAddressOf(office) }) }),
  };
}

type Office = Site['company']['contact']['offices'][number];

function postalAddressOf(office: Office): Item {
  return {
    '@type': 'PostalAddress',
    streetAddress: office.address.join(', '),
    addressLocality: office.city,
    addressCountry: 'IN',
  };
}

function placeOf(office: Office): Item {
  return {
    '@type': 'Place',
    name: office.city,
    address: postalAddressOf(office),
    geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
    ...withoutBlanks('telephone', office.phone ? [office.phone] : []),
  };
}

/** `{ [name]: values }` without blank values; `{}` when all are blank. */
function withoutBlanks(name: string, values: unknown[]): Item {
  const present = values.filter(Boolean);
  return present.length > 0 ? { [name]: present } : {};
}

function breadcrumbsOf(site: Site, words: Words): Item | null {
  const { path, catalogue } = site;
  const nameOf = (page: string) => nameAt({ ...site, path: page }, words);
  const name = nameOf(path);
  if (!name || path === paths.home) return null;
  const isGallery = catalogue.categories.some(({ route }) => route === path);
  const steps = [
    { name: nameOf(paths.home), path: paths.home },
    ...(isGallery ? [{ name: nameOf(paths.products), path: paths.products }] : []),
    { name, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: addressOf(site, step.path),
    })),
  };
}

function nameAt({ path, language, catalogue }: Site, words: Words): string | undefined {
  return loadedPage(path, catalogue.categories)?.name(words, language);
}

/** The address of a page in the language of this one. */
function addressOf({ origin, language }: Site, path: string): string {
  return origin + localPath(language, path);
}

function galleryOf(site: Site, words: Words): Item | null {
  const { path, origin, catalogue } = site;
  const category = catalogue.categories.find(({ route }) => route === path);
  const groups = category ? [category] : path === paths.newProducts ? catalogue.arrivals : [];
  const image = groups.flatMap(({ folder, title }) =>
    (catalogue.folders[folder] ?? []).map((photo, index) => ({
      '@type': 'ImageObject',
      name: photoAlt(photo.title, title, index + 1),
      contentUrl: pictureAddress(origin, photo),
    })),
  );
  return image.length > 0
    ? { '@type': 'ImageGallery', name: nameAt(site, words), url: addressOf(site, path), image }
    : null;
}

function listOf(site: Site, words: Words): Item | null {
  const { path, origin, catalogue } = site;
  const entries =
    path === paths.products
      ? catalogue.categories.map(({ title, route }) => ({ name: title, url: addressOf(site, route) }))
      : path === paths.brochures
        ? catalogue.brochures.map(({ name, title }) => ({
            name: title,
            url: origin + pathOf(paths.download, { category: brochureFolder, file: name }),
          }))
        : [];
  if (entries.length === 0) return null;
  return {
    '@type': 'ItemList',
    name: nameAt(site, words),
    itemListElement: entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
  };
}
