import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { renderPage } from '#web/render-page.tsx';
import { renderGoneShare, renderShare } from '#web/render-share.tsx';
import { en } from '#web/site/words/en/en.ts';
import { callsOf, type DescribedCall } from './described-calls.ts';
import { fillShop } from './fill-shop.ts';
import { knowingAddress, knowingBody } from './knowing-request.ts';
import { openSocketApp, type SocketApp } from './open-socket-app.ts';
import { bodyAround, textFields, textParameters } from './text-fields.ts';

/** What a pattern that tries every place again, or a reader that goes back, takes longest over. */
const hostile: Record<string, (bytes: number) => string> = {
  dots: (bytes) => '.'.repeat(bytes),
  digits: (bytes) => '7'.repeat(bytes),
  'digits and a letter': (bytes) => `${'7'.repeat(bytes - 1)}x`,
  'an address of dots': (bytes) => `a@${'.'.repeat(bytes - 3)}@`,
  spaces: (bytes) => `x${' '.repeat(bytes - 2)}x`,
  'nested brackets': (bytes) => `${'['.repeat(bytes >> 1)}${']'.repeat(bytes >> 1)}`,
  Devanagari: (bytes) => 'क्ष '.repeat(bytes / 10),
  'percent escapes': (bytes) => '%41%e0%'.repeat(bytes / 7),
  'a state and dots': (bytes) => `A\nLucknow, UP${'.'.repeat(bytes - 14)}x`,
};

/** A shorter text takes no pattern long, not even one whose steps double with each letter. */
const LEAST = 30;
const SMALL = 60_000;
const LARGE = 980_000;
/** All that Node lets through of an address and its headers is 8 kB. */
const IN_AN_ADDRESS = 6_000;

/**
 * Milliseconds of processor time that one call may cost, sending it included. Not by the clock: on a busy machine that
 * says what else it had to do. Other requests wait no longer than this meanwhile, because one thread answers them all.
 */
const MOST = 200;

// Quick on a machine that does nothing else.
vi.setConfig({ testTimeout: 240_000 });

let shop: SocketApp;
let calls: DescribedCall[] = [];
let token = '';
beforeAll(async () => {
  const assets = { scripts: [], styles: [], preloads: [] };
  const pages = {
    render: async (request: Parameters<typeof renderPage>[0]) => renderPage({ ...request, assets }),
    renderShare: async (page: Parameters<typeof renderShare>[0]) => renderShare(page, assets),
    renderGoneShare: async (page: Parameters<typeof renderGoneShare>[0]) => renderGoneShare(page, assets),
    sheetWords: async () => en.sheet,
    asset: async () => null,
    icon: async () => '<svg/>',
  };
  shop = await openSocketApp({ ports: { pages: pages as never } });
  await shop.app.addPerson('asha', 'owner');
  token = await shop.app.logIn('asha');
  await fillShop(shop.app, token);
  calls = (await callsOf(shop.app)).filter(({ path }) => !path.includes('logout'));
});
afterAll(() => shop.close());

test('Every text of every call has a greatest length in our own document', () => {
  const without = calls.flatMap(({ method, path, bodies, parameters }) =>
    [
      ...bodies.flatMap(({ schema }) => textFields(schema)).filter(({ longest }) => longest === null),
      ...parameters.filter((one) => one.in !== 'header' && one.schema.type === 'string' && !bounded(one.schema)),
    ].map((field) => ({ method, path, field })),
  );
  expect(without).toEqual([]);
  expect(calls.flatMap(({ bodies }) => bodies.flatMap(({ schema }) => textFields(schema))).length).toBeGreaterThan(60);
});

function bounded({ enum: list, maxLength }: { enum?: unknown[]; maxLength?: number }) {
  return list !== undefined || maxLength !== undefined;
}

