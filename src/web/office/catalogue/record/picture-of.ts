import type { CatalogueAnswer, CataloguePicture } from '#contract/catalogue.ts';
import type { CatalogueCategory, CatalogueRecord, HomeSlide } from '#domain/catalogue/catalogue-record.ts';

/** Pictures by `folder/name`; `folder/` is the newest of the folder. */
export type Pictures = CatalogueAnswer['shown'];

/** The cover of a category: the chosen picture, or the newest when none is chosen or the chosen one was deleted. */
export function coverPicture(pictures: Pictures, { folder, cover }: CatalogueCategory): CataloguePicture | undefined {
  return pictures[`${folder}/${cover.photo}`] ?? pictures[`${folder}/`];
}

/** The cover of the category with this number. */
export function coverOfId(pictures: Pictures, record: CatalogueRecord, id: number): CataloguePicture | undefined {
  const category = record.categories.find((each) => each.id === id);
  return category && coverPicture(pictures, category);
}

/** The picture that a slide shows. `isLost`: the one that was chosen for it was deleted, and the cover is shown. */
export function slidePicture(pictures: Pictures, record: CatalogueRecord, { category, picture }: HomeSlide) {
  const own = picture ? pictures[`${picture.folder}/${picture.name}`] : undefined;
  return { shown: own ?? coverOfId(pictures, record, category), isLost: picture !== null && own === undefined };
}
