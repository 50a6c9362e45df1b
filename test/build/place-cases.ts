import type { InvoiceInput } from '#contract/invoice-wire.ts';
import fixture from '#test/fixtures/place-of-supply.json' with { type: 'json' };
import { buildInput } from './factories.ts';

export type PlaceGiven = {
  taxState: string;
  lines: string[][];
  quantity?: string;
  supplyType?: string;
  placeOfSupply?: string;
};

export type PlaceCase = {
  id: string;
  note: string;
  source: string;
  in: PlaceGiven & { buyerAddress: string };
  out: { place: string; taxType: string; rule: string; table: string; eway?: number[] };
};

type Refused = {
  id: string;
  note: string;
  source: string;
  in: PlaceGiven;
  refused: { taxType: string; field: string; says: string };
};

/** The worked cases of the place of supply, and those that are refused. */
export const placeCases = fixture.cases.filter((each) => 'out' in each && each.out !== undefined) as PlaceCase[];
export const refusedPlaces = fixture.cases.filter(
  (each) => 'refused' in each && each.refused !== undefined,
) as Refused[];

/** The form of a case: each row is 20 at ₹ 100, unless the case says another quantity. */
export function inputOfPlace({ lines, quantity = '20', ...given }: PlaceGiven, taxType: string): InvoiceInput {
  const rows = lines.flatMap(([product = '', hsn = '', description = ''], index) =>
    Object.entries({
      productname: product,
      pcomment: description,
      hsn,
      qty: quantity,
      rate: '100',
      ratePerQty: 'pcs',
      gst: '18',
    }).map(([name, text]) => [`${name}${index + 1}`, text]),
  );
  return buildInput({ ...given, taxType, ...Object.fromEntries(rows) });
}
