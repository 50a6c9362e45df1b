import { warningsCall } from '#contract/staff/warnings.ts';
import type { KeptReadings } from '#operations/warnings/keep-readings.ts';
import { type Route, route } from '../route.ts';

export function warningsRoutes(kept: KeptReadings): Route[] {
  return [route(warningsCall, async ({ context }) => context.json({ warnings: await kept.warnings() }))];
}
