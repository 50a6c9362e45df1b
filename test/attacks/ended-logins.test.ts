import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#adapters/database/engine/tables.ts';
import type { Role } from '#domain/staff/role.ts';
import type { Actor } from '#operations/ports/actor.ts';
import { buildCompany } from '#test/build/factories.ts';
import { openTestApp, type TestApp } from '#test/open/start-test-app.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { callsOf, type DescribedCall } from './described-calls.ts';
import { fillPortals } from './fill-portals.ts';
import { fillShop } from './fill-shop.ts';
import { knowingRequest } from './knowing-request.ts';

/** Of another password. */
let otherHash = '';

const operator: Actor = { username: 'console', address: 'console' };

type Person = { id: string; username: string; tokenHash: string; headers: Record<string, string> };

/** What ends a login, or what it may do, from elsewhere. */
const ends: Record<string, (app: TestApp, person: Person) => Promise<unknown>> = {
  'an account that is closed': ({ ports, clock }, { id }) => ports.users.disable(id, clock.now, operator),
  'a logout': ({ ports, clock }, { tokenHash, username }) =>
    ports.logins.end(tokenHash, clock.now, { username, address: '192.0.2.1', login: { tokenHash, role: 'staff' } }),
  'a password that an owner resets': ({ ports, clock }, { id }) =>
    ports.users.giveCode(id, otherHash, { hash: 'code', until: '2027' }, clock.now, operator),
  'another password': ({ ports, clock }, { id }) => ports.users.setPassword(id, otherHash, clock.now, operator),
  'an owner who becomes staff': ({ ports, clock }, { id }) => ports.users.setRole(id, 'staff', clock.now, operator),
};

const kindsInOrder = Object.keys(ends);

// No products, no materials, no numbers and no bills of a file are here: there is nothing to take back.
const storesNothing =
  /(previewInvoice|account.factor|inv01|eway.json|(?:brochures|catalogue).preview|move-in.(?:(?:products|materials|numbers).\{version\}|bills.\{moved\}))$/;

eachDatabase('What a login began and has not finished when it ends', (open) => {
  test('is refused and changes nothing, for each of the five ends', async () => {
    const database = await open();
    const shop = await openShop(database);
    for (const kind of kindsInOrder) {
      const isDemoted = kind.includes('becomes');
      const calls = (await writingCalls(shop.app)).filter(({ needs }) => needs === 'owner' || !isDemoted);
      expect(calls.length).toBeGreaterThan(3);
      const refused = isDemoted ? 403 : 401;
      for (const [index, call] of calls.entries()) {
        // What a kind writes is the same for each call, and what a call asks first is the same for each kind: a call meets
        // two of the five kinds on SQLite and another on PostgreSQL. Only a call for owners meets the one who is none any more.
        const [sqlite, turn] = [database.engine === 'sqlite', (index + kindsInOrder.indexOf(kind)) % 5];
        if (!(sqlite ? turn <= 1 || isDemoted : turn === 3)) continue;
        // Its body came when the login had ended; or the login ended when it had been looked at for the last time before the
        // work. A call meets one kind in each of the two ways.
        if (call.bodies.length > 0 && turn % 2 === 0) {
          expect([kind, ...(await shop.holding(call, kind))]).toEqual([kind, call.path, refused, {}]);
          continue;
        }
        const [path, status, changed] = await shop.between(call, kind);
        expect([kind, path, changed]).toEqual([kind, call.path, {}]);
        // A logout finds the login ended, as it wants it; the others look up or make up something, and store nothing.
        if (!/logout/.test(call.path) && !storesNothing.test(call.path))
          expect([kind, path, status]).toEqual([kind, path, refused]);
      }
    }
  });
});

// That each call does its work is the same on both databases: how it stores is tested with each store.
test('Each call that is refused so would have changed something: it does its work for a login that stands', async () => {
  const { app, addPerson } = await openShop();
  // What takes something away comes last. The longest first: the code for a person's new password goes before that
  // person's account is closed.
  // A file of materials is taken back while no material was saved on top of it.
  const takesAway = ({ method, path }: DescribedCall) =>
    method === 'DELETE' ? 2 : Number(path === '/api/move-in/materials');
  const calls = (await writingCalls(app)).sort(
    (one, other) => takesAway(one) - takesAway(other) || other.path.length - one.path.length,
  );
  for (const call of calls) {
    const before = await app.everything();
    const person = await addPerson(call.needs as Role);
    const after = await app.everything();
    const answer = await app.app.request(await knowingRequest(app, call, person.headers));
    expect([call.path, answer.status]).toEqual([call.path, expect.toSatisfy((status: number) => status < 300)]);
    const changed = changes(after, await app.everything());
    expect(changes(before, after)).not.toEqual({});
    if (!storesNothing.test(call.path)) expect([call.path, changed]).not.toEqual([call.path, {}]);
  }
});

describe('The list of calls', () => {
  let calls: DescribedCall[] = [];
  beforeAll(async () => {
    const app = await openTestApp();
    calls = await writingCalls(app);
    await app.close();
  });

  test('holds those of every kind of work', () => {
    expect(calls.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/api/generateInvoice',
        '/api/uploadfiles/{productType}/{fileName}',
        '/api/deleteInvoice/{type}/{state}/{refnum}',
        '/api/company',
        '/api/catalogue',
      ]),
    );
  });
});

