import type { MenuCategory, PageCatalogue } from '../catalogue/page-catalogue.ts';
import { galleryOf } from '../catalogue/picture-path.ts';

/** Where a picture is shown. `id` is the number in the menu; a folder without a gallery has none. */
export type PictureGallery = Pick<MenuCategory, 'title' | 'lang' | 'route'> & { id: number | null };

/** The category of a folder, or its group of New Arrivals: `pictureGallery(catalogue, 'hpl').title` → `'HPL'` */
export function pictureGallery(
  { categories, arrivals }: Pick<PageCatalogue, 'categories' | 'arrivals'>,
  folder: string,
): PictureGallery {
  const category = categories.find((each) => each.folder === folder);
  const group = arrivals.find((each) => each.folder === folder);
  const { title, lang } = category ?? group ?? { title: folder, lang: 'en' as const };
  return { title, lang, id: category?.id ?? null, route: galleryOf(folder, categories) };
}
