import { expect, test } from 'vitest';
import type { NewShare } from '#operations/ports/shares.ts';
import { actor } from '#test/build/factories.ts';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { inspect } from '#test/open/inspect.ts';
import { openTestBook } from '#test/open/open-test-book.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { home } from '#test/specification/specified-firm.ts';
import { openAuditLog } from '../shared-writes/audit-log.ts';
import { openShareStore } from './share-store.ts';

const made = '2026-11-21T06:00:00.000Z';
const later = '2026-11-22T06:00:00.000Z';
const lapses = '2026-11-28T06:00:00.000Z';

function buildShare(change: Partial<NewShare> = {}): NewShare {
  const id = crypto.randomUUID();
  return {
    id,
    of: { kind: 'document', id: 'document-1' },
    forWhom: 'Sample Interiors',
    language: 'hi',
    expiresAt: lapses,
    tokenHash: `hash of ${id}`,
    paper: null,
    subject: `tax/${home}/DL/26-27/0001`,
    ...change,
  };
}

eachDatabase('Shares', (openAny) => {
  const open = sealedAfter(openAny);
  test('open what they were made for, until they lapse', async () => {
    const store = openShareStore(await open());
    const of = { kind: 'statement', customer: 'c1', taxState: home, from: '2026-04-01', to: '2026-11-21' } as const;
    const share = buildShare({ of, paper: 'f'.repeat(64) });
    await store.add(share, made, actor);
    expect(await store.open(share.tokenHash, later)).toMatchObject({
      id: share.id,
      of,
      language: 'hi',
      forWhom: 'Sample Interiors',
      paper: 'f'.repeat(64),
      openings: 0,
      lastOpenedAt: null,
    });
    expect(await store.open('hash of another', later)).toBeNull();
    expect(await store.open(share.tokenHash, lapses)).toBeNull();
  });

  test('end at once, and once', async () => {
    const database = await open();
    const store = openShareStore(database);
    const share = buildShare();
    await store.add(share, made, actor);
    const ends = await Promise.all([1, 2, 3].map(() => store.end(share.id, later, actor)));
    expect(ends.map((each) => each?.endedBy)).toEqual(['meena', 'meena', 'meena']);
    expect(await store.open(share.tokenHash, later)).toBeNull();
    expect(await store.end('nobody', later, actor)).toBeNull();
    const lines = await openAuditLog(database).read(0, 100);
    expect(lines.map(({ what, subject }) => [what, subject])).toEqual([
      ['share made', `tax/${home}/DL/26-27/0001`],
      ['share ended', `tax/${home}/DL/26-27/0001`],
    ]);
    expect(JSON.stringify(lines)).not.toContain('hash of');
    const noted = await database.read.selectFrom('document_lines').selectAll().orderBy('line').execute();
    expect(noted).toEqual(lines.map(({ seq }) => ({ document: 'document-1', line: seq })));
  });

  test('count their openings, each of many at once, with the time of the last; those that open now are summed up', async () => {
    const store = openShareStore(await open());
    const share = buildShare();
    await store.add(share, made, actor);
    await Promise.all(Array.from({ length: 20 }, () => store.countOpening(share.id, later)));
    expect(await store.find(share.id)).toMatchObject({ openings: 20, lastOpenedAt: later });
    const [lapsed, ended] = [buildShare({ expiresAt: later }), buildShare()];
    for (const each of [lapsed, ended, buildShare()]) await store.add(each, made, actor);
    await store.end(ended.id, later, actor);
    for (const { id } of [lapsed, ended]) await store.countOpening(id, later);
    const live = { count: 2, until: lapses, openings: 20, lastOpenedAt: later };
    expect(await store.liveOf('document-1', later)).toEqual(live);
    const none = { count: 0, until: null, openings: 0, lastOpenedAt: null };
    expect(await store.liveOf('document-1', lapses)).toEqual(none);
  });

  test('of a statement or a receipt are not counted among those of a document, nor noted on its page', async () => {
    const database = await open();
    const store = openShareStore(database);
    const statement = { kind: 'statement', customer: 'document-1', taxState: home, from: '', to: '' } as const;
    const others = [buildShare({ of: statement }), buildShare({ of: { kind: 'receipt', id: 'document-1' } })];
    for (const share of others) await store.add(share, made, actor);
    const none = { count: 0, until: null, openings: 0, lastOpenedAt: null };
    expect(await store.liveOf('document-1', later)).toEqual(none);
    await store.add(buildShare(), made, actor);
    expect(await store.liveOf('document-1', later)).toMatchObject({ count: 1 });
    for (const { id } of others) await store.end(id, later, actor);
    expect(await store.liveOf('document-1', later)).toMatchObject({ count: 1 });
    expect(await database.read.selectFrom('document_lines').selectAll().execute()).toHaveLength(1);
  });

  test('are verified against the audit log: a changed day, an end that nobody said and a removed row are found', async () => {
    const database = await openAny();
    const store = openShareStore(database);
    const [first, second, third] = [buildShare(), buildShare(), buildShare()];
    for (const share of [first, second, third]) await store.add(share, made, actor);
    await store.end(second.id, later, actor);
    const faults = async () => (await inspect(database, 'Links')).faults;
    expect(await faults()).toEqual([]);
    await database.write.updateTable('shares').set({ expires_at: later }).where('id', '=', first.id).execute();
    await database.write.updateTable('shares').set({ ended_at: null }).where('id', '=', second.id).execute();
    await database.write.deleteFrom('shares').where('id', '=', third.id).execute();
    const isNotAs = (id: string) => [
      `The link ${id} is not as it was made or ended.`,
      `The link ${id} is not as the audit log recorded it.`,
    ];
    expect((await faults()).sort()).toEqual(
      [
        ...[first.id, second.id].flatMap(isNotAs),
        `The link ${third.id} is not as it was made or ended.`,
        `What the audit log recorded as shares ${third.id} is missing.`,
      ].sort(),
    );
  });

  test('of one document are listed newest first, a page at a time', async () => {
    const store = openShareStore(await open());
    for (let day = 1; day <= 5; day++)
      await store.add(buildShare({ forWhom: `day ${day}` }), `2026-11-0${day}T06:00:00.000Z`, actor);
    await store.add(buildShare({ of: { kind: 'receipt', id: 'receipt-1' } }), made, actor);
    const { shares, count } = await store.page('document-1', 2, 2);
    expect([count, shares.map(({ forWhom }) => forWhom)]).toEqual([5, ['day 3', 'day 2']]);
  });

  test('of a customer who was merged are listed with those of the one who took him over, whose balance they tell', async () => {
    const database = await open();
    const store = openShareStore(database);
    const book = await openTestBook(database);
    const kept = await book.add('Sample Interiors\nDelhi');
    const [first, second] = [await book.add('Sample Studio\nDelhi'), await book.add('Sample Rooms\nDelhi')];
    for (const { id: customer } of [kept, first, second])
      await store.add(
        buildShare({ of: { kind: 'statement', customer, taxState: home, from: '2026-04-01', to: '2026-11-21' } }),
        made,
        actor,
      );
    expect((await store.page(kept.id, 1, 20)).count).toBe(1);
    await book.merge(second, first);
    await book.merge(first, kept);
    const { shares, count } = await store.page(kept.id, 1, 20);
    expect([count, new Set(shares.map(({ of }) => of.kind === 'statement' && of.customer))]).toEqual([
      3,
      new Set([kept.id, first.id, second.id]),
    ]);
  });
});
