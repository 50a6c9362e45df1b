import { indianDate } from '#domain/calendar/indian-date.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { AdvanceUse, Allocation, ReceivableStore } from '../ports/receivables.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: Pick<System, 'now' | 'uuid'>; receivables: Pick<ReceivableStore, 'useAdvance'> };

/** Pays debts from an advance, today. The same key and body do it once. */
export async function payFromAdvance(
  { system, receivables }: Ports,
  use: Pick<AdvanceUse, 'source' | 'lines' | 'idempotency'>,
  actor: Actor,
): Promise<Outcome<Allocation[]>> {
  const at = system.now();
  // A name with “use” would read as a hook of React.
  const { useAdvance: pay } = receivables;
  const answer = await pay({ id: system.uuid(), date: indianDate(at), ...use }, at, actor);
  switch (answer.kind) {
    case 'used':
    case 'replayed':
      return ok(answer.allocations);
    case 'key-spent':
      return failed('conflict', 'This Idempotency-Key used another advance, or paid something else with it.');
    case 'refused':
      return answer.refusal;
  }
}
