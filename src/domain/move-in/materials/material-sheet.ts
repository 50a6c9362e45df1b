import type { CatalogueMaterial } from '../../materials/catalogue-material.ts';
import type { WrittenColumn, WrittenSheet } from '../../text/written-sheet.ts';
import type { CategoryTitles } from './category-titles.ts';
import { factCell, factColumns, factHeading } from './fact-cells.ts';
import { type MaterialField, materialCells, materialHeadings } from './material-cells.ts';

/** The materials as a sheet, one a row, which goes in again as it is. Facts have a column for each of their names. */
export function materialSheet(materials: readonly CatalogueMaterial[], categories: CategoryTitles): WrittenSheet {
  const facts = factColumns(materials.flatMap((material) => material.facts));
  const column = (name: MaterialField): WrittenColumn => ({
    head: materialHeadings[name],
    kind: name === 'rate' ? 'rupees' : 'text',
    width: widths[name],
  });
  return {
    name: 'Materials',
    columns: [
      ...before.map(column),
      ...facts.map((fact) => ({ head: factHeading(fact), kind: 'text' as const, width: 28 })),
      ...after.map(column),
    ],
    rows: rowsOf(),
  };

  async function* rowsOf() {
    for (const material of materials) {
      const cells = materialCells(material, categories);
      yield [
        ...before.map((name) => cells[name]),
        ...facts.map((fact) => factCell(material.facts, fact)),
        ...after.map((name) => (name === 'rate' ? (material.rate?.paise ?? '') : cells[name])),
      ];
    }
  }
}

const before = ['code', 'en', 'hi', 'or', 'category'] as const;
const after = ['colourways', 'product', 'rate', 'unit', 'discontinued', 'successor'] as const;

const widths: Record<MaterialField, number> = {
  ...{ code: 14, en: 32, hi: 32, or: 32, category: 22 },
  ...{ colourways: 34, product: 22, rate: 12, unit: 12, discontinued: 13, successor: 14 },
};
