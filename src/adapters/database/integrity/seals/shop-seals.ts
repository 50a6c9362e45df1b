import { hash } from 'node:crypto';
import { auditEvents } from '#domain/audit/audit-events.ts';
import type { CustomerChange } from '#domain/customers/customer-changes.ts';
import { type CustomerRow, customerDigest } from '../../customers/customer-row.ts';
import { type AnyRow, seal, type TableSeal } from '../seal.ts';

/** The shop's own records: company, catalogue, customers, pictures and links. */
const companyVersions: TableSeal = seal('company_versions', {
  events: ['company saved'],
  told: ({ at, who, facts: { version, demo, sha256 } }) => [[String(version), [at, who, demo ? 1 : 0, sha256]]],
  key: (row) => String(row.version),
  state: (row) => [row.saved_at, row.saved_by, row.demo, hash('sha256', row.company)],
  fault: ({ key, row }) => `Version ${key} of the company record is ${row ? 'not as it was saved' : 'missing'}.`,
});

/** The first version was written by a migration: the line of the second names its hash. */
const catalogueVersions: TableSeal = seal('catalogue_versions', {
  events: ['catalogue saved'],
  told: ({ before, facts }) =>
    [JSON.parse(before), facts].map(({ version, sha256 }) => [String(version), [version, sha256]]),
  key: (row) => String(row.version),
  state: (row) => [row.version, hash('sha256', row.record)],
  isUntoldOk: ([version]) => version === 1,
  fault: ({ key, row }) => `Version ${key} of the catalogue is ${row ? 'not as it was saved' : 'missing'}.`,
});

/** What a line says of a customer. `sez`: the mark of an SEZ unit, of one who has it. */
type ToldCustomer = {
  id: string;
  version: number;
  sha256: string;
  name: string;
  sez?: string;
  changes?: CustomerChange[];
};

const customers: TableSeal = seal('customers', {
  events: auditEvents.filter((event) => event.startsWith('customer')),
  told: ({ seq, subject, facts }, held) =>
    // An import has one line for many customers.
    ((facts.customers ?? [{ ...facts, name: subject }]) as ToldCustomer[]).map(
      ({ id, version, sha256, name, sez, changes }) => {
        const before = held(id);
        const mark = sez ?? changes?.find(({ field }) => field === 'sez')?.to ?? before?.[4] ?? '';
        return [id, [before?.[0] ?? seq, version, sha256, name, mark]];
      },
    ),
  key: (row) => row.id,
  state: (row) => [row.seq, row.version, customerDigest(row), row.name, row.sez],
  isRight: (row, [seq, version, sha256, name, mark]) => {
    if (row.sez !== 'yes' || row.seq !== seq || row.version !== version || row.name !== name) return false;
    // A line without the mark as a fact has it in its digest; a release from before the mark has it in neither, and keeps it.
    const customer = row as CustomerRow;
    return (
      sha256 === customerDigest(customer) || (mark === 'yes' && sha256 === customerDigest({ ...customer, sez: '' }))
    );
  },
  fault: ({ row, told }) =>
    row ? `${row.name} is not as the audit log recorded it.` : `The customer ${told?.[3]} is missing.`,
});

/** What the lines of earlier releases say of a picture; digests of its row say the rest. */
const photos: TableSeal = seal('photos', {
  events: ['photo added', 'photo removed', 'photo restored', 'photos forgotten'],
  told: ({ seq, at, who, what, subject, facts: { id, name, hash: picture, sourceHash, rows } }, held) => {
    if (what === 'photos forgotten') return Object.keys(rows?.photos ?? {}).map((gone) => [gone, null] as const);
    const before = held(id) ?? [];
    const removed = what === 'photo removed' ? at : null;
    if (what !== 'photo added') return [[id, [...before.slice(0, 6), removed]]];
    return [[id, [subject.slice(0, -name.length - 1), name, picture, sourceHash, seq, `${at} ${who}`, removed]]];
  },
  key: (row) => row.id,
  state: (row) => [
    ...[row.folder, row.name, row.hash, row.source_hash, row.added_seq],
    ...[`${row.added_at} ${row.added_by}`, row.removed_at],
  ],
  // The release before forgets removed pictures without a line.
  isGoneOk: ({ state, lastAt }) => state[6] !== null && `${state[6]}` <= daysBefore(lastAt, DAYS_KEPT),
  fault: ({ row, told }) =>
    row ? `${row.folder}/${row.name} is not as the audit log recorded it.` : `${told?.[0]}/${told?.[1]} is missing.`,
});

const DAYS_KEPT = 30;

function daysBefore(at: string, days: number): string {
  return new Date(Date.parse(at) - days * 86_400_000).toISOString();
}

/** Titles, chosen colours and the surface, for pictures without such facts too: then nobody changed them. */
const photoFacts: TableSeal = seal('photo_facts', {
  events: ['photo added', 'photo described'],
  // A line of the release before says nothing of the surface, and leaves it.
  told: ({ facts: { id, en, hi, or, colours, surface } }, held) => {
    if (en === undefined) return [];
    const kept = surface === undefined ? (held(id)?.[4] ?? null) : surface && JSON.stringify(surface);
    return [[id, [en, hi, or, colours && JSON.stringify(colours), kept]]];
  },
  from: 'photos',
  select: (read) =>
    read
      .selectFrom('photos')
      .leftJoin('photo_facts as facts', 'facts.photo_id', 'photos.id')
      .select(['photos.id', 'folder', 'name', 'title', 'title_hi', 'title_or', 'chosen_colours', 'surface']),
  key: (row: AnyRow) => row.id,
  state: (row: AnyRow) => [row.title, row.title_hi ?? '', row.title_or ?? '', row.chosen_colours, row.surface],
  isUntoldOk: ([, hi, or, colours, surface]) => hi === '' && or === '' && colours === null && surface === null,
  // That the picture itself is there is another seal.
  isGoneOk: () => true,
  fault: ({ row }) => `The titles, colours or surface of ${row?.folder}/${row?.name} are not as they were stored.`,
});

/** What the lines of earlier releases say of a link; the digest of its row says the rest. */
const shares: TableSeal = seal('shares', {
  events: ['share made', 'share ended'],
  told: ({ what, subject, at, who, facts: { id, for: forWhom, expiresAt } }, held) => [
    [
      id,
      what === 'share made'
        ? [subject, forWhom, at, who, expiresAt, null, '']
        : [...(held(id) ?? []).slice(0, 5), at, who],
    ],
  ],
  key: (row) => row.id,
  state: (row) => [
    ...[row.audit_subject, row.for_whom, row.made_at, row.made_by, row.expires_at, row.ended_at, row.ended_by],
  ],
  fault: ({ key }) => `The link ${key} is not as it was made or ended.`,
});

export const shopSeals = { companyVersions, catalogueVersions, customers, photos, photoFacts, shares };
