import { formatDate, indianDate, indianTime } from '#domain/calendar/indian-date.ts';
import type { Customer, CustomerFields } from '#domain/customers/customer.ts';
import { customerProblems } from '#domain/customers/customer-problems.ts';
import { type ReadCustomer, readCustomer } from '#domain/customers/read-customer.ts';
import { failed, type Outcome, ok, type Problem, type Refusal } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type {
  ChangeAnswer,
  CreateAnswer,
  CustomerName,
  CustomerStore,
  NewCustomer,
  Resembling,
} from '../ports/customers.ts';
import type { DocumentCustomers } from '../ports/document-customers.ts';
import type { System } from '../ports/system.ts';
import { linkDocumentsOf } from './link-documents.ts';

type Ports = { customers: CustomerStore; documentCustomers: DocumentCustomers; system: System };

/** A warning names another customer, which may be the same. */
type CustomerWarning = Problem & { customer: Pick<CustomerName, 'id' | 'name'> };

type Changed = Omit<CustomerFields, 'sez'> & { sez?: CustomerFields['sez'] | undefined };

type Saved = { customer: Customer; warnings: CustomerWarning[] };

/** Adds a customer. 'invalid' with every problem; 'conflict' when a live customer has the GSTIN, which the refusal names. */
export async function createCustomer(
  ports: Ports,
  fields: CustomerFields,
  idempotency: NewCustomer['idempotency'],
  actor: Actor,
  buyer?: string,
): Promise<Outcome<Saved>> {
  const read = readChecked(fields);
  if (!read.ok) return read;
  const entry = { id: ports.system.uuid(), fields: read.value, idempotency, ...(buyer === undefined ? {} : { buyer }) };
  const answer = await ports.customers.create(entry, ports.system.now(), actor);
  return answerOf(ports, read.value, answer, actor);
}

/** Replaces the fields of a version; an absent mark stays as it is. 'conflict' when somebody has changed the customer since: nothing is stored then. */
export async function changeCustomer(
  ports: Ports,
  { id, version, sez, ...fields }: Changed & { id: string; version: number },
  actor: Actor,
): Promise<Outcome<Saved>> {
  // It is that of the version that is changed, or the change is refused.
  const mark = sez ?? (await ports.customers.find(id))?.sez ?? '';
  const read = readChecked({ ...fields, sez: mark });
  if (!read.ok) return read;
  const answer = await ports.customers.change(id, version, read.value, ports.system.now(), actor);
  return answerOf(ports, read.value, answer, actor);
}

/** What saving would answer, but nothing is stored. `id` is '' for a new customer. */
export async function checkCustomer(
  { customers }: Pick<Ports, 'customers'>,
  id: string,
  fields: CustomerFields,
): Promise<Outcome<CustomerWarning[]>> {
  const read = readChecked(fields);
  if (!read.ok) return read;
  const other = await customers.havingGstin(read.value.gstin, id);
  return other ? gstinTaken(other) : ok(await warningsOf(customers, read.value, id));
}

/** No customer has this id. */
export const unknownCustomer = failed('not-found', 'There is no such customer.');

/** Another live customer has the GSTIN. */
export function gstinTaken(other: CustomerName): Refusal {
  const place = [other.place, other.pin].filter(Boolean).join(' ');
  const message = `${other.name}${place && `, ${place}`}, has the GSTIN ${other.gstin}. Is this a delivery address of that customer?`;
  return failed('conflict', message, { problems: [{ field: 'gstin', message }], customer: other.id });
}

/** The customer is archived, or was merged, and does not change. */
export function isArchived({ name, mergedInto }: Pick<Customer, 'name' | 'mergedInto'>): Refusal {
  if (mergedInto !== null)
    return failed('conflict', `${name} was made one with another customer, which has its documents.`, {
      customer: mergedInto,
    });
  return failed('conflict', `${name} is archived. An owner can bring the customer back.`);
}

function readChecked(fields: CustomerFields): Outcome<ReadCustomer> {
  const problems = customerProblems(fields);
  if (problems.length === 0) return ok(readCustomer(fields));
  return failed('invalid', problems[0]?.message ?? '', { problems });
}

async function answerOf(
  ports: Ports,
  fields: ReadCustomer,
  answer: CreateAnswer | ChangeAnswer,
  actor: Actor,
): Promise<Outcome<Saved>> {
  switch (answer.kind) {
    case 'saved':
    case 'replayed':
      await linkDocumentsOf(ports, answer.customer.id, actor);
      return ok({ customer: answer.customer, warnings: await warningsOf(ports.customers, fields, answer.customer.id) });
    case 'gstin-taken':
      return gstinTaken(answer.other);
    case 'key-spent':
      return failed('conflict', `This Idempotency-Key added ${answer.customer.name} with other values.`);
    case 'buyer-known':
      return failed('conflict', 'Somebody has added this buyer meanwhile: the documents have a customer.');
    case 'not-found':
      return unknownCustomer;
    case 'archived':
      return isArchived(answer.customer);
    case 'changed-since':
      return changedSince(answer.customer);
  }
}

function changedSince({ name, changedAt, changedBy }: Customer): Refusal {
  const when = `${formatDate(indianDate(changedAt))} at ${indianTime(changedAt)}`;
  const message = `${changedBy} changed ${name} on ${when}, after you opened it. Look at what is there now, then save your changes again.`;
  return failed('conflict', message, { problems: [{ field: 'version', message }] });
}

async function warningsOf(customers: CustomerStore, fields: ReadCustomer, id: string): Promise<CustomerWarning[]> {
  return (await customers.resembling(fields, id)).map(warningOf);
}

function warningOf({ id, name, place, pin, because }: Resembling): CustomerWarning {
  const who = [name, [place, pin].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return because === 'phone'
    ? { field: 'phone', message: `${who} has the same phone.`, customer: { id, name } }
    : { field: 'billingAddress', message: `${who} has the same name and PIN.`, customer: { id, name } };
}
