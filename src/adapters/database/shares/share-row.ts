import type { Share, SharedThing } from '#domain/shares/share.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { NewShare } from '#operations/ports/shares.ts';
import type { Tables } from '../engine/tables.ts';

type ShareRow = Tables['shares'];

export function rowFromShare({ of, ...share }: NewShare, at: string, by: string): ShareRow {
  const isStatement = of.kind === 'statement';
  return {
    id: share.id,
    token_hash: share.tokenHash,
    audit_subject: share.subject,
    kind: of.kind,
    subject: isStatement ? of.customer : of.id,
    tax_state: isStatement ? of.taxState : '',
    from_date: isStatement ? of.from : '',
    to_date: isStatement ? of.to : '',
    language: share.language,
    for_whom: share.forWhom,
    paper: share.paper,
    made_at: at,
    made_by: by,
    expires_at: share.expiresAt,
    ended_at: null,
    ended_by: '',
    openings: 0,
    last_opened_at: null,
  };
}

export function shareFromRow(row: ShareRow): Share {
  return {
    id: row.id,
    of: thingFromRow(row),
    forWhom: row.for_whom,
    language: row.language as Share['language'],
    madeAt: row.made_at,
    madeBy: row.made_by,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
    endedBy: row.ended_by,
    openings: row.openings,
    lastOpenedAt: row.last_opened_at,
  };
}

function thingFromRow(row: ShareRow): SharedThing {
  if (row.kind !== 'statement') return { kind: row.kind as 'document' | 'receipt', id: row.subject };
  return {
    kind: 'statement',
    customer: row.subject,
    taxState: row.tax_state as TaxState,
    from: row.from_date,
    to: row.to_date,
  };
}
