import { expect, onTestFinished, test } from 'vitest';
import { buildPicture } from '#test/build/build-picture.ts';
import { buildInput } from '#test/build/factories.ts';
import { openTestApp, password, withTestApp } from '#test/open/start-test-app.ts';
import { home } from '#test/specification/specified-firm.ts';
import { callsOf } from './described-calls.ts';

const app = withTestApp();

test('A day of work leaves no token, password, link, key, address or name in the log, and each line is one of JSON', async () => {
  const secrets = new Map<string, string>();
  const token = await app().logIn();
  secrets.set('a token', token);
  secrets.set('a password', password);

  const wrong = 'my other password, by mistake';
  secrets.set('a wrong password', wrong);
  await app().call('POST', '/api/login', { body: { username: 'meena', password: wrong } });
  await app().call('POST', '/api/login', { body: { username: wrong, password: 'x' } });
  await app().call('GET', '/api/desk', { token: `${token.slice(0, 42)}!` });
  await app().call('GET', `/api/desk?token=${token}`);

  const key = crypto.randomUUID();
  secrets.set('a key', key);
  secrets.set('a buyer', 'Sample Interiors');
  const issued = await app().call('POST', '/api/generateInvoice', {
    token,
    body: buildInput(),
    headers: { 'Idempotency-Key': key },
  });
  expect(issued.status).toBe(200);
  const link = issued.headers.get('Document-URL') ?? '';
  secrets.set('the secret of a link', link.split('/')[3] ?? '');
  await app().call('GET', link);
  await app().call('GET', `/api/getInvoiceDetails/tax/${home}?page=1&q=Sample+Interiors`, { token });
  await app().call('GET', '/api/getCustomerRecords/buyerAddress/Sample%20Interiors', { token });
  await app().upload('/api/uploadfiles/wallpapers/asha-rao.jpg', await buildPicture(), token);

  const visitor = {
    user_email: 'asha@example.com',
    user_name: 'Asha Rao',
    contact_number: '9876543210',
    message: 'Blinds for the palace',
  };
  for (const said of Object.values(visitor)) secrets.set(said, said);
  await app().call('POST', '/api/callback', { body: visitor });
  await app().call('POST', '/api/callback', { body: { ...visitor, user_email: 'asha' } });

  for (const { method, path } of await callsOf(app()))
    await app().call(method, path.replace(/\{\w+\}/g, token), { headers: { Authorization: `Bearer ${token}x` } });
  await app().call('POST', '/api/logout', { token });

  const lines = app().log;
  expect(lines.length).toBeGreaterThan(30);
  const log = lines.join('');
  for (const [what, secret] of secrets) expect(secret.length > 5 && log.includes(secret), what).toBe(false);
  for (const line of lines) {
    expect(line.indexOf('\n')).toBe(line.length - 1);
    expect(JSON.parse(line)).toMatchObject({ requestId: expect.stringMatching(/^[\w-]{12}$/) });
  }
});

test('Who was refused, where and when, is in the log line of the request; who logged in is in the audit log', async () => {
  app().log.length = 0;
  const answer = await app().call('DELETE', `/api/deleteInvoice/tax/${home}/1`);
  const line = JSON.parse(app().log[0] ?? '{}');
  expect(line).toMatchObject({
    requestId: answer.headers.get('X-Request-Id'),
    method: 'DELETE',
    route: '/api/deleteInvoice/:type/:state/:refnum{[^]+}',
    status: 401,
  });
  const audit = (await app().everything()).audit_log?.map((row) => JSON.stringify(row)).join('\n');
  for (const event of ['logged in', 'login refused', 'logged out']) expect(audit).toContain(event);
  expect(audit).not.toContain('by mistake');
});

test('A browser’s report is one line however it is written, cut off, and ten a minute', async () => {
  app().log.length = 0;
  const report = `{"csp-report":"x\r\n{\\"level\\":60,\\"msg\\":\\"forged\\"}\n\u2028"} ${'y'.repeat(5000)}`;
  for (let turn = 0; turn < 15; turn++)
    await app().call('POST', '/csp', { body: report, headers: { 'Content-Type': 'application/csp-report' } });
  const reports = app()
    .log.map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'policy violation');
  expect(reports.length).toBeLessThanOrEqual(10);
  expect(reports.length).toBeGreaterThan(0);
  for (const { report: kept } of reports) expect(kept.length).toBeLessThanOrEqual(2000);
  for (const line of app().log) expect(line.indexOf('\n')).toBe(line.length - 1);
});

test('Reports of a browser are counted by the first 64 bits of an IPv6 address, as everything else is', async () => {
  const shop = await openTestApp({ settings: { isTrustedProxy: () => true } });
  onTestFinished(() => shop.close());
  const headers = (last: number) => ({
    'Content-Type': 'application/csp-report',
    'X-Forwarded-For': `2001:db8:1:2::${last}`,
  });
  for (let last = 1; last <= 15; last += 1) await shop.call('POST', '/csp', { body: '{}', headers: headers(last) });
  expect(shop.log.filter((line) => line.includes('policy violation'))).toHaveLength(10);
});
