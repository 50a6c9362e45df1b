import { type MovedBillsAnswer, moveInBillsCall, takeBackBillsCall } from '#contract/move-in/bills.ts';
import { type MovedMaterialsAnswer, moveInMaterialsCall, takeBackMaterialsCall } from '#contract/move-in/materials.ts';
import { type MovedNumbersAnswer, moveInNumbersCall, takeBackNumbersCall } from '#contract/move-in/numbers.ts';
import { type MovedProductsAnswer, moveInProductsCall, takeBackProductsCall } from '#contract/move-in/products.ts';
import type { Sheet } from '#domain/customers/import/sheet.ts';
import type { PlannedBill } from '#domain/move-in/bills/plan-bills.ts';
import { moveInBills } from '#operations/move-in/move-in-bills.ts';
import { moveInMaterials } from '#operations/move-in/move-in-materials.ts';
import { moveInNumbers } from '#operations/move-in/move-in-numbers.ts';
import { moveInProducts } from '#operations/move-in/move-in-products.ts';
import { takeBackBills } from '#operations/move-in/take-back-bills.ts';
import { takeBackMaterials } from '#operations/move-in/take-back-materials.ts';
import { takeBackNumbers } from '#operations/move-in/take-back-numbers.ts';
import { takeBackProducts } from '#operations/move-in/take-back-products.ts';
import { refuse, sendText } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts, ServerSettings } from '../server-ports.ts';
import { withSheets } from '../uploads/with-sheets.ts';

export function moveInRoutes(ports: ServerPorts, settings: ServerSettings): Route[] {
  const withSheet = withSheets(ports, settings);
  return [
    route(moveInProductsCall, async ({ context, query, actor }) => {
      return withSheet({ context, actor, call: moveInProductsCall }, async (bytes) => {
        const moved = await moveInProducts(ports, bytes, query.preview === '1', actor);
        if (!moved.ok) return refuse(context, moved);
        return context.json(movedRows(moved.value) satisfies MovedProductsAnswer);
      });
    }),

    route(moveInMaterialsCall, async ({ context, query, actor }) => {
      return withSheet({ context, actor, call: moveInMaterialsCall }, async (bytes) => {
        const moved = await moveInMaterials(ports, bytes, query.preview === '1', actor);
        if (!moved.ok) return refuse(context, moved);
        return context.json(movedRows(moved.value) satisfies MovedMaterialsAnswer);
      });
    }),

    route(moveInNumbersCall, async ({ context, query, actor }) => {
      return withSheet({ context, actor, call: moveInNumbersCall }, async (bytes) => {
        const moved = await moveInNumbers(ports, bytes, query.preview === '1', actor);
        if (!moved.ok) return refuse(context, moved);
        const { rows, ...file } = moved.value;
        return context.json({
          ...fileFacts(file),
          version: file.version,
          rows: rows.map(({ number, next, ...row }) => ({
            row: number,
            series: next && { kind: next.series.kind, taxState: next.series.taxState, next: next.number },
            ...row,
          })),
        } satisfies MovedNumbersAnswer);
      });
    }),

    route(moveInBillsCall, async ({ context, query, actor }) => {
      return withSheet({ context, actor, call: moveInBillsCall }, async (bytes) => {
        const moved = await moveInBills(ports, bytes, query.preview === '1', actor);
        if (!moved.ok) return refuse(context, moved);
        const { rows, ...file } = moved.value;
        const answer: MovedBillsAnswer = {
          ...fileFacts(file),
          file: file.file,
          registrations: file.registrations,
          leftOut: file.sheet.leftOut,
          rows: rows.map(({ number, bill, ...row }) => ({ row: number, bill: bill && shownBill(bill), ...row })),
        };
        return context.json(answer);
      });
    }),

    route(takeBackBillsCall, async ({ context, params, actor }) => {
      const taken = await takeBackBills(ports, params.moved, actor);
      return taken.ok ? sendText(context, `${taken.value} bills of that file are taken back.`) : refuse(context, taken);
    }),

    route(takeBackMaterialsCall, async ({ context, params, actor }) => {
      const taken = await takeBackMaterials(ports, Number(params.version), actor);
      if (!taken.ok) return refuse(context, taken);
      return sendText(context, 'The materials of that file are as they were before.');
    }),

    route(takeBackNumbersCall, async ({ context, params, actor }) => {
      const taken = await takeBackNumbers(ports, Number(params.version), actor);
      if (!taken.ok) return refuse(context, taken);
      const series = taken.value === 1 ? '1 series' : `${taken.value} series`;
      return sendText(context, `The last numbers of ${series} are taken back.`);
    }),

    route(takeBackProductsCall, async ({ context, params, actor }) => {
      const taken = await takeBackProducts(ports, Number(params.version), actor);
      return taken.ok ? sendText(context, 'The products of that file are taken back.') : refuse(context, taken);
    }),
  ];
}

function shownBill({ name, taxState, side, reference, date, due, amount }: NonNullable<PlannedBill['bill']>) {
  return { name, taxState, side, reference, date, due, amount };
}

/** The answer about rows that are told as they were planned. */
function movedRows<Row extends { number: number }>({
  rows,
  version,
  ...file
}: {
  sheet: Pick<Sheet, 'kind' | 'name'>;
  headings: string[];
  rows: Row[];
  version: number;
}) {
  return { ...fileFacts(file), version, rows: rows.map(({ number, ...row }) => ({ row: number, ...row })) };
}

/** What each answer says of the file itself. */
function fileFacts({ sheet, headings }: { sheet: Pick<Sheet, 'kind' | 'name'>; headings: string[] }) {
  return { kind: sheet.kind, sheet: sheet.name, headings };
}
