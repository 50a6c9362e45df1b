import { type MovedProductsAnswer, moveInProductsCall, takeBackProductsCall } from '#contract/move-in/products.ts';
import { moveInProducts } from '#operations/move-in/move-in-products.ts';
import { takeBackProducts } from '#operations/move-in/take-back-products.ts';
import { recheckLogin } from '../http/recheck-login.ts';
import { refuse, sendText } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts, ServerSettings } from '../server-ports.ts';
import { limitUploads } from '../uploads/limit-uploads.ts';
import { readUpload, UPLOAD_IDLE_TIMEOUT } from '../uploads/read-upload.ts';

export function moveInRoutes(ports: ServerPorts, settings: ServerSettings): Route[] {
  const takeSlot = limitUploads(settings.rateLimits);
  return [
    route(moveInProductsCall, async ({ context, query, actor }) => {
      const slot = await takeSlot(actor.username, Date.parse(ports.system.now()));
      if (!slot.ok) return refuse(context, slot);
      let read = 0;
      try {
        const { upload, received } = await readUpload(context, settings.uploadIdleTimeout ?? UPLOAD_IDLE_TIMEOUT, {
          plain: true,
        });
        read = received;
        if (!upload.ok) return refuse(context, upload);
        const login = await recheckLogin(ports, context, moveInProductsCall.who);
        if (!login.ok) return refuse(context, login);
        const moved = await moveInProducts(ports, upload.value, query.preview === '1', actor);
        if (!moved.ok) return refuse(context, moved);
        const { sheet, version, headings, rows } = moved.value;
        return context.json({
          kind: sheet.kind,
          sheet: sheet.name,
          version,
          headings,
          rows: rows.map(({ number, ...row }) => ({ row: number, ...row })),
        } satisfies MovedProductsAnswer);
      } finally {
        slot.value.end(read, Date.parse(ports.system.now()));
      }
    }),

    route(takeBackProductsCall, async ({ context, params, actor }) => {
      const taken = await takeBackProducts(ports, Number(params.version), actor);
      return taken.ok ? sendText(context, 'The products of that file are taken back.') : refuse(context, taken);
    }),
  ];
}
