import type { Logger } from 'pino';
import { auditCall, auditCheckCall, auditCsvCall } from '#contract/audit.ts';
import { indianDate, indianDay, indianTime } from '#domain/calendar/indian-date.ts';
import { titlesIn } from '#domain/catalogue/folders-of.ts';
import { csvLine, csvStart } from '#domain/text/csv-line.ts';
import { wordAudit } from '#operations/audit/word-audit.ts';
import type { AuditFilter } from '#operations/ports/audit.ts';
import { sendStream } from '../http/send-stream.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

export function auditRoutes(ports: ServerPorts, log: Logger): Route[] {
  return [
    route(auditCall, async ({ context, query }) => {
      const { entries, older } = await ports.audit.page(filterOf(query), query.before ?? null, query.size);
      const wording = await wordingOf(ports);
      const lines = entries.map(async ({ hash: _, ...line }) => ({ ...line, ...(await wordAudit(wording, line)) }));
      return context.json({ lines: await Promise.all(lines), older });
    }),

    route(auditCheckCall, async ({ context }) => context.json(await ports.audit.check())),

    route(auditCsvCall, ({ context, query }) => {
      context.header('Content-Type', 'text/csv; charset=utf-8');
      context.header('Content-Disposition', 'attachment; filename="audit.csv"');
      const { form, ...filter } = query;
      const write = form === 'chain' ? chainCsv : wordsCsv;
      return sendStream(context, log, write(ports, filterOf(filter)));
    }),
  ];
}

/** The filter has Indian days, the log has instants in UTC. */
function filterOf({ from, to, ...words }: AuditFilter): AuditFilter {
  return {
    who: words.who.trim(),
    what: words.what,
    subject: words.subject.trim(),
    from: from && indianDay(from).begins,
    to: to && indianDay(to).ends,
  };
}

/** The catalogue is read once, and not for each line. */
async function wordingOf({ companies, catalogues }: ServerPorts) {
  return { companies, titleOf: titlesIn((await catalogues.current()).record) };
}

async function* wordsCsv(ports: ServerPorts, filter: AuditFilter) {
  yield csvStart(['Line', 'Time (India)', 'Who', 'Address', 'What', 'Of what', 'Detail', 'Hash']);
  const wording = await wordingOf(ports);
  for await (const entry of ports.audit.stream(filter)) {
    const { title, about, details } = await wordAudit(wording, entry);
    const { seq, at, who, address, hash } = entry;
    yield csvLine([String(seq), indianInstant(at), who, address, title, about, details.join('; '), hash]);
  }
}

/** Every text that a hash covers, exactly as stored, so that the chain can be computed again from this file. */
async function* chainCsv(ports: ServerPorts, filter: AuditFilter) {
  yield csvStart(['Line', 'Time (UTC)', 'Who', 'Address', 'What', 'Subject', 'Before', 'After', 'Hash']);
  for await (const { seq, at, who, address, what, subject, before, after, hash } of ports.audit.stream(filter))
    yield csvLine([String(seq), at, who, address, what, subject, before, after, hash]);
}

/** `'2026-11-21 11:30:07'`, which every spreadsheet reads as a time. */
function indianInstant(at: string) {
  return `${indianDate(at)} ${indianTime(at)}:${at.slice(17, 19)}`;
}
