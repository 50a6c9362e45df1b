import { setImmediate } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { AuditEvent } from '#domain/audit/audit-events.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { asStored } from '../engine/as-stored.ts';
import type { Database, Tables } from '../engine/tables.ts';
import type { Seal } from './document-seals.ts';
import {
  laterPaperName,
  numberOfSubject,
  sharedPapers,
  unauditedCancellations,
  unauditedPapers,
} from './inspect-unaudited.ts';
import { invoiceDigest } from './invoice-digest.ts';

type Document = Selectable<Tables['invoices']>;
type Line = Pick<Selectable<Tables['audit_log']>, 'seq' | 'at' | 'who' | 'what' | 'subject' | 'after'>;

const BATCH = 100;

/**
 * Compares documents with the audit lines about them after their issue: cancelled, paper named, sealed. The line is read
 * first, so that a document that changes meanwhile is no fault.
 */
export async function inspectLines(database: Database) {
  const faults: string[] = [];
  const paperFaults: string[] = [];
  let cancelled = 0;
  let papers = 0;
  let marked = 0;
  for await (const lines of linesAbout(database, ['invoice cancelled', 'paper named', 'documents sealed'])) {
    const cancellations = lines.filter(({ what }) => what === 'invoice cancelled');
    const byNumber = await findByNumber(database, cancellations);
    for (const line of cancellations) {
      const document = byNumber.get(line.subject);
      if (document && isCancelledSo(document, line)) cancelled += 1;
      else faults.push(`${numberOfSubject(line.subject)} is not cancelled as the audit log says.`);
    }
    const seals = lines.flatMap(sealsOf);
    const byId = await findById(database, [...new Set(seals.map(({ id }) => id))]);
    for (const { id, row, paper, name } of seals) {
      const document = byId.get(id);
      if (row && (!document || invoiceDigest(document) !== row))
        faults.push(`${document?.number ?? name} is not as it was issued.`);
      if (!paper) continue;
      papers += 1;
      if (document?.pdf !== paper)
        paperFaults.push(
          document?.pdf
            ? `${document.number} names another paper than the audit log.`
            : `${document?.number ?? name} names no paper, but the audit log has one.`,
        );
    }
    const { audited, faults: wrong } = await inspectMarked(database, lines);
    marked += audited;
    paperFaults.push(...wrong);
    // A long log must not block other requests.
    await setImmediate();
  }
  const counts = await count(database);
  if (counts.marked > marked) paperFaults.push(...(await unauditedPapers(database)));
  if (counts.cancelled > cancelled) faults.push(...(await unauditedCancellations(database)));
  return {
    faults,
    papers: { audited: papers, named: counts.named, faults: [...paperFaults, ...(await sharedPapers(database))] },
  };
}

async function* linesAbout({ read }: Database, events: AuditEvent[]): AsyncIterable<Line[]> {
  for (let last = 0; ; ) {
    const lines = await read
      .selectFrom('audit_log')
      .select(['seq', 'at', 'who', 'what', 'subject', 'after'])
      .where('seq', '>', last)
      .where('what', 'in', events)
      .orderBy('seq')
      .limit(BATCH)
      .execute();
    if (lines.length > 0) yield lines;
    if (lines.length < BATCH) return;
    last = lines.at(-1)?.seq ?? last;
  }
}

function sealsOf({ what, subject, after }: Line): (Seal & { name: string })[] {
  if (what === 'documents sealed')
    return (JSON.parse(after) as { documents: Seal[] }).documents.map((seal) => ({
      ...seal,
      name: `A document (${seal.id})`,
    }));
  if (what !== 'paper named') return [];
  const { id, paper, sha256 } = JSON.parse(after) as { id: string; paper: string; sha256: string };
  return paper === 'original' ? [{ id, paper: sha256, name: numberOfSubject(subject) }] : [];
}

/** Compares the later papers with their audit lines. */
async function inspectMarked({ read }: Database, lines: Line[]): Promise<{ audited: number; faults: string[] }> {
  const audited = lines
    .filter(({ what }) => what === 'paper named')
    .map(({ subject, after }) => ({ subject, ...(JSON.parse(after) as { id: string; paper: string; sha256: string }) }))
    .filter(({ paper }) => paper !== 'original');
  if (audited.length === 0) return { audited: 0, faults: [] };
  const rows = await read
    .selectFrom('papers')
    .select(['owner', 'kind', 'hash'])
    .where(
      'owner',
      'in',
      audited.map(({ id }) => id),
    )
    .execute();
  const hashes = new Map(rows.map(({ owner, kind, hash }) => [`${owner} ${kind}`, hash]));
  const wrong = audited.filter(({ id, paper, sha256 }) => hashes.get(`${id} ${paper}`) !== sha256);
  return {
    audited: audited.length,
    faults: wrong.map(
      ({ subject, paper }) =>
        `The paper ${laterPaperName(paper)} of ${numberOfSubject(subject)} is not the one in the audit log.`,
    ),
  };
}

function isCancelledSo(document: Document, line: Line): boolean {
  return (
    document.cancelled === 1 && document.cancelled_at === line.at && asStored(document.cancelled_by ?? '') === line.who
  );
}

/** The documents that these lines are about, by subject. */
async function findByNumber({ read }: Database, lines: Line[]): Promise<Map<string, Document>> {
  if (lines.length === 0) return new Map();
  const rows = await read
    .selectFrom('invoices')
    .selectAll()
    .where((where) =>
      where.or(
        lines.map(({ subject }) => {
          const [kind = '', state = ''] = subject.split('/');
          return where.and({ kind, tax_state: state, number_key: foldText(numberOfSubject(subject)) });
        }),
      ),
    )
    .execute();
  return new Map(rows.map((row) => [`${row.kind}/${row.tax_state}/${row.number}`, row]));
}

async function findById({ read }: Database, ids: string[]): Promise<Map<string, Document>> {
  const found = new Map<string, Document>();
  for (let from = 0; from < ids.length; from += FOUND_AT_ONCE) {
    const rows = await read
      .selectFrom('invoices')
      .selectAll()
      .where('id', 'in', ids.slice(from, from + FOUND_AT_ONCE))
      .execute();
    for (const row of rows) found.set(row.id, row);
  }
  return found;
}

const FOUND_AT_ONCE = 500;

async function count({ read }: Database) {
  const { cancelled, named, marked } = await read
    .selectFrom('invoices')
    .select((row) => [
      row.fn.count<number>('pdf').as('named'),
      row.cast<number>(row.fn.coalesce(row.fn.sum('cancelled'), row.lit(0)), 'bigint').as('cancelled'),
      row
        .selectFrom('papers')
        // Receipts, refunds and settlements have papers in this table, too.
        .innerJoin('invoices as owner', 'owner.id', 'papers.owner')
        .select((papers) => papers.fn.countAll<number>().as('count'))
        .as('marked'),
    ])
    .executeTakeFirstOrThrow();
  return { cancelled: Number(cancelled), named: Number(named), marked: Number(marked) };
}
