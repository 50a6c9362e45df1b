import { localPath } from '#contract/local-path.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { brochureFolder } from '#domain/catalogue/brochure-folder.ts';
import type { CataloguePhoto } from '#domain/catalogue/catalogue.ts';
import type { CatalogueCategory } from '#domain/catalogue/catalogue-record.ts';
import { menuIn } from '#domain/catalogue/page-catalogue.ts';
import { pagesOfPictures } from '#domain/catalogue/pages-of-pictures.ts';
import { galleryOf, picturePath } from '#domain/catalogue/picture-path.ts';
import type { CatalogueMaterial } from '#domain/materials/catalogue-material.ts';
import { hasOwnPage } from '#domain/materials/material-at.ts';
import { materialPath } from '#domain/materials/material-key.ts';
import type { Language } from '#domain/text/language.ts';
import { pictureFile } from './picture-file.ts';
import { pagesByPath } from './site/loaded-pages.ts';
import type { WholeSite } from './site/parts/site-page.ts';

/** Every page in every language of the site with its pictures, and the page of every picture, with the day on which a picture last came or went. */
export function sitemap(site: WholeSite): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...pageEntries(site), ...materialEntries(site), ...pictureEntries(site)].slice(0, MAX_ADDRESSES).join('\n')}
</urlset>
`;
}

// Search engines read at most 50,000 addresses of a file, and 1,000 images of a page.
const MAX_ADDRESSES = 50_000;
const MAX_IMAGES = 1000;

function pageEntries(site: WholeSite): string[] {
  const pages = [...pagesByPath(menuIn(site.catalogue.categories, 'en'))].filter(([, page]) => !page.hidden);
  return pages.flatMap(([path, page]) => {
    const { folders, brochures } = page.select(site.catalogue, site);
    const photos = Object.values(folders).flat();
    const others = [...site.languages.map((each) => [each, each] as const), ['x-default', 'en'] as const].map(
      ([name, language]) =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="${escaped(addressIn(language, site, path))}"/>`,
    );
    const shown = [...Object.keys(folders), ...(path === sitePaths.brochures ? [brochureFolder] : [])];
    const changed = latest([
      newestDay(site, [...photos, ...brochures.map(({ thumb }) => thumb)]),
      ...shown.map((folder) => site.catalogue.removedOn.get(folder) ?? ''),
    ]);
    return site.languages.map((language) =>
      entry(addressIn(language, site, path), changed, imagesOf(site, photos), others),
    );
  });
}

/** A page names the other languages of a picture itself: here they would triple the file. Those of a material stand on its page, where it has one, and one in several folders once. */
function pictureEntries(site: WholeSite): string[] {
  const { categories, arrivals, folders } = site.catalogue;
  const pages = pagesOfPictures(site.catalogue);
  const shown = new Set([...categories, ...arrivals].map(({ folder }) => folder));
  return [...shown].flatMap((folder) =>
    (folders[folder] ?? []).flatMap((photo) => {
      const path = picturePath(galleryOf(folder, categories), photo.name);
      if (pages.get(photo.hash) !== path) return [];
      return site.languages.map((language) =>
        entry(addressIn(language, site, path), newestDay(site, [photo]), imagesOf(site, [photo])),
      );
    }),
  );
}

function materialEntries(site: WholeSite): string[] {
  const { materials, folders } = site.catalogue;
  return materials.flatMap((material) => {
    const { code, colourways } = material;
    const gallery = galleryWith(material, site);
    if (!gallery) return [];
    const photos = colourways.flatMap(({ pictures }) =>
      pictures.flatMap((picture) => folders[picture.folder]?.find(({ name }) => name === picture.name) ?? []),
    );
    return site.languages.map((language) =>
      entry(
        addressIn(language, site, materialPath(gallery.route, code)),
        newestDay(site, photos),
        imagesOf(site, photos),
      ),
    );
  });
}

/** The gallery below which a material has its page; undefined where a picture of something else has its address. */
function galleryWith(material: CatalogueMaterial, { catalogue }: WholeSite): CatalogueCategory | undefined {
  return catalogue.categories.find(
    (gallery) => gallery.folder === material.folder && hasOwnPage(material, gallery, catalogue),
  );
}

function addressIn(language: Language, { origin }: WholeSite, path: string): string {
  return origin + localPath(language, path);
}

function newestDay({ catalogue }: WholeSite, photos: readonly CataloguePhoto[]): string {
  return latest(photos.map(({ hash }) => catalogue.addedOn.get(hash) ?? ''));
}

function latest(days: readonly string[]): string {
  return days.reduce((newest, day) => (day > newest ? day : newest), '');
}

function imagesOf({ origin }: WholeSite, photos: readonly CataloguePhoto[]): string[] {
  const addresses = new Set(photos.map((photo) => pictureFile(origin, photo).address));
  return [...addresses]
    .slice(0, MAX_IMAGES)
    .map((address) => `<image:image><image:loc>${escaped(address)}</image:loc></image:image>`);
}

function entry(address: string, changed: string, images: readonly string[], others: readonly string[] = []): string {
  const day = changed && `<lastmod>${changed}</lastmod>`;
  return `<url><loc>${escaped(address)}</loc>${day}${images.join('')}${others.join('')}</url>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
