import { type Actor, program } from '../ports/actor.ts';
import type { DocumentCustomers } from '../ports/document-customers.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: Pick<System, 'now'>; documentCustomers: DocumentCustomers };

/** Links the documents that fit a customer after he was added or changed, batch by batch: clerks issue documents in between. */
export async function linkDocumentsOf(
  { system, documentCustomers }: Ports,
  customer: string,
  actor: Actor,
): Promise<number> {
  let linked = 0;
  for (;;) {
    const next = await documentCustomers.linkNext(customer, system.now(), actor);
    linked += next;
    if (next === 0) return linked;
  }
}

/** What is left: documents of an earlier release, and customers at whom a process was stopped. Null when there was nothing. */
export async function linkDocuments(
  { system, documentCustomers }: Ports,
  signal: AbortSignal,
): Promise<{ linked: number } | null> {
  let linked = 0;
  while (!signal.aborted) {
    const done = await documentCustomers.fillNext(system.now());
    linked += done.linked;
    if (done.examined === 0) break;
  }
  while (!signal.aborted) {
    const customers = await documentCustomers.waiting();
    if (customers.length === 0) break;
    if ((await documentCustomers.skipIdle()) > 0) continue;
    for (const customer of customers) {
      if (signal.aborted) break;
      linked += await documentCustomers.linkNext(customer, system.now(), program);
    }
  }
  return linked > 0 ? { linked } : null;
}
