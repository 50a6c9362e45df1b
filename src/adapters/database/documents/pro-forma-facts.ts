import { foldText } from '#domain/text/fold-text.ts';
import type { ProFormaFacts } from '#operations/ports/documents.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { lockAudit } from '../shared-writes/audit-log.ts';
import { addProForma, WITHOUT_END } from '../shared-writes/pro-formas.ts';
import { refreshOrigin } from '../shared-writes/refresh-origin.ts';

const FACT = 'pro-forma';
/** A line is short, and most of them are skipped. */
const BATCH = 500;

/**
 * Follows the audit log, in which every release writes what it issues and cancels. It works under the audit head, and only
 * when a line is about a pro-forma, a challan or what was made from one, so that clerks rarely wait.
 */
export function openProFormaFacts(database: Database): ProFormaFacts {
  return {
    catchUp: async () => {
      const lines = await linesAfterMark(database.read);
      const last = lines.at(-1);
      if (!last) return { examined: 0, filled: 0 };
      const concerned = lines.filter(isAboutProFormas);
      const filled = await database.write.transaction().execute(async (transaction) => {
        if (concerned.length > 0) await lockAudit(transaction, { username: 'program', address: '' });
        let count = 0;
        for (const line of concerned) if (await refresh(transaction, line)) count += 1;
        await moveMark(transaction, last.seq);
        return count;
      });
      return { examined: lines.length, filled };
    },
  };
}

type Line = { seq: number; what: string; subject: string };

function linesAfterMark(read: Database['read']): Promise<Line[]> {
  return read
    .selectFrom('audit_log')
    .select(['seq', 'what', 'subject'])
    .where('seq', '>', (mark) => mark.selectFrom('filled_up_to').select('issued_seq').where('fact', '=', FACT))
    .orderBy('seq')
    .limit(BATCH)
    .execute();
}

function isAboutProFormas({ what, subject }: Line): boolean {
  if (what === 'invoice issued') return subject.startsWith('pro/');
  return what === 'invoice cancelled' && !subject.startsWith('credit/');
}

async function refresh(transaction: Transacting, { what, subject }: Line): Promise<boolean> {
  const [kind = '', taxState = '', ...number] = subject.split('/');
  const document = await transaction
    .selectFrom('invoices')
    .leftJoin('document_origins', 'document_origins.document', 'invoices.id')
    .leftJoin('pro_formas', 'pro_formas.document', 'invoices.id')
    .select(['id', 'payable', 'origin', 'pro_formas.document as known'])
    .where('invoices.kind', '=', kind)
    .where('tax_state', '=', taxState)
    .where('number_key', '=', foldText(number.join('/')))
    .executeTakeFirst();
  if (!document) return false;
  // The release before knows no last day.
  if (what === 'invoice issued' && document.known === null)
    await addProForma(transaction, {
      document: document.id,
      valid_until: WITHOUT_END,
      open_value: document.payable,
    });
  const origin = kind === 'pro' || kind === 'challan' ? document.id : document.origin;
  if (origin) await refreshOrigin(transaction, origin);
  return origin !== null;
}

async function moveMark(transaction: Transacting, seq: number): Promise<void> {
  await transaction
    .updateTable('filled_up_to')
    .set({ issued_seq: seq })
    .where('fact', '=', FACT)
    .where('issued_seq', '<', seq)
    .execute();
}
