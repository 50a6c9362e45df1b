import { type EwayPorts, readEway } from './read-eway.ts';

type EwayState = {
  /** `waiting`: the portal waits for Part B. */
  state: 'none' | 'waiting' | 'made' | 'cancelled';
  required: boolean | null;
  number: string;
  validUntil: string;
};

/** The state of a document at the e-way bill portal; null when it needs no bill there: another kind, or cancelled without one. */
export async function readEwayState(ports: EwayPorts, id: string): Promise<EwayState | null> {
  const read = await readEway(ports, id);
  if (!read.ok) return null;
  const { invoice, bills, required } = read.value;
  const bill = bills.find(({ cancelled }) => cancelled === null) ?? bills[0];
  if (!bill) return invoice.cancelledAt === null ? { state: 'none', required, number: '', validUntil: '' } : null;
  const { number, validUntil, cancelled } = bill;
  return { state: cancelled ? 'cancelled' : validUntil === '' ? 'waiting' : 'made', required, number, validUntil };
}
