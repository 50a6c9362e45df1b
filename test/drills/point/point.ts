import { setTimeout } from 'node:timers/promises';
import { formatNumber, seriesOf } from '#domain/invoices/invoice-number.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { swiftLibrary } from '#test/s3/open-swift.ts';
import { home } from '#test/specification/specified-firm.ts';
import { checkBooks } from '../check-books.ts';
import type { Drill } from '../drill.ts';
import { type Desk, openDesk, referenceOf } from '../open-desk.ts';
import { openTill } from '../open-till.ts';
import { verifyShop } from '../verify-shop.ts';
import { type Archived, indianTime, openArchived } from './open-archived.ts';
import { readChapter } from './read-chapter.ts';

/** Somebody's mistake in psql. */
const MISTAKE = 'truncate customers cascade';
const CLERKS = 4;

/** An operator makes a shop go back to the second before a mistake, by nothing but a chapter of docs/operations.md. */
export const point: Drill = {
  name: 'point',
  holds: 'docs/operations.md brings a shop on PostgreSQL back to the second before a mistake, from a bucket',
  needs: {
    pgbackrest: 'pgbackrest',
    pg_createcluster: 'postgresql',
    setpriv: 'util-linux',
    openssl: 'openssl',
    [swiftLibrary]: 'python3-swift',
  },
  faults: [],
  plants: ['early', 'late'],
  run: async ({ size, plant = '' }, tell) => {
    const { text, blocks } = readChapter('A point in time');
    const [configuration = '', postgresConf = '', setUp = '', goBack = ''] = blocks;
    const archived = await openArchived(postgresConf);
    try {
      const each = size === 'long' ? 300 : 40;
      const desk = await openDesk(() => archived.shop().origin, archived.shop());
      await openTill(desk).addCustomer(buildCustomer());
      const before = await issue(desk, 0, each);

      archived.configure(configuration, 'a wrong secret');
      const refused = await archived.follow(setUp, {}).then(String, ({ message }: Error) => message);
      const sentence = /403 \(Forbidden\)/.exec(refused)?.[0] ?? '';
      tell('a bucket without rights', sentence !== '' && text.includes(`\`${sentence}\``), { sentence });
      archived.configure(configuration);

      const [secondsToBackUp, meanwhile] = await Promise.all([archived.follow(setUp, {}), issue(desk, each, each)]);
      const early = await nextSecond();
      archived.configure(configuration, 'a wrong secret');
      const unarchived = await issue(desk, 2 * each, each);
      const failed = await failedToArchive(archived);
      archived.configure(configuration);
      const kept = new Map([...before, ...meanwhile, ...unarchived]);
      const customers = await customersOf(desk);

      const right = await nextSecond();
      await archived.give(`sudo -u postgres psql vitrine -c '${MISTAKE}'`);
      const gone = await issue(desk, 3 * each, each);
      const { faults } = await verifyShop({ DATA_DIR: archived.dataDir, DATABASE_URL: archived.databaseUrl });
      tell('the mistake is seen', faults.length > 0, { first: faults[0] });

      const moment = { early, late: right + 3000 }[plant] ?? right;
      const names = { ...archived.folders, '2026-11-28 14:59:00+05:30': indianTime(moment) };
      const secondsToGoBack = await archived.follow(goBack, names);
      const back = await lookAround(archived, kept, gone, customers);
      tell('back to the second', back.held, { ...back, failed, secondsToBackUp, secondsToGoBack });
    } finally {
      await archived.stop();
    }
  },
};

/** Issues so many documents from this one on, by a few clerks; every third is a pro forma. Answers the number of each. */
async function issue(desk: Desk, first: number, count: number): Promise<Map<number, string>> {
  const numbers = new Map<number, string>();
  let next = first;
  const clerk = async () => {
    for (let document = next++; document < first + count; document = next++)
      numbers.set(document, await desk.issue(document, { type: kindOf(document) }));
  };
  await Promise.all(Array.from({ length: CLERKS }, clerk));
  return numbers;
}

function kindOf(document: number): 'pro' | 'tax' {
  return document % 3 === 0 ? 'pro' : 'tax';
}

/** A full second, and nothing happens until the one after it. */
async function nextSecond(): Promise<number> {
  const moment = Math.ceil(Date.now() / 1000) * 1000;
  await setTimeout(moment + 1000 - Date.now());
  return moment;
}

/** Waits until the bucket has refused some of the log, and answers how often that was. */
async function failedToArchive({ give }: Archived): Promise<number> {
  await give('sudo -u postgres psql -c "select pg_stat_reset_shared(\'archiver\'), pg_switch_wal()"');
  for (let tries = 0; tries < 100; tries++) {
    const failed = Number(await give("sudo -u postgres psql -tAc 'select failed_count from pg_stat_archiver'"));
    if (failed > 0) return failed;
    await setTimeout(200);
  }
  throw new Error('The log was archived although the bucket refuses it.');
}

/** Of the tables that the mistake empties. */
async function customersOf(desk: Desk): Promise<string> {
  return (await desk.ask('/api/customers')).text();
}

async function lookAround(archived: Archived, kept: Map<number, string>, gone: Map<number, string>, customers: string) {
  const desk = await openDesk(() => archived.shop().origin, archived.shop());
  const customersBack = (await customersOf(desk)) === customers;
  const listed = { tax: await desk.list('tax'), pro: await desk.list('pro') };
  const lost = [...kept].filter(([document, number]) => listed[kindOf(document)].get(number) !== referenceOf(document));
  const references = new Set(Object.values(listed).flatMap((list) => [...list.values()]));
  const left = [...gone.keys()].filter((document) => references.has(referenceOf(document)));
  const wrongNext: string[] = [];
  // The documents after the moment are entered again.
  for (const document of gone.keys()) {
    const list = listed[kindOf(document)];
    const expected = formatNumber(seriesOf(kindOf(document), home, '2026-11-21'), list.size + 1);
    const number = await desk.issue(document, { type: kindOf(document) });
    list.set(number, referenceOf(document));
    if (number !== expected) wrongNext.push(`${number} and not ${expected}`);
  }
  const { wrongSeries, auditHolds } = await checkBooks(archived.databaseUrl);
  const { faults } = await verifyShop({ DATA_DIR: archived.dataDir, DATABASE_URL: archived.databaseUrl });
  const wrong = [lost, left, wrongNext, wrongSeries, faults].reduce((sum, list) => sum + list.length, 0);
  return {
    held: wrong === 0 && customersBack && auditHolds,
    ...{ kept: kept.size, gone: gone.size, lost: lost.length, left: left.length },
    ...{ wrongNext: wrongNext.slice(0, 3), customersBack, wrongSeries, auditHolds, faults },
  };
}
