import { compareText } from '../../text/compare-text.ts';
import type { CatalogueRecord } from '../catalogue-record.ts';
import { ownShopCodes } from './own-shop-codes.ts';

/** The record of a new shop with these codes. The list of codes for the form loses those of four digits. */
export function withOwnShopCodes(record: CatalogueRecord): CatalogueRecord {
  const codes = new Map(ownShopCodes.flatMap(({ hsn, products }) => products.map((name) => [name, hsn] as const)));
  const products = record.products.map((product) => ({ ...product, hsn: codes.get(product.name) ?? product.hsn }));
  const listed = [...record.hsnCodes.filter((code) => code.length > 4), ...codes.values()];
  const goodsFirst = [...new Set(listed)].sort(compareText);
  return { ...record, products, hsnCodes: goodsFirst };
}
