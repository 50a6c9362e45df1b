import { addStaff } from '#operations/add-staff.ts';
import { changePassword } from '#operations/change-password.ts';
import { disableStaff } from '#operations/disable-staff.ts';
import { askPassword } from './ask-password.ts';
import { type Command, operator } from './command.ts';

/** `vitrine user add|password|disable NAME` */
export const userCommand: Command = async (world, [verb, username = '']) => {
  if (!username) return 'usage';
  switch (verb) {
    case 'add': {
      const added = await addStaff(world, { username, password: await askPassword() }, operator);
      return added.ok ? { ok: true, message: `${added.value.username} can log in now.` } : added;
    }
    case 'password': {
      const changed = await changePassword(world, { username, password: await askPassword() }, operator);
      return changed.ok
        ? { ok: true, message: `${changed.value.username} has a new password; all logins have ended.` }
        : changed;
    }
    case 'disable': {
      const disabled = await disableStaff(world, username, operator);
      return disabled.ok
        ? { ok: true, message: `${disabled.value.username} is disabled; all logins have ended.` }
        : disabled;
    }
    default:
      return 'usage';
  }
};
