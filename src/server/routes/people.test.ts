import { expect, onTestFinished, test } from 'vitest';
import { openTestApp, password } from '#test/open/start-test-app.ts';

async function openShop(rateLimits = false) {
  const shop = await openTestApp({ settings: { rateLimits } });
  onTestFinished(() => shop.close());
  await shop.addPerson('asha', 'owner');
  const token = await shop.logIn('asha');
  const ask = async (path: string, body: object) => {
    const answer = await shop.call('POST', `/api/people${path}`, { token, body: { ownPassword: password, ...body } });
    const text = await answer.text();
    return { status: answer.status, text, json: text.startsWith('{') ? JSON.parse(text) : null };
  };
  const list = async () => (await shop.call('GET', '/api/people', { token })).json();
  const choose = (username: string, code: string, chosen = 'a quite new password') =>
    shop.call('POST', '/api/setPassword', { body: { username, code, password: chosen } });
  const logsIn = async (username: string, with_: string) =>
    (await shop.call('POST', '/api/login', { body: { username, password: with_ } })).status;
  return { shop, token, ask, list, choose, logsIn };
}

test('A person is added with a code that is shown once, chooses the password with it, and then the code no longer works', async () => {
  const { shop, ask, list, choose, logsIn } = await openShop();
  const { status, json } = await ask('', { username: ' Ravi ', role: 'staff' });
  expect(status).toBe(201);
  expect(json).toEqual({
    username: 'Ravi',
    code: expect.stringMatching(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/),
    until: '2026-11-21T07:00:00.000Z',
  });
  expect(await list()).toMatchObject([
    { username: 'asha', role: 'owner', you: true },
    { username: 'meena', role: 'staff', you: false },
    { username: 'Ravi', codeUntil: json.until, seenAt: null },
  ]);
  expect(await logsIn('Ravi', json.code)).toBe(401);
  const chosen = await choose('ravi', json.code.toLowerCase());
  expect([chosen.status, await chosen.text()]).toEqual([200, 'Your password is set.']);
  expect(await logsIn('ravi', 'a quite new password')).toBe(200);
  expect((await choose('ravi', json.code)).status).toBe(422);
  const log = await shop.ports.audit.read(0, 100);
  expect(log.map(({ who, what, subject }) => [who, what, subject])).toEqual(
    expect.arrayContaining([
      ['asha', 'account added', 'Ravi'],
      ['Ravi', 'password set by code', 'Ravi'],
      ['Ravi', 'login refused', 'Ravi'],
    ]),
  );
  expect(JSON.stringify(log) + shop.log.join('')).not.toContain(json.code);
});

test('A reset ends the old password and every login at once, and its code an hour later', async () => {
  const { shop, ask, choose, logsIn } = await openShop();
  const token = await shop.logIn('meena');
  const { status, json } = await ask('/MEENA/code', {});
  expect(status).toBe(200);
  expect((await shop.call('GET', '/api/desk', { token })).status).toBe(401);
  expect(await logsIn('meena', password)).toBe(401);
  const again = await ask('/meena/code', {});
  expect((await choose('meena', json.code)).status).toBe(422);
  shop.clock.now = '2026-11-21T07:00:00.000Z';
  const late = await choose('meena', again.json.code);
  expect([late.status, ((await late.json()) as { problems: unknown }).problems]).toEqual([
    422,
    [{ field: 'code', message: expect.stringContaining('used or has expired') }],
  ]);
});

test('An account is disabled and enabled again, and given another role; the answers are sentences', async () => {
  const { ask, logsIn } = await openShop();
  expect(await ask('/meena', { change: 'disable' })).toMatchObject({
    status: 200,
    text: 'meena is disabled; all logins have ended.',
  });
  expect(await logsIn('meena', password)).toBe(401);
  expect((await ask('/meena', { change: 'disable' })).json.message).toBe('meena is disabled already.');
  expect((await ask('/meena/code', {})).json.message).toBe('meena is disabled: enable the account first.');
  expect((await ask('/meena', { change: 'enable' })).text).toBe(
    'meena can log in again with the password of before. Without one, give a new code.',
  );
  expect(await logsIn('meena', password)).toBe(200);
  expect((await ask('/meena', { change: 'owner' })).text).toBe('meena is an owner now.');
  expect((await ask('/nobody', { change: 'owner' })).status).toBe(404);
});

