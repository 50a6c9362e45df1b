import type { CatalogueRecord, HomeSlide } from '#domain/catalogue/catalogue-record.ts';
import { inEnglish, type Names } from '#domain/text/names.ts';

/** What visitors read where a caption is blank: the English caption, or the category's names when that is blank too. */
export function captionBehind({ categories }: CatalogueRecord, { category, caption }: HomeSlide): Names {
  if (caption.en !== '') return inEnglish(caption.en);
  return categories.find(({ id }) => id === category)?.names ?? inEnglish(`category ${category}`);
}

/** The English name of a slide. */
export function slideName(record: CatalogueRecord, slide: HomeSlide): string {
  return slide.caption.en || captionBehind(record, slide).en;
}
