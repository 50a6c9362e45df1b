import { foldText } from '#domain/text/fold-text.ts';
import type { Database, Transacting } from '../engine/tables.ts';

type Facts = { id?: string; documents?: string[]; customers?: Record<string, string[]> };

/** The documents that a line names. */
export function documentsIn({ documents = [], customers = {} }: Facts): string[] {
  return [...documents, ...Object.values(customers).flat()];
}

/** The line of one document names it by its number. */
export async function documentOf(
  from: Database['read'] | Transacting,
  what: string,
  subject: string,
): Promise<string[]> {
  if (what !== 'document linked' && what !== 'invoice cancelled') return [];
  const [kind = '', state = '', ...number] = subject.split('/');
  const row = await from
    .selectFrom('invoices')
    .select('id')
    .where('kind', '=', kind)
    .where('tax_state', '=', state)
    .where('number_key', '=', foldText(number.join('/')))
    .executeTakeFirst();
  return row ? [row.id] : [];
}