/** Every call for staff or owners that is not a question, as our own document has them; but for the one that begins another shop. */
async function writingCalls(app: TestApp): Promise<DescribedCall[]> {
  return (await callsOf(app)).filter(
    ({ method, path, needs }) => needs !== 'nobody' && method !== 'GET' && path !== '/api/setup/own-shop',
  );
}

async function openShop(database?: Database) {
  const app = await openTestApp({
    ...(database && { database }),
    company: buildCompany({ eInvoiceFrom: '2026-04-01' }),
  });
  onTestFinished(() => app.close());
  const token = await app.logIn();
  await fillShop(app, token);
  await fillPortals(app, token);
  // The program draws a paper and its picture before the link is made, and keeps them also when it is refused.
  for (const call of (await writingCalls(app)).filter(
    ({ method, path }) => method === 'POST' && path === '/api/shares',
  ))
    await app.app.request(await knowingRequest(app, call, { Authorization: `Bearer ${token}` }));
  const { ports, clock } = app;
  if (otherHash === '') otherHash = await ports.passwords.hash('another one of them');
  const passwordHash = (await ports.users.findByUsername('meena'))?.passwordHash ?? '';

  /** With a login here and one elsewhere, for there to be one that can be ended. */
  const addPerson = async (role: Role): Promise<Person> => {
    const id = ports.system.uuid();
    const username = `p-${id.slice(0, 8)}`;
    await ports.users.add({ id, username, role, passwordHash, code: null }, clock.now, operator);
    const [token, elsewhere] = [ports.system.secret(32), ports.system.secret(32)];
    const [tokenHash, elsewhereHash] = [ports.system.sha256(token), ports.system.sha256(elsewhere)];
    const login = {
      userId: id,
      createdAt: clock.now,
      seenAt: clock.now,
      address: '192.0.2.1',
      network: 'home',
      agent: '',
    };
    const actor = { username, address: '192.0.2.1' };
    for (const each of [tokenHash, elsewhereHash])
      await ports.logins.add({ ...login, tokenHash: each }, passwordHash, 5, actor);
    return { id, username, tokenHash, headers: { Authorization: `Bearer ${token}` } };
  };

  // The last owner stays one.
  await addPerson('owner');

  const endNow = async (kind: string, person: Person) => {
    await ends[kind]?.(app, person);
    return app.everything();
  };

  /** The call with the end of its body held back until the login has ended: path, status and what changed after that. */
  const holding = async (call: DescribedCall, kind: string) => {
    const person = await addPerson(call.needs as Role);
    const { request, begun, finish } = await heldBack(await knowingRequest(app, call, person.headers));
    const answering = app.app.request(request);
    await begun;
    const before = await endNow(kind, person);
    finish();
    const { status } = await answering;
    return [call.path, status, changes(before, await app.everything())];
  };

  /** The call with its login ended right behind the last look at it before the work. */
  const between = async (call: DescribedCall, kind: string) => {
    const person = await addPerson(call.needs as Role);
    const request = await knowingRequest(app, call, person.headers);
    const find = ports.logins.find;
    let [looks, before] = [call.bodies.length > 0 ? 2 : 1, {} as Awaited<ReturnType<TestApp['everything']>>];
    ports.logins.find = async (tokenHash) => {
      const found = await find(tokenHash);
      looks -= 1;
      if (looks === 0) before = await endNow(kind, person);
      return found;
    };
    const { status } = await app.app.request(request);
    ports.logins.find = find;
    // The files of an upload are stored before its row; those that no row names are swept away.
    const { files: _, ...changed } = changes(before, await app.everything());
    return [call.path, status, changed] as const;
  };

  return { app, addPerson, holding, between };
}

type Everything = Awaited<ReturnType<TestApp['everything']>>;

/** What is stored now and was not before, by table. */
function changes(before: Everything, after: Everything): Everything {
  const text = (rows: unknown[] = []) => rows.map((row) => JSON.stringify(row));
  return Object.fromEntries(
    Object.entries(after).flatMap(([table, rows]) => {
      const [was, is] = [new Set(text(before[table])), text(rows)];
      const isSame = was.size === is.length && is.every((row) => was.has(row));
      return isSame ? [] : [[table, is.filter((row) => !was.has(row)).sort()]];
    }),
  );
}

/** The same request, whose sender stops in the middle of the body once the server has begun to read it. */
async function heldBack(request: Request) {
  const bytes = new Uint8Array(await request.arrayBuffer());
  const begun = Promise.withResolvers<void>();
  const rest = Promise.withResolvers<void>();
  let sent = false;
  const body = new ReadableStream(
    {
      pull: async (controller) => {
        if (!sent) {
          sent = true;
          controller.enqueue(bytes.subarray(0, bytes.length >> 1));
          return;
        }
        begun.resolve();
        await rest.promise;
        controller.enqueue(bytes.subarray(bytes.length >> 1));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const { method, headers, url } = request;
  const held = new Request(url, { method, headers, body, duplex: 'half' } as RequestInit);
  return { request: held, begun: begun.promise, finish: rest.resolve };
}
