import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { unknown } from '#server/say-unconfirmed.ts';
import { verifyShop } from '#test/drills/verify-shop.ts';
import { withTestSmtp } from '#test/open/with-test-smtp.ts';
import { openCuttingProxy } from '#test/postgres/open-cutting-proxy.ts';
import { dropDatabase } from '#test/postgres/open-test-postgres.ts';
import { quickFolder } from '#test/postgres/quick-folder.ts';
import { sharedTestPostgres } from '#test/postgres/share-test-postgres.ts';
import { liveShop } from './live-shop.ts';
import { openLivedPlace } from './open-lived-place.ts';
import { nameOf as nameOfCall, openWire, type Send } from './open-wire.ts';

/** Calls that change nothing in the database, or whose only change is one of the server itself. */
const withoutChange = [
  'POST /api/account/factor',
  'POST /api/brochures/preview',
  'POST /api/catalogue/preview',
  'POST /api/einvoices/inv01',
  'POST /api/eway/json',
  'POST /api/measures',
  'POST /api/previewInvoice',
  'POST /api/selection/sheet.pdf',
  'POST /csp',
];

const SHEET = 'POST /api/selection/sheet.pdf';

const withKey = [
  'POST /api/advances/use',
  'POST /api/customers',
  'POST /api/customers/fromDocuments',
  'POST /api/customers/import',
  'POST /api/customers/{id}/openings',
  'POST /api/generateInvoice',
  'POST /api/mails',
  'POST /api/receipts',
  'POST /api/refunds',
  'POST /api/settlements',
];

test('A lost COMMIT is answered by every call that is no GET: with a key it is asked again and done once, without one it says what to look at', async () => {
  const folder = mkdtempSync(join(quickFolder(), 'vitrine-lost-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = await sharedTestPostgres();
  const url = await postgres.freshDatabase();
  onTestFinished(() => dropDatabase(url));
  const proxy = await openCuttingProxy(postgres.socketFolder);
  onTestFinished(proxy.close);
  const { port } = await withTestSmtp();
  const mail = { RATE_LIMITS: 'off', MAIL_URL: `smtp://127.0.0.1:${port}`, MAIL_TO: 'shop@example.com' };
  const env = { DATA_DIR: folder, DATABASE_URL: proxy.through(url), ...mail };
  const place = await openLivedPlace(env, '2026-11-21T06:00:00.000Z');
  onTestFinished(place.close);
  await place.begin();

  const { calls } = await openWire(place.send);
  const callOf = ({ method, url }: Request) => {
    const { pathname } = new URL(url);
    const call = calls.find((each) => each.method === method && each.pattern.test(pathname));
    if (!call) throw new Error(`${method} ${pathname} is no call of the contract.`);
    return call;
  };
  /** What each call answered the first time, after what all such answers begin with. */
  const said = new Map<string, string>();
  const issued: string[] = [];
  const send: Send = async (request) => {
    if (request.method === 'GET') return place.send(request);
    const call = callOf(request);
    const name = nameOfCall(call);
    const [again, later] = [request.clone(), request.clone()];
    // A deed with a key is stored, and asked for again. One without a key must not be there, or the life could not go on: from the
    // program's side of the connection it is the same.
    if (!said.has(name)) proxy.arm(call.parameters.some((one) => one.name === 'Idempotency-Key') ? 'after' : 'before');
    let answer = await place.send(request);
    if (!said.has(name) && proxy.disarm()) {
      const { message } = (await answer.json()) as { message: string };
      said.set(
        name,
        answer.status === 503 && message.startsWith(unknown) ? message.slice(unknown.length + 1) : message,
      );
      answer = await place.send(again);
    }
    // Where the machine is busy, visitors see for a moment what was there before.
    for (let tries = 0; name === SHEET && answer.status === 422 && tries < 20; tries++) {
      await setTimeout(500);
      answer = await place.send(later.clone());
    }
    if (name === 'POST /api/generateInvoice') issued.push(answer.headers.get('Invoice-Number') ?? '');
    return answer;
  };
  await liveShop({ ...place, send });

  const uncut = calls
    .filter(({ method }) => method !== 'GET')
    .map(nameOfCall)
    .filter((name) => !said.has(name));
  expect(uncut.sort()).toEqual([...withoutChange, 'POST /api/setup/own-shop'].sort());
  const keyed = [...said].filter(([, sentence]) => sentence === 'Try again from here: it is stored once.');
  expect(keyed.map(([name]) => name).sort()).toEqual(withKey);
  const vague = [...said].filter(([, sentence]) => !/^(?:Look at (?!the Audit log)|Try|Log|Ask)/.test(sentence));
  expect(vague).toEqual([]);

  const database = await openDatabase(url);
  onTestFinished(database.close);
  const numbers = (await database.read.selectFrom('invoices').select('number').execute()).map(({ number }) => number);
  expect(numbers.sort()).toEqual(issued.sort());
  expect(await verifyShop({ ...env, DATABASE_URL: url })).toEqual({ isWhole: true, faults: [] });
}, 600_000);
