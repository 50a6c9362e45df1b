import type { Logger } from 'pino';
import { type TallyStateAnswer, tallyFileCall, tallyStateCall } from '#contract/returns/tally.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { isPeriod, type Period } from '#domain/returns/period.ts';
import { isTaxState, type TaxState } from '#domain/tax/states.ts';
import { readTallyState } from '#operations/tally/read-tally-state.ts';
import { tallyFile } from '#operations/tally/tally-file.ts';
import { sendStream } from '../../http/send-stream.ts';
import { refuse } from '../../respond.ts';
import { type Route, route } from '../../route.ts';
import type { ServerPorts } from '../../server-ports.ts';

export function tallyRoutes(ports: ServerPorts, log: Logger): Route[] {
  return [
    route(tallyFileCall, async ({ context, params, query, actor }) => {
      const days = readDays(params);
      if (!days.ok) return refuse(context, days);
      const file = await tallyFile(ports, { ...days.value, again: query.again === '1', remembered: { actor } });
      if (!file.ok) return refuse(context, file);
      context.header('Content-Type', 'application/xml; charset=utf-8');
      context.header('Content-Disposition', `attachment; filename="tally-${params.state}-${params.period}.xml"`);
      return sendStream(context, log, file.value);
    }),

    route(tallyStateCall, async ({ context, params }) => {
      const days = readDays(params);
      if (!days.ok) return refuse(context, days);
      const answer: TallyStateAnswer = await readTallyState(ports, days.value);
      return context.json(answer);
    }),
  ];
}

function readDays(params: { state: string; period: string }): Outcome<{ taxState: TaxState; period: Period }> {
  const { state, period } = params;
  if (!isTaxState(state) || !isPeriod(period)) return failed('not-found', 'There is no such registration or period.');
  return ok({ taxState: state, period });
}
