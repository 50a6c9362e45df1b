import type { Role } from '../staff/role.ts';
import type { Company } from './company.ts';

/** `seesFigures('staff', { … staffSeeFigures: true })` → `true`: an owner always does, staff while the record says so. */
export function seesFigures(role: Role, company: Pick<Company, 'staffSeeFigures'> | null): boolean {
  return role === 'owner' || company?.staffSeeFigures === true;
}
