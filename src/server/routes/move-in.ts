import { type MovedProductsAnswer, moveInProductsCall, takeBackProductsCall } from '#contract/move-in/products.ts';
import { moveInProducts } from '#operations/move-in/move-in-products.ts';
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
        const { sheet, version, headings, rows } = moved.value;
        return context.json({
          kind: sheet.kind,
          sheet: sheet.name,
          version,
          headings,
          rows: rows.map(({ number, ...row }) => ({ row: number, ...row })),
        } satisfies MovedProductsAnswer);
      });
    }),

    route(takeBackProductsCall, async ({ context, params, actor }) => {
      const taken = await takeBackProducts(ports, Number(params.version), actor);
      return taken.ok ? sendText(context, 'The products of that file are taken back.') : refuse(context, taken);
    }),
  ];
}