test('The only owner must stay an owner, and cannot reset the own password here', async () => {
  const { ask } = await openShop();
  for (const change of ['disable', 'staff'])
    expect(await ask('/asha', { change })).toMatchObject({
      status: 409,
      json: { message: 'asha is the only owner: make somebody else an owner first.' },
    });
  expect((await ask('/asha/code', {})).status).toBe(409);
});

test.each([
  ['', { username: 'ravi', role: 'staff' }],
  ['/meena/code', {}],
  ['/meena', { change: 'disable' }],
])(
  'Nothing is done to people’s accounts%s without the owner’s own password, and a wrong one is in the audit log',
  async (path, body) => {
    const { shop, ask } = await openShop();
    const before = (await shop.ports.audit.read(0, 100)).length;
    const people = await shop.ports.users.list();
    for (const ownPassword of ['', 'a quite wrong password'])
      expect(await ask(path, { ...body, ownPassword })).toMatchObject({
        status: 422,
        json: { problems: [{ field: 'ownPassword', message: 'That is not your password.' }] },
      });
    expect(await shop.ports.users.list()).toEqual(people);
    const refused = { who: 'asha', what: 'own password refused', subject: 'asha' };
    expect((await shop.ports.audit.read(0, 100)).slice(before)).toMatchObject([refused]);
  },
);

test.each([
  [{ username: 'MEENA', role: 'staff' }, 409, 'There is an account MEENA already.'],
  [{ username: '<b>', role: 'staff' }, 422, 'A username is 1 to 64 letters'],
  [{ username: 'ravi', role: 'admin' }, 422, 'role is missing'],
])('An account that is not allowed is refused with a sentence: %j', async (body, status, message) => {
  const { ask } = await openShop();
  const answer = await ask('', body);
  expect(answer.status).toBe(status);
  expect(answer.json.message).toContain(message);
});

test('Guesses at a code are counted for each network, and guesses at the own password for each login', async () => {
  const { ask, choose, logsIn } = await openShop(true);
  // The owner's own login was the first of the twenty.
  for (let time = 0; time < 19; time++) expect((await choose('meena', `AAAA-${time}`)).status).toBe(422);
  const refused = await choose('meena', 'AAAA');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '6']);
  expect(await logsIn('meena', password)).toBe(429);
  const guess = () => ask('/meena', { change: 'disable', ownPassword: 'wrong' });
  const statuses = [];
  for (let time = 0; time < 12; time++) statuses.push((await guess()).status);
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
  expect(statuses.at(-1)).toBe(429);
});

test.each([
  ['аsha', 'That name looks like the account asha. Choose one that nobody can take for it.'],
  ['rneena', 'That name looks like the account meena. Choose one that nobody can take for it.'],
  ['cоnsole', 'That name looks like console, which the audit log uses for something else: choose another.'],
])('A name that looks like another is refused: %s', async (username, message) => {
  const { ask, list } = await openShop();
  const { status, json } = await ask('', { username, role: 'staff' });
  expect([status, json]).toEqual([409, { message, problems: [{ field: 'username', message }] }]);
  expect(await list()).toHaveLength(2);
});

test('Accounts that look alike from before stay as they are', async () => {
  const { shop, ask } = await openShop();
  await shop.addPerson('аsha', 'staff');
  expect(await shop.logIn('аsha')).toMatch(/^[\w-]{43}$/);
  expect((await ask('/аsha', { change: 'disable' })).status).toBe(200);
  expect((await ask('/аsha', { change: 'enable' })).status).toBe(200);
});
