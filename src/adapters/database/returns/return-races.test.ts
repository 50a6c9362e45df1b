import { expect, test } from 'vitest';
import { inspect } from '#test/open/inspect.ts';
import { openTestReturns } from '#test/open/open-test-returns.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';

const ROUNDS = 12;
const october = { orderDate: '2026-10-20' };

/** Runs two calls together, the second one later by a changing time, so that they meet in another place each round. */
async function together<One, Other>(
  round: number,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<[One, Other]> {
  const later = async () => {
    for (let turn = 0; turn < round % 6; turn++) await new Promise(setImmediate);
    return round % 2 === 0 ? other() : one();
  };
  if (round % 2 === 0) return Promise.all([one(), later() as Promise<Other>]);
  const [first, second] = await Promise.all([other(), later() as Promise<One>]);
  return [second, first];
}

eachDatabase('At the same time', (open) => {
  test('a document is issued and its period is filed: the return has it, or it is refused, or the return is read again', async () => {
    const database = await open();
    const shop = await openTestReturns(database);
    for (let round = 0; round < ROUNDS; round++) {
      const period = `20${10 + round}-10`;
      const date = `${period}-20`;
      await shop.issue(`A/${round}`, { orderDate: date });
      const [issued, filed] = await together(
        round,
        () => shop.tryIssue(`B/${round}`, { orderDate: date }),
        () => shop.file(period),
      );
      if (filed.kind === 'filed') {
        const reported = (await shop.documents(period)).map(({ number }) => number);
        expect(reported.includes(`B/${round}`)).toBe(issued.kind === 'issued');
      } else expect([issued.kind, filed.kind]).toEqual(['issued', 'changed-since']);
    }
    expect((await inspect(database, 'Returns')).faults).toEqual([]);
  }, 60_000);

  test('a document is cancelled and its period is filed: never both reported and cancelled', async () => {
    const database = await open();
    const shop = await openTestReturns(database);
    for (let round = 0; round < ROUNDS; round++) {
      const period = `20${10 + round}-10`;
      const document = await shop.issue(`A/${round}`, { orderDate: `${period}-20` });
      const [cancelled, filed] = await together(
        round,
        () => shop.cancel(document),
        () => shop.file(period),
      );
      const [found] = await shop.documents(period);
      if (filed.kind === 'filed')
        expect([cancelled.kind, found?.reportedIn]).toEqual(
          found?.cancelled ? ['cancelled', null] : ['reported', period],
        );
      else expect([filed.kind, cancelled.kind]).toEqual(['changed-since', 'cancelled']);
    }
    expect((await inspect(database, 'Returns')).faults).toEqual([]);
  }, 60_000);

  test('a document is supplemented and its period is filed: it was filed as it stands, or the return is read again', async () => {
    const database = await open();
    const shop = await openTestReturns(database);
    for (let round = 0; round < ROUNDS; round++) {
      const period = `20${10 + round}-10`;
      const document = await shop.issue(`A/${round}`, { orderDate: `${period}-20` });
      const [added, filed] = await together(
        round,
        () => shop.supplement(document, { gstin: '' }),
        () => shop.file(period),
      );
      const [found] = await shop.documents(period);
      if (filed.kind === 'filed') expect(added.kind).toBe(found?.gstin === '' ? 'added' : 'reported');
      else expect([filed.kind, added.kind]).toEqual(['changed-since', 'added']);
    }
    expect((await inspect(database, 'Returns')).faults).toEqual([]);
  }, 60_000);

  test('two owners file one period: it is filed once', async () => {
    const database = await open();
    const shop = await openTestReturns(database);
    await shop.issue('A/1', october);
    const answers = await Promise.all([shop.file('2026-10'), shop.file('2026-10'), shop.file('2026-Q3')]);
    const kinds = answers.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'filed')).toHaveLength(1);
    expect((await inspect(database, 'Returns')).faults).toEqual([]);
  });
});
