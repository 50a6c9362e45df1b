import { type RowTable, rowDigest, rowKey } from '../../shared-writes/row-digest.ts';
import { isTrapped } from '../../shared-writes/told-callbacks.ts';
import { codeDigest } from '../../shared-writes/told-rows.ts';
import { type AnyRow, seal, type TableSeal } from '../seal.ts';

/** The rows of a table against the digests that lines tell of them. `name`: what a row is called in a fault. */
function digested<Table extends RowTable>(
  table: Table,
  name: (row: AnyRow) => string,
  more: Partial<TableSeal> = {},
): TableSeal {
  return seal(table, {
    told: ({ facts: { rows } }) =>
      Object.entries((rows[table] ?? {}) as Record<string, string | null>).map(
        ([key, digest]) => [key, digest === null ? null : [digest]] as const,
      ),
    key: (row) => rowKey(table, row as never),
    state: (row) => [rowDigest(table, row as never)],
    fault: ({ key, row, told }) => {
      const log = more.byVisitors ? 'the chain of the visitors' : 'the audit log';
      if (!row) return `What ${log} recorded as ${table} ${key} is missing.`;
      return told
        ? `${name(row)} is not as ${log} recorded it.`
        : `${name(row)} is in no line of ${log}: nobody sealed it.`;
    },
    ...more,
  });
}

/** A request in the trap is a program's: nothing tells it until staff take it out. */
const inTrap: Partial<TableSeal> = {
  byVisitors: true,
  isUntoldOk: (_, row) => row.state !== null && isTrapped(row as Parameters<typeof isTrapped>[0]),
};

function besideCallback(
  table: 'callback_pictures' | 'callback_measures' | 'callback_shares' | 'samples',
): Partial<TableSeal> {
  return {
    ...inTrap,
    select: (read) =>
      read
        .selectFrom(table)
        .leftJoin('callbacks', 'callbacks.id', `${table}.callback`)
        .selectAll(table)
        .select(['state', 'held_because']),
  };
}

const users = digested('users', ({ username }) => `The account ${username}`);

/** A backup leaves out one-time codes: none is always whole. */
const userCodes: TableSeal = seal('users', {
  told: ({ facts: { rows } }) =>
    Object.entries((rows['users.code'] ?? {}) as Record<string, string | null>).map(
      ([id, digest]) => [id, digest === null ? null : [digest]] as const,
    ),
  select: (read) => read.selectFrom('users').selectAll().where('code_hash', 'is not', null),
  key: (row) => row.id,
  state: (row) => [codeDigest(row)],
  isGoneOk: () => true,
  fault: ({ row }) => `The one-time code of ${row?.username} is not as the audit log recorded it.`,
});

const catalogueRows = digested('catalogue_versions', ({ version }) => `Version ${version} of the catalogue`, {
  // A migration wrote the first one, and the first company record tells it.
  isUntoldOk: (_, { version, saved_by }) => version === 1 && saved_by === '',
});

const keptFrom = digested('money_kept_from', () => 'The day from which money is kept', {
  isUntoldOk: (_, { default_from, kept_from }) => default_from === kept_from,
});

const photoRows = digested('photos', ({ folder, name }) => `${folder}/${name}`, {
  // What is missing is found by the lines about pictures.
  isGoneOk: () => true,
});

const addedVariants = digested('added_variants', ({ file }) => `The added picture ${file}`, {
  isGoneOk: async ({ key, read }) => {
    const photo = read
      .selectFrom('photos')
      .select('id')
      .where('id', '=', key.split(' ')[0] ?? '');
    return (await photo.executeTakeFirst()) === undefined;
  },
});

const shareRows = digested('shares', ({ id }) => `The link ${id}`);
const pagePictures = digested('page_pictures', ({ page, paper }) => `Page ${page} of the shared paper ${paper}`, {
  byVisitors: true,
});
const mailRows = digested('mails', ({ id }) => `The mail ${id}`);
const customerKeys = digested('customer_keys', ({ customer_id }) => `A key of the customer ${customer_id}`);
const accountKeys = digested('account_keys', ({ kind, subject }) => `A key of the ${kind} ${subject}`);
const tallyItems = digested('tally_items', ({ product }) => `The unit of ${product} for Tally`);
const productWishes = digested('product_wishes', ({ name }) => `The wish for ${name}`);
const siteWords = digested('site_words_versions', ({ version }) => `Version ${version} of the words of the site`);
const materials = digested('material_versions', ({ version }) => `Version ${version} of the materials`);
const callbackRows = digested('callbacks', ({ id }) => `The request ${id}`, inTrap);
const callbackPictures = digested(
  'callback_pictures',
  ({ callback }) => `A picture of the request ${callback}`,
  besideCallback('callback_pictures'),
);
const callbackMeasures = digested(
  'callback_measures',
  ({ callback }) => `A wall of the request ${callback}`,
  besideCallback('callback_measures'),
);
/** Of no request in the trap: that of a program is not stored. */
const callbackPhotos = digested('callback_photos', ({ callback }) => `The photo of the request ${callback}`, {
  byVisitors: true,
});
const callbackShares = digested(
  'callback_shares',
  ({ callback }) => `The link of the request ${callback}`,
  besideCallback('callback_shares'),
);

const samples = digested(
  'samples',
  ({ callback }) => `What the request ${callback} asks for`,
  besideCallback('samples'),
);

/** What staff did about requests, and what a job told late, names a line of the visitors' chain: its end cannot be cut off unseen. */
const visitorLines: TableSeal = seal('visitor_chain', {
  events: [
    'callback done',
    'callback noted',
    'callback reopened',
    'callback sent again',
    'callback photo deleted',
    'callback samples',
    'callback address deleted',
    'rows sealed',
  ],
  told: ({ facts: { chain } }) => (chain ? [[String(chain.seq), [chain.hash]]] : []),
  only: 'seq',
  key: (row) => String(row.seq),
  state: (row) => [row.hash],
  fault: ({ key }) => `Line ${key} of the chain of the visitors is not the one that the audit log names.`,
});

export const rowSeals = {
  users,
  userCodes,
  catalogueRows,
  keptFrom,
  photoRows,
  addedVariants,
  shareRows,
  pagePictures,
  mailRows,
  customerKeys,
  accountKeys,
  tallyItems,
  productWishes,
  siteWords,
  materials,
  callbackRows,
  callbackPictures,
  callbackMeasures,
  callbackPhotos,
  callbackShares,
  samples,
  visitorLines,
};
