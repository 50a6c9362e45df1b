import { expect, test } from 'vitest';
import type { AuditLine } from '#contract/audit.ts';
import type { CatalogueAnswer } from '#contract/catalogue.ts';
import { inEnglish } from '#domain/text/names.ts';
import { actor, buildCompany, buildInput } from '#test/build/factories.ts';
import { openTestApp, withTestApp } from '#test/open/start-test-app.ts';
import { home, homeName } from '#test/specification/specified-firm.ts';

const app = withTestApp();

async function asked(query: string) {
  await app().addPerson('asha', 'owner');
  const token = await app().logIn('asha');
  const answer = await app().call('GET', `/api/audit?${query}`, { token });
  return (await answer.json()) as { lines: AuditLine[]; older: number | null };
}

test('The owner sees who did what, newest first, page by page and filtered by Indian days', async () => {
  const token = await app().logIn();
  app().clock.now = '2026-11-21T18:29:59.000Z';
  await app().call('POST', '/api/generateInvoice', { token: await app().logIn(), body: buildInput() });
  app().clock.now = '2026-11-21T18:30:00.000Z';
  await app().call('POST', '/api/generateInvoice', { token: await app().logIn(), body: buildInput() });
  expect((await app().call('GET', '/api/audit', { token })).status).toBe(401);

  const issued = await asked('what=invoice%20issued');
  expect(issued.lines.map(({ subject }) => subject)).toEqual([
    `tax/${home}/DL/26-27/0002`,
    `tax/${home}/DL/26-27/0001`,
  ]);
  expect(issued.lines[0]).toMatchObject({ who: 'meena', at: '2026-11-21T18:30:00.000Z' });
  expect(issued.lines[0]).not.toHaveProperty('hash');
  const byDay = await asked('what=invoice%20issued&from=2026-11-22&to=2026-11-22');
  expect(byDay.lines.map(({ subject }) => subject)).toEqual([`tax/${home}/DL/26-27/0002`]);
  expect((await asked('to=2026-11-21&what=invoice%20issued')).lines).toHaveLength(1);
  expect((await asked('who=nobody')).lines).toEqual([]);
  const first = await asked('size=2');
  const second = await asked(`size=2&before=${first.older}`);
  expect(second.lines[0]?.seq).toBe((first.older ?? 0) - 1);
});

test.each(['before=0', 'size=1000', 'from=yesterday', 'who=%00'])('The audit log refuses %s', async (query) => {
  const token = await app().logIn('asha');
  expect((await app().call('GET', `/api/audit?${query}`, { token })).status).toBe(422);
});

test('The export for checking the chain is oldest first, and no cell of it is a formula', async () => {
  const token = await app().logIn('asha');
  const { users } = app().ports;
  const ravi = { id: 'ravi', username: '=cmd|calc', role: 'staff', passwordHash: '', code: null } as const;
  await users.add(ravi, app().clock.now, { username: '+asha', address: '@here' });
  const answer = await app().call('GET', '/api/audit.csv?form=chain', { token });
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="audit.csv"');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
  expect(lines[0]).toBe('Line,Time (UTC),Who,Address,What,Subject,Before,After,Hash');
  expect(lines[1]).toMatch(/^1,2026-11-21T06:00:00.000Z,meena,192.0.2.1,company saved,/);
  expect(lines.at(-1)).toContain(',"\t+asha","\t@here",account added,"\t=cmd|calc",');
  expect(lines.at(-1)).toMatch(/,[0-9a-f]{64}$/);
  const found = await app().call('GET', '/api/audit.csv?form=chain&what=account%20added&who=%2Basha', { token });
  expect((await found.text()).trim().split('\r\n')).toHaveLength(2);
});

test('Lines and export are in plain words: rupees, reasons, changed fields, and no JSON', async () => {
  const shop = await openTestApp();
  await shop.addPerson('asha', 'owner');
  const token = await shop.logIn('asha');
  const call = (method: string, path: string, body?: unknown) => shop.call(method, path, { token, body });
  await call('POST', '/api/generateInvoice', buildInput());
  await call('DELETE', `/api/deleteInvoice/tax/${home}/DL%2F26-27%2F0001?reason=duplicate`);
  const moved = buildCompany({ signatory: 'Asha Rao' });
  await call('POST', '/api/company', { onto: 1, company: moved });
  // A line in the form of the previous release.
  await shop.ports.audit.append({ at: shop.clock.now, actor, what: 'company saved', subject: 'Sample Interiors' });
  const { lines } = (await (await call('GET', '/api/audit')).json()) as { lines: AuditLine[] };
  const worded = lines.map(({ title, about, details }) => [title, about, ...details]);
  const document = `Tax Invoice DL/26-27/0001, ${homeName}`;
  expect(worded).toContainEqual(['Document issued', document, 'dated 21/11/2026', '₹ 1,06,554.00']);
  expect(worded).toContainEqual(['Document cancelled', document, 'cancelled, reason: duplicate']);
  const change = 'Authorised signatory: Authorised Signatory → Asha Rao';
  expect(worded).toContainEqual(['Company record saved', 'Sample Interiors Trading', 'version 2', change]);
  const csv = await (await call('GET', '/api/audit.csv')).text();
  expect(csv).toContain('Line,Time (India),Who,Address,What,Of what,Detail,Hash');
  expect(csv).toContain(
    `2026-11-21 11:30:00,asha,unknown,Document issued,"${document}","dated 21/11/2026; ₹ 1,06,554.00",`,
  );
  expect(csv).toContain(change);
  expect(csv).not.toContain('{');
  await shop.close();
});

test('Lines and export name a gallery as it is called today', async () => {
  const shop = await openTestApp();
  await shop.addPerson('asha', 'owner');
  const token = await shop.logIn('asha');
  const call = (method: string, path: string, body?: unknown) => shop.call(method, path, { token, body });
  const { catalogue } = (await (await call('GET', '/api/catalogue')).json()) as CatalogueAnswer;
  const categories = catalogue.categories.map((each) => ({ ...each, names: inEnglish(`New ${each.folder}`) }));
  expect((await call('POST', '/api/catalogue', { onto: 1, catalogue: { ...catalogue, categories } })).status).toBe(200);
  await call('POST', '/api/company', { onto: 1, company: buildCompany({ brochures: { hpl: 'hpl.pdf' } }) });
  await shop.ports.audit.append({ at: shop.clock.now, actor, what: 'photo removed', subject: 'hpl/grey.jpg' });
  const { lines } = (await (await call('GET', '/api/audit')).json()) as { lines: AuditLine[] };
  expect(lines.map(({ about }) => about)).toContain('grey.jpg, New hpl');
  expect(lines.flatMap(({ details }) => details)).toContain('Brochure of New hpl: added hpl.pdf');
  const csv = await (await call('GET', '/api/audit.csv')).text();
  expect(csv).toContain('"grey.jpg, New hpl"');
  await shop.close();
});

test('An owner can have the chain of all lines computed again', async () => {
  const shop = await openTestApp();
  await shop.addPerson('asha', 'owner');
  const token = await shop.logIn('asha');
  const check = async () => (await shop.call('GET', '/api/audit/check', { token })).json();
  expect(await check()).toEqual({ lines: 4, brokenAt: null });
  const { read } = shop.ports.audit;
  expect((await read(0, 9)).map(({ what }) => what)).toEqual([
    'company saved',
    'account added',
    'account added',
    'logged in',
  ]);
  await shop.close();
});
