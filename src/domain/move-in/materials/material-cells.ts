import type { CatalogueMaterial } from '../../materials/catalogue-material.ts';
import { plainRupees } from '../../money/plain-rupees.ts';
import { type CategoryTitles, titleOfFolder } from './category-titles.ts';

/** What a row of a sheet has beside the facts, in the order of its columns. */
export const materialHeadings = {
  code: 'Code',
  en: 'Name (English)',
  hi: 'Name (Hindi)',
  or: 'Name (Odia)',
  category: 'Category',
  colourways: 'Colourways',
  product: 'Product of the form',
  rate: 'Rate, ₹',
  unit: 'Rate for',
  discontinued: 'Discontinued',
  successor: 'Successor',
} as const;

export type MaterialField = keyof typeof materialHeadings;

/** `materialCells(material, categories)` → `{ code: 'WP 204', en: 'Leaf wallpaper', category: 'Wallpapers', colourways: 'Sage; Clay', … }` */
export function materialCells(
  { code, names, folder, colourways, product, rate, discontinued, successor }: CatalogueMaterial,
  categories: CategoryTitles,
): Record<MaterialField, string> {
  return {
    code,
    ...names,
    category: titleOfFolder(folder, categories),
    colourways: colourways
      .map((way) => way.names.en)
      .filter((name) => name !== '')
      .join('; '),
    product,
    rate: rate ? plainRupees(rate.paise) : '',
    unit: rate?.unit ?? '',
    discontinued: discontinued ? 'Yes' : 'No',
    successor,
  };
}
