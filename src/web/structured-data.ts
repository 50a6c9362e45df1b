import { localPath } from '#contract/local-path.ts';
import { path as pathOf } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { brochureFolder } from '#domain/catalogue/brochure-folder.ts';
import type { PagePhoto } from '#domain/catalogue/catalogue.ts';
import { allPicturesPath, picturePath } from '#domain/catalogue/picture-path.ts';
import { pictureFile } from './picture-file.ts';
import { loadedPages } from './site/loaded-pages.ts';
import { pageAt } from './site/pages.ts';
import { pictureAlt } from './site/parts/picture-alt.ts';
import type { Site } from './site/parts/site-page.ts';
import type { Words } from './site/words/words.ts';
import { type Item, structuredFirm } from './structured-firm.ts';
import { structuredMaterial } from './structured-material.ts';

/** Data about a page for search engines (schema.org): the firm, the breadcrumbs, the pictures or products. */
export function structuredData(site: Site, words: Words): Item[] {
  const items = [
    structuredFirm(site),
    breadcrumbsOf(site, words),
    galleryOf(site, words),
    pictureOf(site, words),
    structuredMaterial(site, words),
    listOf(site, words),
  ];
  return items.filter((item) => item !== null).map((item) => ({ '@context': 'https://schema.org', ...item }));
}

function breadcrumbsOf(site: Site, words: Words): Item | null {
  const { path, catalogue } = site;
  const { picture, material } = catalogue;
  const nameOf = (page: string) => nameAt({ ...site, path: page }, words);
  const name = nameOf(path);
  if (!name || path === paths.home) return null;
  const gallery = picture?.gallery ?? material?.gallery ?? path;
  const isGallery = catalogue.categories.some(({ route }) => route === gallery);
  const steps = [
    { name: nameOf(paths.home), path: paths.home },
    ...(isGallery ? [{ name: nameOf(paths.products), path: paths.products }] : []),
    ...(picture && !isGallery ? [{ name: nameOf(paths.newProducts), path: paths.newProducts }] : []),
    ...(material ? [{ name: material.galleryName.text, path: gallery }] : []),
    ...(picture ? [{ name: picture.galleryTitle.title, path: allPicturesPath(gallery) }] : []),
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
  const { categories, picture, material } = catalogue;
  const isPicture = picture && picturePath(picture.gallery, picture.photo.name) === path;
  return pageAt(loadedPages, path, {
    categories,
    ...(isPicture && { picture }),
    ...(material?.path === path && { material }),
  })?.name(words, language);
}

/** The address of a page in the language of this one. */
function addressOf({ origin, language }: Site, path: string): string {
  return origin + localPath(language, path);
}

function galleryOf(site: Site, words: Words): Item | null {
  const { path, origin, catalogue } = site;
  // Of New Arrivals, whose list would be the longest, each picture says it on a page of its own.
  const category = catalogue.categories.find(({ route }) => route === path);
  if (!category) return null;
  const { folder, title } = category;
  const image = (catalogue.folders[folder] ?? []).map((photo, index) => ({
    '@type': 'ImageObject',
    name: pictureAlt(photo.title, title, index + 1, words),
    ...fileOf(origin, photo),
  }));
  return image.length > 0
    ? { '@type': 'ImageGallery', name: nameAt(site, words), url: addressOf(site, path), image }
    : null;
}

function pictureOf(site: Site, words: Words): Item | null {
  const { path, origin, catalogue } = site;
  if (!catalogue.picture) return null;
  const { photo } = catalogue.picture;
  return {
    '@type': 'ImageObject',
    name: nameAt(site, words),
    url: addressOf(site, path),
    ...fileOf(origin, photo),
  };
}

function fileOf(origin: string, photo: PagePhoto): Item {
  const { address, width, height } = pictureFile(origin, photo);
  return { contentUrl: address, width, height };
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
