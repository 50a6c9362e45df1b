import { formatDate, indianDate, indianTime } from '#domain/calendar/indian-date.ts';
import type { Outcome } from '#domain/outcome.ts';
import { operator } from '#operations/ports/actor.ts';
import { addStaff } from '#operations/staff/add-staff.ts';
import { changeAccount } from '#operations/staff/change-account.ts';
import { changePassword } from '#operations/staff/change-password.ts';
import { askPassword } from './ask-password.ts';
import type { Command } from './command.ts';

/** `vitrine user list`, `vitrine user add NAME [owner]`, `vitrine user password|disable|enable NAME`, `vitrine user role NAME owner|staff` */
export const userCommand: Command = async (ports, [verb, username = '', role = '']) => {
  if (verb === 'list' && !username) return { ok: true, message: await formatAccounts(ports) };
  if (!username) return 'usage';
  switch (verb) {
    case 'add': {
      if (!['', 'owner', 'staff'].includes(role)) return 'usage';
      const account = { username, password: await askPassword(), role: role === 'owner' ? role : 'staff' } as const;
      const added = await addStaff(ports, account, operator);
      if (!added.ok) return added;
      const asWhat = added.value.role === 'owner' ? ', as an owner' : '';
      return { ok: true, message: `${added.value.username} can log in now${asWhat}.` };
    }
    case 'password': {
      const changed = await changePassword(ports, { username, password: await askPassword() }, operator);
      if (!changed.ok) return changed;
      // So an owner who has also lost the phone can log in again.
      const user = await ports.users.findByUsername(username);
      const ended = user && (await ports.users.endFactor(user.id, 'password set', ports.system.now(), operator));
      const factor = ended ? ' Login no longer asks for the code of an app.' : '';
      const disabled = user?.disabledAt ? ' The account is disabled: enable it before anybody can log in with it.' : '';
      return {
        ok: true,
        message: `${changed.value.username} has a new password; all logins have ended.${factor}${disabled}`,
      };
    }
    case 'disable':
    case 'enable':
      return resultOf(await changeAccount(ports, { username, change: verb }, operator));
    case 'role':
      if (role !== 'owner' && role !== 'staff') return 'usage';
      return resultOf(await changeAccount(ports, { username, change: role }, operator));
    default:
      return 'usage';
  }
};

/** A line for each account: name, role, whether it is open, and when it was last used, in India's time. */
async function formatAccounts({ users }: Parameters<Command>[0]): Promise<string> {
  const accounts = await users.list();
  const widest = Math.max(...accounts.map(({ username }) => username.length), 0);
  const lines = accounts.map(({ username, role, disabledAt, seenAt }) => {
    const used = seenAt ? `last used ${formatDate(indianDate(seenAt))} ${indianTime(seenAt)}` : 'no login';
    return [username.padEnd(widest), role, disabledAt ? 'disabled' : 'open    ', used].join('  ');
  });
  return lines.join('\n') || 'There is no account yet: “vitrine user add NAME” adds the first one, an owner.';
}

function resultOf(outcome: Outcome<string>) {
  return outcome.ok ? { ok: true, message: outcome.value } : outcome;
}
