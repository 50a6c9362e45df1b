import type { Logger } from 'pino';
import { auditCall, auditCheckCall, auditCsvCall } from '#contract/audit.ts';
import { indianDay } from '#domain/calendar/indian-date.ts';
import { csvLine } from '#domain/invoice/csv-line.ts';
import type { AuditFilter } from '#operations/upkeep-ports.ts';
import { type Route, route } from '../route.ts';
import { sendStream } from '../send-stream.ts';
import type { ServerPorts } from '../server-ports.ts';

export const auditRoutes = (ports: ServerPorts, log: Logger): Route[] => [
  route(auditCall, async ({ context, query }) => {
    const { entries, older } = await ports.audit.page(filterOf(query), query.before ?? null, query.size);
    return context.json({ lines: entries.map(({ hash: _, ...line }) => line), older });
  }),

  route(auditCheckCall, async ({ context }) => context.json(await ports.audit.check())),

  route(auditCsvCall, ({ context, query }) => {
    context.header('Content-Type', 'text/csv; charset=utf-8');
    context.header('Content-Disposition', 'attachment; filename="audit.csv"');
    return sendStream(context, log, auditCsv(ports, filterOf(query)));
  }),
];

/** Days are Indian ones; the log's instants are UTC. */
const filterOf = ({ from, to, ...words }: AuditFilter): AuditFilter => ({
  who: words.who.trim(),
  what: words.what,
  subject: words.subject.trim(),
  from: from && indianDay(from).begins,
  to: to && indianDay(to).ends,
});

async function* auditCsv(ports: ServerPorts, filter: AuditFilter) {
  // Spreadsheets take a file without this mark for another character set.
  yield `\uFEFF${csvLine(['Line', 'Time (UTC)', 'Who', 'Address', 'What', 'Subject', 'Before', 'After', 'Hash'])}`;
  for await (const { seq, at, who, address, what, subject, before, after, hash } of ports.audit.stream(filter))
    yield csvLine([String(seq), at, who, address, what, subject, before, after, hash]);
}
