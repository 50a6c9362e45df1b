import type { Logger } from 'pino';
import type { z } from 'zod';
import { type DayBookAnswer, dayBookCall, dayBookWorkbookCall } from '#contract/receivables/day-book.ts';
import { dayBookFile } from '#domain/receivables/day-book-file.ts';
import type { DayBookFilter } from '#operations/ports/day-book.ts';
import { sendWorkbook } from '../../http/send-workbook.ts';
import { type Route, route } from '../../route.ts';
import type { ServerPorts } from '../../server-ports.ts';

export function dayBookRoutes(ports: ServerPorts, log: Logger): Route[] {
  return [
    route(dayBookCall, async ({ context, query }) => {
      const { entries, sums } = await ports.dayBook.page(filterOf(query), query.page, query.size);
      context.header('X-Total-Count', String(sums.reduce((all, { count }) => all + count, 0)));
      const answer: DayBookAnswer = { entries, sums: sums.map((sum) => ({ ...sum, amount: Number(sum.amount) })) };
      return context.json(answer);
    }),

    route(dayBookWorkbookCall, ({ context, query }) => {
      const filter = filterOf(query);
      const parts = ['day-book', filter.kind, filter.taxState, filter.from, filter.to];
      const name = parts.filter((part) => part !== '').join('-');
      return sendWorkbook(
        context,
        { sheets: ports.sheets, log },
        { name, sheet: dayBookFile(ports.dayBook.stream(filter)) },
      );
    }),
  ];
}

function filterOf({
  kind,
  state,
  from,
  to,
  q,
  customer,
  cancelled,
}: z.output<typeof dayBookWorkbookCall.query>): DayBookFilter {
  return { kind, taxState: state, from, to, query: q, customer, withCancelled: cancelled === 'true' };
}
