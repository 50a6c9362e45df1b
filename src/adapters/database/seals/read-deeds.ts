import type { Database, Transacting } from '../engine/tables.ts';

/**
 * What audit lines say of rows whose digests they do not tell: those of the release before. A row is told later only if it is as
 * these deeds left it, so one that was added or altered by hand stays untold, and is a fault.
 */
export type Deeds = {
  /** The accounts that lines are about, by name. */
  accounts: Set<string>;
  /** Whether secrets of authenticator apps were encrypted anew. */
  secrets: boolean;
  photos: Map<string, { picture?: string; stands?: boolean }>;
  shares: Map<string, { made?: string; ended?: string }>;
  /** The hashes of the versions of the catalogue. */
  catalogues: Map<number, string>;
  /** The keys of customers by the customer, and those of accounts by kind and subject. */
  customers: Set<string>;
  keys: Set<string>;
  mails: Set<string>;
  callbacks: Set<string>;
  company: boolean;
  tally: boolean;
};

const events = [
  ...['account added', 'account disabled', 'account enabled', 'role changed', 'code given', 'password set by code'],
  ...['password changed', 'second factor on', 'second factor off', 'second factor ended by owner', 'secrets sealed'],
  ...['photo added', 'photo removed', 'photo restored', 'photo described', 'catalogue saved', 'company saved'],
  ...['share made', 'share ended', 'mail asked for', 'customer added', 'opening bill added', 'advance used'],
  ...['receipt issued', 'refund issued', 'settlement issued', 'Tally file written', 'pack downloaded'],
  ...['callback done', 'callback reopened', 'callback noted', 'callback sent again'],
];

const WINDOW = 2000;

/** Reads the lines after `from` up to `to`, a window at a time. */
export async function readDeeds(database: Database['read'] | Transacting, from: number, to: number): Promise<Deeds> {
  const deeds = noDeeds();
  for (let first = from + 1; first <= to; first += WINDOW) {
    const lines = await database
      .selectFrom('audit_log')
      .select(['seq', 'at', 'who', 'what', 'subject', 'before', 'after'])
      .where('seq', '>=', first)
      .where('seq', '<=', Math.min(first + WINDOW - 1, to))
      .where('what', 'in', events)
      .orderBy('seq')
      .execute();
    for (const line of lines) {
      const facts = (JSON.parse(line.after) ?? {}) as Facts;
      // A line of this release tells its rows itself.
      if (facts.rows === undefined && facts.chain === undefined) addDeed(deeds, line, facts);
    }
  }
  return deeds;
}

export function hasDeeds(deeds: Deeds): boolean {
  return Object.values(deeds).some((each) => (typeof each === 'boolean' ? each : each.size > 0));
}

type Line = { seq: number; at: string; who: string; what: string; subject: string; before: string };

type Facts = {
  id?: string;
  name?: string;
  hash?: string;
  sourceHash?: string;
  version?: number;
  sha256?: string;
  for?: string;
  expiresAt?: string;
  rows?: unknown;
  chain?: unknown;
};

function noDeeds(): Deeds {
  return {
    accounts: new Set(),
    secrets: false,
    photos: new Map(),
    shares: new Map(),
    catalogues: new Map(),
    customers: new Set(),
    keys: new Set(),
    mails: new Set(),
    callbacks: new Set(),
    company: false,
    tally: false,
  };
}

function addDeed(deeds: Deeds, line: Line, facts: Facts): void {
  const { what, subject, at, who } = line;
  const { id = '' } = facts;
  if (what === 'secrets sealed') deeds.secrets = true;
  else if (/^(?:account|role|code|password|second factor) /.test(what)) deeds.accounts.add(subject);
  else if (what === 'photo added')
    deeds.photos.set(id, { picture: pictureOf(facts.name, facts.hash, facts.sourceHash), stands: true });
  else if (what === 'photo described') deeds.photos.set(id, { ...deeds.photos.get(id) });
  else if (what.startsWith('photo '))
    deeds.photos.set(id, { ...deeds.photos.get(id), stands: what === 'photo restored' });
  else if (what === 'catalogue saved')
    for (const { version, sha256 } of [(JSON.parse(line.before) ?? {}) as Facts, facts])
      deeds.catalogues.set(version ?? 0, sha256 ?? '');
  else if (what === 'company saved') deeds.company = true;
  else if (what === 'share made')
    deeds.shares.set(id, { made: madeOf(subject, at, who, facts.for ?? '', facts.expiresAt ?? '') });
  else if (what === 'share ended') deeds.shares.set(id, { ...deeds.shares.get(id), ended: `${at} ${who}` });
  else if (what === 'mail asked for') deeds.mails.add(mailOf(at, who, subject));
  else if (what === 'customer added') deeds.customers.add(id);
  else if (what === 'opening bill added') deeds.keys.add(`opening ${id}`);
  else if (what === 'advance used') deeds.keys.add(`use ${line.seq}`);
  else if (what.endsWith(' issued')) deeds.keys.add(`voucher ${id}`);
  else if (what.startsWith('callback ')) deeds.callbacks.add(subject);
  else deeds.tally = true;
}

export function pictureOf(name?: string, hash?: string, sourceHash?: string): string {
  return JSON.stringify([name, hash, sourceHash]);
}

export function madeOf(subject: string, at: string, who: string, whom: string, expiresAt: string): string {
  return JSON.stringify([subject, at, who, whom, expiresAt]);
}

export function mailOf(at: string, who: string, about: string): string {
  return JSON.stringify([at, who, about]);
}
