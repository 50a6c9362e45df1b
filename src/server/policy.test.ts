import { beforeAll, expect, test } from 'vitest';
import { withTestApp } from '#test/open/start-test-app.ts';

/** Who may call what, by hand: a call that is not written here, or otherwise than in the contract, fails. */
const policies = {
  anyone: [
    'POST /api/login',
    'POST /api/setPassword',
    'GET /api/document/{ticket}/{file}',
    'GET /api/filenames/{group}',
    'GET /media/{hash}/{file}',
    'GET /api/download/{category}/{file}',
    'GET /services/download/{category}/{imageName}',
    'GET /api/openapi.json',
    'GET /healthz',
    'GET /readyz',
    'GET /metrics',
    'POST /csp',
    'POST /api/callback',
  ],
  staff: [
    'POST /api/logout',
    'GET /api/account',
    'POST /api/account/password',
    'POST /api/account/factor',
    'POST /api/account/factor/on',
    'POST /api/account/factor/off',
    'DELETE /api/account/logins/{login}',
    'GET /api/desk',
    'POST /api/generateInvoice',
    'POST /api/previewInvoice',
    'GET /api/getInvoiceDetails/{type}/{state}',
    'POST /api/downloadInvoice',
    'DELETE /api/deleteInvoice/{type}/{state}/{refnum}',
    'GET /api/register.csv',
    'GET /api/getCustomerRecords/{field}/{typedText}',
    'POST /api/uploadfiles/{productType}/{fileName}',
    'DELETE /api/deleteImage/{product}/{names}',
    'POST /api/restoreImage/{product}/{names}',
    'GET /api/callbacks',
    'GET /api/callbacks.csv',
    'POST /api/callbacks/{id}',
    'POST /api/callbacks/{id}/retry',
  ],
  owner: [
    'GET /api/people',
    'POST /api/people',
    'POST /api/people/{username}',
    'POST /api/people/{username}/code',
    'GET /api/company',
    'POST /api/company',
    'GET /api/audit',
    'GET /api/audit/check',
    'GET /api/audit.csv',
  ],
} as const;

type Who = keyof typeof policies;

const app = withTestApp();
beforeAll(async () => {
  await app().addPerson('asha', 'owner');
});

const rows = (Object.keys(policies) as Who[]).flatMap((who) => policies[who].map((name): [string, Who] => [name, who]));

test('The contract says of every call who may make it, as it is written here', async () => {
  const document = (await (await app().call('GET', '/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { security?: [{ token: string[] }] }>>;
  };
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => {
      const roles = security?.[0].token;
      return [`${method.toUpperCase()} ${path}`, roles ? (roles.includes('owner') ? 'owner' : 'staff') : 'anyone'];
    }),
  );
  expect(described.sort()).toEqual([...rows].sort());
});

/** What answers to a caller that the policy keeps out; others get whatever the call itself says to an empty request. */
const keptOut: Record<'visitor' | 'staff' | 'owner', Record<Who, number | null>> = {
  visitor: { anyone: null, staff: 401, owner: 401 },
  staff: { anyone: null, staff: null, owner: 403 },
  owner: { anyone: null, staff: null, owner: null },
};

/** Nobody's password and no machine of ours: refused by a rule of their own, not by the policy. */
const refusing = ['POST /api/login', 'GET /metrics'];

const body = { ownPassword: 'x', username: 'ravi', role: 'staff', change: 'disable' };
const names = { visitor: '', staff: 'meena', owner: 'asha' };

test.each(rows.flatMap(([name, who]) => (['visitor', 'staff', 'owner'] as const).map((caller) => [name, caller, who])))(
  '%s by a %s',
  async (name, caller, who) => {
    const by = caller as keyof typeof keptOut;
    const [method = '', path = ''] = (name as string).split(' ');
    const lines = async () => (await app().ports.audit.page(everything, null, 1)).entries[0]?.seq;
    const token = by === 'visitor' ? '' : await app().logIn(names[by]);
    const before = await lines();
    const answer = await app().call(method, path.replaceAll(/[{}]/g, ''), {
      ...(token ? { token } : {}),
      ...(method === 'POST' ? { body } : {}),
    });
    const expected = keptOut[by][who as Who];
    if (expected === null) {
      if (!refusing.includes(name as string)) expect([401, 403]).not.toContain(answer.status);
      expect(answer.status).toBeLessThan(500);
      return;
    }
    expect(answer.status).toBe(expected);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/\w/), problems: [] });
    expect(await lines()).toBe(before);
  },
);

const everything = { who: '', what: '', subject: '', from: '', to: '' };

test('A role is asked of the database each time: an owner who is made staff is kept out at once', async () => {
  await app().addPerson('ravi', 'owner');
  const token = await app().logIn('ravi');
  expect((await app().call('GET', '/api/people', { token })).status).toBe(200);
  const ravi = await app().ports.users.findByUsername('ravi');
  await app().ports.users.setRole(ravi?.id ?? '', 'staff', app().clock.now, { username: 'asha', address: '' });
  expect((await app().call('GET', '/api/people', { token })).status).toBe(403);
  expect((await app().call('GET', '/api/desk', { token })).status).toBe(200);
});