test('An endless text in any field of any body is refused, or taken, at once; who asks meanwhile is answered', async () => {
  const slow: unknown[] = [];
  const fields = calls.flatMap((call) =>
    call.bodies.flatMap(({ type, schema }) => {
      const texts = fieldsOf(type, schema);
      const body = JSON.stringify(texts.map((field) => [field?.place, field?.longest]));
      return texts.map((field) => ({ call, type, field, likeness: `${JSON.stringify(field?.place)} of ${body}` }));
    }),
  );
  expect(fields.length).toBeGreaterThan(60);
  // At the length that passes the contract the rules see the text: all kinds, which calls with the same body share. Longer
  // ones are refused by their length: one kind for each field, and the longest in one field of each body.
  const alike = Map.groupBy(fields, ({ likeness }) => likeness);
  for (const [turn, each] of fields.entries()) {
    const { call, type, field } = each;
    const sharing = alike.get(each.likeness) ?? [];
    const isFirst = fields.findIndex((other) => other.call === call && other.type === type) === turn;
    const withText = bodyWith(call, type, field);
    for (const [index, [kind, make]] of Object.entries(hostile).entries()) {
      const isItsTurn = index % sharing.length === sharing.indexOf(each);
      const longer = (turn + index) % 9 === 0 ? [SMALL, ...(isFirst ? [LARGE] : [])] : [];
      for (const size of [...(isItsTurn ? mostOf(field) : []), ...longer]) {
        const body = withText(make(size));
        const took = await cost(() => (size >= SMALL ? send : pass)(call, type, body));
        if (took.milliseconds <= MOST && took.status < 500) continue;
        slow.push({ path: call.path, place: field?.place, kind, size, ...took });
        // A longer one would take minutes, or days.
        break;
      }
    }
  }
  expect(slow).toEqual([]);
});

test('So is one in a part of any path, in the query and in a header', async () => {
  const slow: unknown[] = [];
  const places = [...calls, searchPage].flatMap(({ method, path, parameters }) =>
    textParameters({ parameters } as DescribedCall).map(({ in: where, name }) => ({ method, path, where, name })),
  );
  expect(places.length).toBeGreaterThan(30);
  // Places of one name have one rule, and share the kinds. Past 8 kB Node refuses it unread, whatever the place: some of the
  // places show it.
  const alike = Map.groupBy(places, ({ where, name }) => `${where} ${name}`);
  for (const [turn, place] of places.entries()) {
    const { method, path, where, name } = place;
    const sharing = alike.get(`${where} ${name}`) ?? [];
    for (const [index, [kind, make]] of Object.entries(hostile).entries()) {
      const isItsTurn = index % Math.min(sharing.length, 3) === sharing.indexOf(place) % 3;
      for (const size of [
        ...(isItsTurn ? [IN_AN_ADDRESS] : []),
        ...(turn % 10 === 0 && index % 4 === 0 ? [SMALL, LARGE] : []),
      ]) {
        const text = make(size);
        const encoded = kind === 'percent escapes' ? text : encodeURIComponent(text).slice(0, size);
        const address = where === 'path' ? knowingAddress(path, name, encoded) : knowingAddress(path);
        const query = where === 'query' ? `?${name}=${encoded}` : '';
        const header = where === 'header' ? `${name}: ${encoded}\r\n` : '';
        const request = `${method} ${address}${query} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n${header}Connection: close\r\n\r\n`;
        const took = await cost(async () => Number((await shop.sendRaw(request)).slice(9, 12)));
        if (took.milliseconds > MOST || took.status >= 500) slow.push({ path, name, kind, size, ...took });
      }
    }
  }
  expect(slow).toEqual([]);
});

test('Thousands of rows, and rows of numbers that are none, are refused at once', async () => {
  const call = calls.find(({ path }) => path.endsWith('previewInvoice')) as DescribedCall;
  for (const name of ['productname', 'qty', 'productname0']) {
    const rows = Object.fromEntries(Array.from({ length: 40_000 }, (_, row) => [`${name}${row + 1}`, '7']));
    const took = await cost(() => send(call, 'application/json', JSON.stringify(rows)));
    expect([name, took.milliseconds < 5 * MOST, took.status]).toEqual([name, true, 422]);
  }
});

