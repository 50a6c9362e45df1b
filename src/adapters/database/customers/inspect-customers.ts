import { setImmediate } from 'node:timers/promises';
import { auditEvents } from '#domain/audit/audit-events.ts';
import type { Database } from '../engine/tables.ts';
import { type CustomerRow, customerDigest } from './customer-row.ts';
import { customerWords } from './customer-words.ts';

const BATCH = 200;

/** Whether each customer is as the audit log recorded it, and is found by its words and by no other. */
export async function inspectCustomers(
  database: Database,
): Promise<{ name: string; summary: string; faults: string[] }> {
  // The lines are read before and after the customers, so that one that is changed meanwhile is no fault.
  const before = await auditedCustomers(database);
  const states: { id: string; name: string; version: number; digest: string }[] = [];
  const unfound: string[] = [];
  for (let last = ''; ; ) {
    const rows = await customersAfter(database, last);
    if (rows.length === 0) break;
    for (const row of rows)
      states.push({ id: row.id, name: row.name, version: row.version, digest: customerDigest(row) });
    unfound.push(...(await badlyIndexed(database, rows)));
    last = rows.at(-1)?.id ?? last;
    await setImmediate();
  }
  const after = await auditedCustomers(database);
  const there = new Set(states.map(({ id }) => id));
  const altered = states.filter(
    ({ id, version, digest }) =>
      version < (before.get(id)?.version ?? 0) || !after.get(id)?.digests.has(`${version} ${digest}`),
  );
  return {
    name: 'Customers',
    summary: `${states.length}, each as the audit log recorded it and found by its words.`,
    faults: [
      ...altered.map(({ name }) => `${name} is not as the audit log recorded it.`),
      ...[...before].filter(([id]) => !there.has(id)).map(([, { subject }]) => `The customer ${subject} is missing.`),
      ...unfound.map((name) => `${name} is not found by each of its words, or by one that it does not have.`),
    ],
  };
}

type Audited = { subject: string; version: number; digests: Set<string> };

type AuditedFacts = { id: string; version: number; sha256: string };

const customerEvents = auditEvents.filter((event) => event.startsWith('customer'));

async function auditedCustomers({ read }: Database): Promise<Map<string, Audited>> {
  const lines = await read
    .selectFrom('audit_log')
    .select(['subject', 'after'])
    .where('what', 'in', customerEvents)
    .orderBy('seq')
    .execute();
  const audited = new Map<string, Audited>();
  for (const { subject, after } of lines) {
    const facts = JSON.parse(after) as AuditedFacts | { customers: (AuditedFacts & { name: string })[] };
    // An import has one line for many customers.
    for (const { id, version, sha256, name } of 'customers' in facts
      ? facts.customers
      : [{ ...facts, name: subject }]) {
      const digests = audited.get(id)?.digests ?? new Set();
      audited.set(id, { subject: name, version, digests: digests.add(`${version} ${sha256}`) });
    }
  }
  return audited;
}

function customersAfter({ read }: Database, id: string): Promise<CustomerRow[]> {
  return read.selectFrom('customers').selectAll().where('id', '>', id).orderBy('id').limit(BATCH).execute();
}

/** The names of customers whose words do not fit. One that was changed between the two reads is left out. */
async function badlyIndexed({ read }: Database, rows: CustomerRow[]): Promise<string[]> {
  const ids = rows.map(({ id }) => id);
  const words = await read.selectFrom('customer_words').selectAll().where('customer_id', 'in', ids).execute();
  const kept = Map.groupBy(words, ({ customer_id }) => customer_id);
  const bad = rows.filter((row) => textOf(kept.get(row.id) ?? []) !== textOf(customerWords(row)));
  if (bad.length === 0) return [];
  const badIds = bad.map(({ id }) => id);
  const now = await read.selectFrom('customers').select(['id', 'version']).where('id', 'in', badIds).execute();
  const versions = new Map(now.map(({ id, version }) => [id, version]));
  return bad.filter(({ id, version }) => versions.get(id) === version).map(({ name }) => name);
}

function textOf(words: ReturnType<typeof customerWords>) {
  return words
    .map(({ archived, rank, tail }) => `${archived} ${rank} ${tail}`)
    .sort()
    .join('\n');
}
