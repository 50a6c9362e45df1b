import { asStored } from '../engine/as-stored.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';

/** `role` is unknown for an account of the first releases, which had one role. */
type AccountFacts = { role?: string; disabled: boolean };

/**
 * The accounts that the log knows, and what they may do: one that was added or promoted by hand is none of them. The whole log
 * is read, which takes a moment in a large shop; but only lines of the release before need it.
 */
export async function accountFacts(from: Database['read'] | Transacting): Promise<Map<string, AccountFacts>> {
  const lines = await from
    .selectFrom('audit_log')
    .select(['what', 'subject', 'after'])
    .where('what', 'in', ['account added', 'role changed', 'account disabled', 'account enabled'])
    .orderBy('seq')
    .execute();
  const accounts = new Map<string, AccountFacts>();
  for (const { what, subject, after } of lines) {
    const known = accounts.get(subject);
    const { role } = (JSON.parse(after) ?? {}) as { role?: string };
    if (what === 'account added') accounts.set(subject, { ...(role ? { role } : {}), disabled: false });
    else if (known)
      accounts.set(
        subject,
        what === 'role changed'
          ? { ...known, ...(role ? { role } : {}) }
          : { ...known, disabled: what === 'account disabled' },
      );
  }
  return accounts;
}

/** Whether an account is as the log knows it. */
export function isKnown(
  { username, role, disabled_at }: Tables['users'],
  accounts: ReadonlyMap<string, AccountFacts>,
): boolean {
  const known = accounts.get(asStored(username));
  return known !== undefined && (known.role ?? role) === role && known.disabled === (disabled_at !== null);
}
