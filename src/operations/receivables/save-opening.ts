import { isDate } from '#domain/calendar/indian-date.ts';
import { firmProblem } from '#domain/company/firm-problem.ts';
import { failed, type Outcome, ok, type Refusal } from '#domain/outcome.ts';
import { dueDate } from '#domain/receivables/due-date.ts';
import type { OpeningBill, OpeningBillFields } from '#domain/receivables/opening-bill.ts';
import { readTaxState } from '#domain/receivables/voucher-input.ts';
import type { Actor } from '../ports/actor.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { CustomerStore } from '../ports/customers.ts';
import type { NewVoucher, OpeningAnswer, ReceivableStore } from '../ports/receivables.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now' | 'uuid'>;
  companies: Pick<CompanyStore, 'current'>;
  customers: Pick<CustomerStore, 'find'>;
  receivables: Pick<ReceivableStore, 'addOpening' | 'changeOpening' | 'endOpening'>;
};

/** As it was typed. A blank `due` of a Dr bill is its date and the credit days of the customer. */
type TypedOpening = Omit<OpeningBillFields, 'customer' | 'taxState' | 'side'>;

/** Adds an opening bill. The same key and body return the same bill. */
export async function addOpening(
  ports: Ports,
  { taxState, side, ...typed }: TypedOpening & { customer: string; taxState: string; side: string },
  idempotency: NewVoucher['idempotency'],
  actor: Actor,
): Promise<Outcome<OpeningBill>> {
  const state = readTaxState(taxState);
  if (!state.ok) return state;
  const missing = firmProblem((await ports.companies.current())?.company ?? null, state.value);
  if (missing) return failed('invalid', missing, { problems: [{ field: 'taxState', message: missing }] });
  if (side !== 'dr' && side !== 'cr') return noSide;
  const customer = await ports.customers.find(typed.customer);
  if (!customer) return failed('not-found', 'There is no such customer.');
  const due =
    side === 'dr' && typed.due === '' && isDate(typed.date) ? dueDate(typed.date, customer.creditDays) : typed.due;
  const fields: OpeningBillFields = { ...typed, due, taxState: state.value, side };
  const at = ports.system.now();
  return outcomeOf(await ports.receivables.addOpening({ id: ports.system.uuid(), fields, idempotency }, at, actor));
}

/** Replaces the fields of a version. 'conflict' when somebody has changed it since. */
export async function changeOpening(
  { system, receivables }: Ports,
  { id, version, ...fields }: TypedOpening & { id: string; version: number },
  actor: Actor,
): Promise<Outcome<OpeningBill>> {
  return outcomeOf(await receivables.changeOpening(id, version, fields, system.now(), actor));
}

/** Removes an opening bill from the account. */
export async function endOpening(
  { system, receivables }: Ports,
  { id, version }: { id: string; version: number },
  actor: Actor,
): Promise<Outcome<OpeningBill>> {
  return outcomeOf(await receivables.endOpening(id, version, system.now(), actor));
}

const noSide: Refusal = failed('invalid', 'Choose whether it was owed or paid in advance', {
  problems: [{ field: 'side', message: 'Choose whether it was owed or paid in advance' }],
});

function outcomeOf(answer: OpeningAnswer): Outcome<OpeningBill> {
  switch (answer.kind) {
    case 'saved':
    case 'replayed':
      return ok(answer.bill);
    case 'key-spent':
      return failed('conflict', `This Idempotency-Key added ${answer.bill.reference} with other values.`);
    case 'not-found':
      return failed('not-found', 'There is no such opening bill.');
    case 'changed-since': {
      const { reference, endedAt } = answer.bill;
      const message = endedAt
        ? `Somebody has removed ${reference} meanwhile.`
        : `Somebody has changed ${reference} after you opened it. Look at what is there now, then save your changes again.`;
      return failed('conflict', message, { problems: [{ field: 'version', message }] });
    }
    case 'refused':
      return answer.refusal;
  }
}
