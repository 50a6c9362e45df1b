import { sql } from 'kysely';
import type { Database } from '../engine/tables.ts';
import type { Migration } from './migration.ts';
import { refuseChanges } from './refuse-changes.ts';

/**
 * Protects e-way bills, and what was written for Tally, from changes by other programs. The validity of a bill may change
 * until it is cancelled, and the facts of a transport may be saved again.
 */
export const m0028KeptEwayAndTally: Migration = {
  name: '0028-kept-eway-and-tally',
  up: async (transaction, engine) => {
    const tally = refuseChanges(engine, ['tally_exports', 'tally_items'], 'tally', written);
    for (const trigger of [...tally, ...ewayTriggers(engine)]) await sql.raw(trigger).execute(transaction);
  },
};

const written = 'What was written for Tally is kept as it is.';
const kept = 'E-way bills and their facts are kept.';
const frozen = 'The number, the document and the cancellation of an e-way bill do not change.';

function ewayTriggers(engine: Database['engine']): string[] {
  const fixed = ['number', 'document', 'taken_at', 'taken_by'];
  if (engine === 'sqlite') {
    const changed = fixed.map((name) => `old.${name} is not new.${name}`).join(' or ');
    const refuse = (sentence: string) => `begin select raise(abort, '${sentence}'); end`;
    return [
      `create trigger eway_bills_no_delete before delete on eway_bills ${refuse(kept)}`,
      `create trigger eway_transports_no_delete before delete on eway_transports ${refuse(kept)}`,
      `create trigger eway_bills_frozen before update on eway_bills when old.cancelled_at is not null or ${changed} ${refuse(frozen)}`,
      `create trigger eway_transports_grow before update on eway_transports when new.document is not old.document or new.version <= old.version ${refuse(kept)}`,
    ];
  }
  const changed = fixed.map((name) => `old.${name} is distinct from new.${name}`).join(' or ');
  const refuse = (name: string, sentence: string) =>
    `create function ${name}() returns trigger language plpgsql as $$ begin raise exception '${sentence}'; end $$`;
  return [
    refuse('refuse_eway_removal', kept),
    refuse('refuse_eway_change', frozen),
    ...['eway_bills', 'eway_transports'].flatMap((table) => [
      `create trigger ${table}_kept before delete on ${table} for each row execute function refuse_eway_removal()`,
      `create trigger ${table}_not_emptied before truncate on ${table} for each statement execute function refuse_eway_removal()`,
    ]),
    `create trigger eway_bills_frozen before update on eway_bills for each row when (old.cancelled_at is not null or ${changed}) execute function refuse_eway_change()`,
    'create trigger eway_transports_grow before update on eway_transports for each row when (old.document is distinct from new.document or new.version <= old.version) execute function refuse_eway_removal()',
  ];
}
