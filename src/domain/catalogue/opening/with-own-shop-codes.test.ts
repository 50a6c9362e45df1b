import { expect, test } from 'vitest';
import { openTariff } from '#adapters/tariff/open-tariff.ts';
import { shortCodes } from '../../returns/short-codes.ts';
import { productProblems } from '../product-problems.ts';
import { openingCatalogue } from './opening-catalogue.ts';
import { ownShopCodes } from './own-shop-codes.ts';
import { withOwnShopCodes } from './with-own-shop-codes.ts';

const own = withOwnShopCodes(openingCatalogue);

test('Each of the 85 opening products has one code of six or eight digits, which exists, with its source', async () => {
  const official = new Set((await openTariff().codes()).map(({ code }) => code));
  expect(own.products).toHaveLength(85);
  expect(own.products.filter(({ hsn }) => !official.has(hsn) || hsn.length < 6)).toEqual([]);
  const named = ownShopCodes.flatMap(({ products }) => products);
  expect([...named].sort()).toEqual(openingCatalogue.products.map(({ name }) => name).sort());
  for (const { hsn, source } of ownShopCodes) expect(source.replaceAll(' ', '').startsWith(`${hsn}:`)).toBe(true);
});

test('Nothing else of the record changes, and nothing of it is wrong or too short', () => {
  expect({ ...own, products: [], hsnCodes: [] }).toEqual({ ...openingCatalogue, products: [], hsnCodes: [] });
  expect(own.products.map(({ hsn: _, ...product }) => product)).toEqual(
    openingCatalogue.products.map(({ hsn: _, ...product }) => product),
  );
  expect(productProblems(own, openingCatalogue)).toEqual([]);
  expect(shortCodes(own.products, { turnover: 'from-10' }, '2026-11-21')).toEqual([]);
  expect(own.hsnCodes.filter((code) => code.length < 6)).toEqual([]);
  expect(own.hsnCodes.slice(-1)).toEqual(['998540']);
});
