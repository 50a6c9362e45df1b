import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { KeptAccount } from '../ports/demo.ts';
import type { UserStore } from '../ports/staff.ts';

/** Ends this shop and begins an empty one with that account, false when that has begun already; a sentence where this process cannot. */
export type OwnShopStarter = { begin(account: KeptAccount): boolean } | { cannot: string };

type Ports = { companies: Pick<CompanyStore, 'current'>; users: Pick<UserStore, 'findByUsername'> };

const words = 'start my own shop';

/** Why the demo cannot be set aside from here; null when it can. */
export async function ownShopProblem({ companies }: Pick<Ports, 'companies'>, starter: OwnShopStarter) {
  if (!(await companies.current())?.demo) return 'This is a shop of your own already: its documents must be kept.';
  return 'cannot' in starter ? starter.cannot : null;
}

/** Sets the demo aside, as `vitrine start-fresh` does, and begins a shop of one's own. Nothing of the demo is removed. */
export async function startOwnShop(
  ports: Ports,
  { confirm, username }: { confirm: string; username: string },
  starter: OwnShopStarter,
): Promise<Outcome<null>> {
  const problem = await ownShopProblem(ports, starter);
  if (problem !== null || 'cannot' in starter) return failed('conflict', problem ?? '');
  if (confirm.trim().toLowerCase().replaceAll(/\s+/g, ' ') !== words) {
    const message = `Type the words “${words}” to say that the demo is set aside`;
    return failed('invalid', message, { problems: [{ field: 'confirm', message }] });
  }
  const owner = await ports.users.findByUsername(username);
  if (!owner) return failed('not-found', 'There is no such account.');
  const isFirst = starter.begin({ username: owner.username, passwordHash: owner.passwordHash });
  return isFirst ? ok(null) : failed('conflict', 'Somebody else has begun a new shop just now.');
}
