import { failed, type Outcome, ok, type Refusal } from '#domain/outcome.ts';
import type { Share, ShareDays, SharedThing } from '#domain/shares/share.ts';
import { shareProblems } from '#domain/shares/share-problems.ts';
import type { Actor } from '../ports/actor.ts';
import type { CustomerStore } from '../ports/customers.ts';
import type { DocumentCustomers } from '../ports/document-customers.ts';
import type { InvoiceStore } from '../ports/invoices.ts';
import type { ShareStore } from '../ports/shares.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now' | 'uuid' | 'secret' | 'sha256'>;
  shares: Pick<ShareStore, 'add'>;
  invoices: Pick<InvoiceStore, 'findById'>;
  documentCustomers: Pick<DocumentCustomers, 'find'>;
  customers: Pick<CustomerStore, 'find'>;
};

type WantedShare = { of: SharedThing; days: ShareDays; forWhom: string };

/** The token opens the thing. Only its hash is kept, so it is known here and to the reader alone. */
type MadeShare = { id: string; token: string; expiresAt: string };

const DAY = 86_400_000;
const TOKEN_BYTES = 32;

/** Makes a link that opens one document, receipt or statement without a login. The mail job calls it when it sends. */
export async function makeShare(ports: Ports, wanted: WantedShare, actor: Actor): Promise<Outcome<MadeShare>> {
  const forWhom = wanted.forWhom.trim();
  const problems = shareProblems(wanted.of, forWhom);
  if (problems[0]) return failed('invalid', problems[0].message, { problems });
  const found = await describe(ports, wanted.of);
  if (!found.ok) return found;
  const { system } = ports;
  const [id, token, now] = [system.uuid(), system.secret(TOKEN_BYTES), system.now()];
  const expiresAt = new Date(Date.parse(now) + wanted.days * DAY).toISOString();
  const share = { id, of: wanted.of, forWhom, expiresAt, tokenHash: system.sha256(token), ...found.value };
  await ports.shares.add(share, now, actor);
  return ok({ id, token, expiresAt });
}

type Described = { subject: string; language: Share['language']; paper: string | null };

async function describe(ports: Ports, of: SharedThing): Promise<Outcome<Described>> {
  if (of.kind !== 'document') return unknown('There is no such receipt or statement.');
  const invoice = await ports.invoices.findById(of.id);
  if (!invoice) return unknown('There is no such document.');
  const link = await ports.documentCustomers.find(of.id);
  return ok({
    subject: `${invoice.kind}/${invoice.taxState}/${invoice.number}`,
    language: await languageOf(ports, link?.customer?.id),
    paper: null,
  });
}

async function languageOf({ customers }: Ports, id: string | undefined): Promise<Share['language']> {
  return (id !== undefined && (await customers.find(id))?.language) || 'en';
}

function unknown(message: string): Refusal {
  return failed('not-found', message);
}
