import { type EwayTransport, readTransport } from '#domain/eway/eway-transport.ts';
import { transportProblems } from '#domain/eway/transport-problems.ts';
import { failed, type Outcome } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import { type EwayPorts, type ReadEway, readEway, subjectOfInvoice } from './read-eway.ts';

/** Stores what staff say about the movement, even when something is missing: the file says what it lacks. */
export async function saveTransport(
  ports: EwayPorts,
  id: string,
  { version, transport: typed }: { version: number; transport: EwayTransport },
  actor: Actor,
): Promise<Outcome<ReadEway>> {
  const read = await readEway(ports, id);
  if (!read.ok) return read;
  const { invoice } = read.value;
  if (invoice.cancelledAt !== null) return failed('conflict', `${invoice.number} is cancelled.`);
  const transport = readTransport(typed);
  const problems = transportProblems(transport);
  if (problems.length > 0) return failed('invalid', problems[0]?.message ?? '', { problems });
  const answer = await ports.eway.saveTransport(
    subjectOfInvoice(invoice),
    version,
    transport,
    ports.system.now(),
    actor,
  );
  if (answer.kind === 'changed-since')
    return failed('conflict', 'Somebody has changed the transport facts meanwhile. Look at them again.');
  return readEway(ports, id);
}
