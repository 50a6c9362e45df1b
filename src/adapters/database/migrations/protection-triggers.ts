import type { Database } from '../engine/tables.ts';

/** The statements that protect issued documents and the audit log from every change, by any program. */
export function protectionTriggers(engine: Database['engine'], invoiceColumns: string[]): string[] {
  const frozenColumns = invoiceColumns.filter((name) => !mayChange.includes(name));
  if (engine === 'sqlite') return onSqlite(frozenColumns);
  return onPostgres(frozenColumns.map((name) => `old."${name}" is distinct from new."${name}"`).join(' or '));
}

const mayChange = ['pdf', 'cancelled', 'cancelled_at', 'cancelled_by'];
const kept = 'Issued documents are kept: cancel instead.';
const frozen = 'An issued document does not change.';
const logged = 'The audit log only grows.';

// The law protects the record, also against changes outside the program: CGST rule 56(8).
function onSqlite(frozenColumns: string[]) {
  return [
    `create trigger invoices_kept before delete on invoices begin select raise(abort, '${kept}'); end`,
    `create trigger invoices_frozen before update of ${frozenColumns.map((name) => `"${name}"`).join(', ')} on invoices begin select raise(abort, '${frozen}'); end`,
    `create trigger invoices_pdf_once before update of pdf on invoices when old.pdf is not null and new.pdf is not old.pdf begin select raise(abort, '${frozen}'); end`,
    `create trigger audit_kept before delete on audit_log begin select raise(abort, '${logged}'); end`,
    `create trigger audit_frozen before update on audit_log begin select raise(abort, '${logged}'); end`,
  ];
}

function refuse(name: string, sentence: string) {
  return `create function ${name}() returns trigger language plpgsql as $$ begin raise exception '${sentence}'; end $$`;
}

function onPostgres(changed: string) {
  return [
    refuse('refuse_invoice_removal', kept),
    refuse('refuse_invoice_change', frozen),
    refuse('refuse_audit_change', logged),
    'create trigger invoices_kept before delete on invoices for each row execute function refuse_invoice_removal()',
    `create trigger invoices_frozen before update on invoices for each row when (${changed}) execute function refuse_invoice_change()`,
    'create trigger invoices_pdf_once before update on invoices for each row when (old.pdf is not null and new.pdf is distinct from old.pdf) execute function refuse_invoice_change()',
    'create trigger invoices_not_emptied before truncate on invoices for each statement execute function refuse_invoice_removal()',
    'create trigger audit_frozen before update or delete on audit_log for each row execute function refuse_audit_change()',
    'create trigger audit_not_emptied before truncate on audit_log for each statement execute function refuse_audit_change()',
  ];
}
