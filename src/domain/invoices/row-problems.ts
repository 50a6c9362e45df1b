import type { IsListed } from '../catalogue/form-lists.ts';
import { isOption } from '../catalogue/option-lists.ts';
import { isMaterialCode } from '../materials/material-key.ts';
import { formatQuantity, formatRupees } from '../money/format-rupees.ts';
import { readDecimal } from '../money/paise.ts';
import type { Problem } from '../outcome.ts';
import { isWithoutPayment } from '../tax/supply-types.ts';
import { discountProblem } from './discount-problem.ts';
import { requiredCells } from './draft-fields.ts';
import type { DraftChoices, DraftLine } from './invoice.ts';
import { textProblem } from './text-problem.ts';

/**
 * `rowGap(row)` → `{ field: 'line 2', message: 'Please fill second product detail completely !!' }`, or `null`.
 * The first row must be complete, the others only when they have a product. 0 counts as filled.
 */
export function rowGap(line: DraftLine): Problem | null {
  const product = line.product.trim() !== '';
  const filled = product && requiredCells.every((cell) => line[cell].trim() !== '');
  if (filled || (line.row !== 1 && !product)) return null;
  return {
    field: `line ${line.row}`,
    message:
      line.row === 1
        ? 'Atleast fill one product detail completely !!'
        : `Please fill ${ordinal(line.row)} product detail completely !!`,
  };
}

/**
 * `cellProblems(row, isListed)` → what is wrong with the filled cells of a row that has a product: `{ field: 'line 2 quantity', … }`.
 * Under LUT a rate of 0 is right too.
 */
export function cellProblems(line: DraftLine, isListed: IsListed, draft: DraftChoices = {}): Problem[] {
  if (line.product.trim() === '') return [];
  const options = optionCells.flatMap(([cell, list, label]) => {
    const value = line[cell].trim();
    return value === '' || isIn(list, value, isListed, draft)
      ? []
      : [
          {
            field: `line ${line.row} ${cell}`,
            message: `Row ${line.row}: ${label} ${quoted(value)} is not in its list`,
          },
        ];
  });
  const amounts = amountCells.flatMap(({ cell, label, places, most, maxText }) => {
    const text = line[cell].trim();
    const value = readDecimal(text, places);
    if (text === '' || (value !== null && value <= most)) return [];
    const message = plainNumber.test(text)
      ? `Row ${line.row}: ${label} can be at most ${maxText}, with up to ${places} decimals`
      : `Row ${line.row}: ${label} ${quoted(text)} is not a number of 0 or more: type it like 1,50,000.50`;
    return [{ field: `line ${line.row} ${cell}`, message }];
  });
  const discount = discountProblem(line);
  const description = textProblem(`Row ${line.row}: Description`, line.description, 1000);
  return [
    ...options,
    ...amounts,
    ...(discount ? [{ field: `line ${line.row} discount`, message: `Row ${line.row}: ${discount}` }] : []),
    ...(line.material && !isMaterialCode(line.material.trim())
      ? [
          {
            field: `line ${line.row} material`,
            message: `Row ${line.row}: ${quoted(line.material)} is no code of a material`,
          },
        ]
      : []),
    ...(description ? [{ field: `line ${line.row} description`, message: description }] : []),
  ];
}

/** Whether a filled cell holds something that is not in its list. */
export function hasUnknownOption(line: DraftLine, isListed: IsListed, draft: DraftChoices = {}): boolean {
  return optionCells.some(
    ([cell, list]) => line[cell].trim() !== '' && !isIn(list, line[cell].trim(), isListed, draft),
  );
}

function isIn(
  list: (typeof optionCells)[number][1],
  value: string,
  isListed: IsListed,
  { supplyType }: DraftChoices,
): boolean {
  if (list !== 'gst') return isListed(list, value);
  return isOption(list, value) || (value === '0' && isWithoutPayment(supplyType));
}

function quoted(text: string): string {
  const letters = [...text];
  return letters.length > 30 ? `“${letters.slice(0, 29).join('')}…”` : `“${text}”`;
}

function ordinal(count: number): string {
  if (count === 2) return 'second';
  if (count === 3) return 'third';
  const teen = Math.floor(count / 10) % 10 === 1;
  return `${count}${(teen ? undefined : ['th', 'st', 'nd', 'rd'][count % 10]) ?? 'th'}`;
}

const optionCells = [
  ['product', 'products', 'Product'],
  ['hsn', 'hsn', 'HSN/SAC'],
  ['unit', 'units', 'Per'],
  ['gst', 'gst', 'GST'],
] as const;

const maxQuantity = 9_999_999_999;
const maxRate = 9_999_999_999;

const amountCells = [
  { cell: 'quantity', label: 'Quantity', places: 3, most: maxQuantity, maxText: formatQuantity(maxQuantity) },
  { cell: 'rate', label: 'Rate', places: 2, most: maxRate, maxText: formatRupees(maxRate) },
] as const;

const plainNumber = /^(?:\d+(?:\.\d*)?|\.\d+)$/;
