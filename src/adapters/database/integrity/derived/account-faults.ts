import type { Database, Transacting } from '../../engine/tables.ts';
import { accountFacts, isKnown } from '../../seals/account-facts.ts';

/**
 * Whether each account has the role that the log gave it, and is disabled as it says: the digest of a later deed of that person
 * would tell a role that was written by hand. Read twice, because somebody may change one meanwhile.
 */
export async function accountFaults(read: Database['read']): Promise<string[]> {
  const first = await unknownAccounts(read);
  const again = first.size === 0 ? first : await unknownAccounts(read);
  return [...again].filter(([id]) => first.has(id)).map(([, fault]) => fault);
}

async function unknownAccounts(read: Database['read']): Promise<Map<string, string>> {
  const users = await read.selectFrom('users').selectAll().execute();
  const facts = await accountFacts(read as Transacting);
  return new Map(
    users
      .filter((user) => !isKnown(user, facts))
      .map(({ id, username }) => [
        id,
        `The account ${username} may do other things than the audit log says. (users ${id})`,
      ]),
  );
}
