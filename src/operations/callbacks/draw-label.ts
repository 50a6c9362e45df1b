import { noContact } from '#domain/company/contact.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { sampleLabel } from '#domain/samples/sample-label.ts';
import { addressDeleted } from '#domain/samples/sample-message.ts';
import type { CallbackStore } from '../ports/callbacks.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { Paper } from '../ports/papers.ts';

type Ports = {
  callbacks: Pick<CallbackStore, 'find'>;
  companies: Pick<CompanyStore, 'current'>;
  paper: Pick<Paper, 'drawLabel'>;
};

/** The label for the parcel of a request for samples, as a PDF. 'conflict' once its address is deleted. */
export async function drawLabel({ callbacks, companies, paper }: Ports, id: string): Promise<Outcome<Uint8Array>> {
  const [callback, current] = await Promise.all([callbacks.find(id), companies.current()]);
  const firm = { name: current?.company.name ?? '', contact: current?.company.contact ?? noContact };
  if (callback?.sample?.address === '') return failed('conflict', `There is no address any more. ${addressDeleted}.`);
  const label = callback && sampleLabel(callback, firm);
  if (!label) return failed('not-found', 'There is no such request for samples.');
  return ok(await paper.drawLabel(label, callback.receivedAt));
}
