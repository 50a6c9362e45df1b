import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { CustomerImports, TakenBackImport } from '../ports/customer-imports.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: Pick<System, 'now'>; customerImports: Pick<CustomerImports, 'takeBack'> };

type TakenBack = Pick<Extract<TakenBackImport, { kind: 'taken-back' }>, 'archived' | 'restored' | 'kept'>;

const ONE_DAY = 24 * 60 * 60 * 1000;

/**
 * Takes back what an import brought into the customer book, as a whole: within a day, while nobody changed one of its customers and nothing
 * names one that it added. `key`: the Idempotency-Key of the import. Answers how many are archived, how many are as they were, and how many
 * stay because of what somebody did while it went on. A call that broke off goes on.
 */
export async function takeBackCustomers(
  { system, customerImports }: Ports,
  key: string,
  actor: Actor,
): Promise<Outcome<TakenBack>> {
  const now = system.now();
  const earliest = new Date(Date.parse(now) - ONE_DAY).toISOString();
  const answer = await customerImports.takeBack({ key, earliest }, now, actor);
  switch (answer.kind) {
    case 'taken-back':
      return ok(answer);
    case 'not-found':
      return failed('conflict', 'There is nothing of this import to take back.');
    case 'too-late':
      return failed('conflict', 'More than a day has passed: archive the customers on their pages instead.');
    case 'used':
      return failed('conflict', `${answer.name} ${whys[answer.by]} Archive the others on their pages instead.`);
  }
}

const whys = {
  change: 'was changed since.',
  document: 'is on a document.',
  money: 'has a receipt or an open bill: take the open bills of a file back first.',
  merge: 'was made one with another customer.',
};
