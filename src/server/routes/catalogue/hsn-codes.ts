import { hsnCodesCall } from '#contract/catalogue/hsn-codes.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import { codeRate } from '#domain/tax/code-rate.ts';
import { endedCode } from '#domain/tax/ended-codes.ts';
import { findCodes } from '#domain/tax/find-codes.ts';
import { type Route, route } from '../../route.ts';
import type { ServerPorts } from '../../server-ports.ts';

const MOST = 60;

export function hsnCodeRoutes({ tariff, system }: ServerPorts): Route[] {
  return [
    route(hsnCodesCall, async ({ context, query }) => {
      const codes = await tariff.codes();
      const today = indianDate(system.now());
      const inForce = codes.filter(({ code }) => endedCode(code, today) === null);
      const namedIn = new Map(codes.map(({ code, named }) => [code, named]));
      return context.json(
        findCodes(inForce, query.q, MOST).map(({ code, words, heading }) => {
          const { gst, words: rate } = codeRate(code, namedIn.get(code.slice(0, 4)) ?? []);
          return { code, words, heading, gst, rate };
        }),
      );
    }),
  ];
}
