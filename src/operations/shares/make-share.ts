import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Share, ShareDays, SharedThing } from '#domain/shares/share.ts';
import { shareProblems } from '#domain/shares/share-problems.ts';
import type { Actor } from '../ports/actor.ts';
import type { CustomerStore } from '../ports/customers.ts';
import type { ShareStore } from '../ports/shares.ts';
import type { System } from '../ports/system.ts';
import type { PictureOfPage } from './picture-pages.ts';
import { readSharedThing, type SharedThingPorts } from './read-shared-thing.ts';

export type MakeSharePorts = SharedThingPorts & {
  system: Pick<System, 'now' | 'uuid' | 'secret' | 'sha256'>;
  shares: Pick<ShareStore, 'add'>;
  customers: Pick<CustomerStore, 'find'>;
  pictureOfPage: PictureOfPage;
  /** Draws a statement and stores it; its SHA-256. */
  freezeStatement(of: Extract<SharedThing, { kind: 'statement' }>): Promise<Outcome<string>>;
};

type WantedShare = { of: SharedThing; days: ShareDays; forWhom: string };

/** The token opens the thing. Only its hash is stored, so nobody but the caller and the reader knows it. */
type MadeShare = { id: string; token: string; expiresAt: string };

const DAY = 86_400_000;
/** More than 256 bits, also without the tokens that end in a sign. */
const TOKEN_BYTES = 33;

/**
 * Makes a link that opens one document, receipt or statement without a login. The picture of its first page is made at once,
 * so that the first reader does not wait for it.
 */
export async function makeShare(ports: MakeSharePorts, wanted: WantedShare, actor: Actor): Promise<Outcome<MadeShare>> {
  const forWhom = wanted.forWhom.trim();
  const problems = shareProblems(wanted.of, forWhom);
  if (problems[0]) return failed('invalid', problems[0].message, { problems });
  const frozen = wanted.of.kind === 'statement' ? await ports.freezeStatement(wanted.of) : ok(null);
  if (!frozen.ok) return frozen;
  const found = await readSharedThing(ports, wanted.of, frozen.value);
  if (!found) return failed('not-found', `There is no such ${wanted.of.kind}.`);
  const paper = await found.paper();
  const { system } = ports;
  const [id, token, now] = [system.uuid(), newToken(system), system.now()];
  const expiresAt = new Date(Date.parse(now) + wanted.days * DAY).toISOString();
  await ports.shares.add(
    {
      id,
      of: wanted.of,
      forWhom,
      expiresAt,
      tokenHash: system.sha256(token),
      language: await languageOf(ports, found.customer),
      subject: found.subject,
      paper: frozen.value,
    },
    now,
    actor,
  );
  // The link is stored. A picture that fails now is made for its first reader.
  await ports.pictureOfPage(paper, 1).catch(() => null);
  return ok({ id, token, expiresAt });
}

/** A messenger may leave the sign at the end of a link out of it. */
function newToken({ secret }: Pick<System, 'secret'>): string {
  const token = secret(TOKEN_BYTES);
  return /[-_]$/.test(token) ? newToken({ secret }) : token;
}

async function languageOf({ customers }: MakeSharePorts, id: string | null): Promise<Share['language']> {
  return (id !== null && (await customers.find(id))?.language) || 'en';
}