test('A body of half a million values is refused at once, whoever sends it', async () => {
  const slow: unknown[] = [];
  const sent = calls.flatMap((call) =>
    call.bodies.flatMap(({ type, schema }) => manyValues(type, schema).map((body) => ({ call, type, body }))),
  );
  expect(sent.length).toBeGreaterThan(60);
  for (const { call, type, body } of sent) {
    const took = await cost(() => send(call, type, body));
    if (took.milliseconds > MOST || took.status >= 500)
      slow.push({ path: call.path, body: body.slice(0, 20), ...took });
  }
  expect(slow).toEqual([]);
});

/** Fields of a form, or a list of numbers where JSON has a list, or else for its first field. */
function manyValues(type: string, { properties = {} }: Parameters<typeof textFields>[0]): string[] {
  if (type.includes('urlencoded'))
    return ['a&', 'pictures&', 'materials=&'].map((field) => field.repeat(LARGE / field.length));
  if (type !== 'application/json') return [];
  const names = Object.keys(properties);
  const lists = names.filter((name) => ['array', undefined].includes(properties[name]?.type as string | undefined));
  return [...lists, names[0] ?? 'a'].map((name) => `{"${name}":[${'1,'.repeat(LARGE / 2)}1]}`);
}

/** No call of the document, and the one page that reads what stands behind its `?`. */
const searchPage = {
  method: 'GET',
  path: '/search',
  parameters: [{ in: 'query', name: 'q', schema: { type: 'string' } }],
};

type Field = ReturnType<typeof textFields>[number] | null;

/** The greatest length that passes the contract: such a text is what the rules and their patterns see. */
function mostOf(field: Field): number[] {
  return field?.longest && field.longest >= LEAST && field.longest < SMALL ? [field.longest] : [];
}

/** Without a schema the body itself is the text. */
function fieldsOf(type: string, schema: Parameters<typeof textFields>[0]): Field[] {
  return type.startsWith('multipart') || textFields(schema).length === 0 ? [null] : textFields(schema);
}

function bodyWith(call: DescribedCall, type: string, field: Field): (text: string) => string {
  if (type.startsWith('multipart'))
    return (text) => `--b\r\nContent-Disposition: form-data; name="file"; filename="${text}"\r\n\r\nx\r\n--b--\r\n`;
  if (!field) return (text) => text;
  if (type.includes('urlencoded')) return (text) => new URLSearchParams({ [String(field.place[0])]: text }).toString();
  return bodyAround(knowingBody(shop.app, call.path), field);
}

/** Through the server's sockets, with somebody else who asks for something meanwhile. */
async function send(call: DescribedCall, type: string, body: string): Promise<number> {
  const origin = `http://127.0.0.1:${shop.port}`;
  const [answer, health] = await Promise.all([
    fetch(origin + knowingAddress(call.path), { ...requestOf(call, type, body), redirect: 'manual' }),
    fetch(`${origin}/healthz`),
  ]);
  await answer.arrayBuffer();
  expect(health.status).toBe(200);
  return answer.status;
}

/** Straight to the app: what a short text costs is the work of the rules. */
async function pass(call: DescribedCall, type: string, body: string): Promise<number> {
  const answer = await shop.app.app.request(knowingAddress(call.path), requestOf(call, type, body));
  await answer.arrayBuffer();
  return answer.status;
}

function requestOf({ method }: DescribedCall, type: string, body: string) {
  const contentType = type.startsWith('multipart') ? `${type}; boundary=b` : type;
  return { method, headers: { Authorization: `Bearer ${token}`, 'Content-Type': contentType }, body };
}

/** What a call costs this process. What was slow once may have met the collector of garbage: the quickest of three counts. */
async function cost(work: () => Promise<number>): Promise<{ status: number; milliseconds: number }> {
  let [status, milliseconds] = [0, Number.POSITIVE_INFINITY];
  for (let turn = 0; turn < 3 && milliseconds > MOST; turn += 1) {
    const begun = process.cpuUsage();
    status = await work();
    const { user, system } = process.cpuUsage(begun);
    milliseconds = Math.min(milliseconds, Math.round((user + system) / 1000));
  }
  return { status, milliseconds };
}
