import { beforeAll, expect, test } from 'vitest';
import { withTestApp } from '#test/open/start-test-app.ts';

/** Who may call what, written by hand. The tests fail when the contract has another call or another policy. */
const policies = {
  anyone: [
    'GET /api/search',
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
    'POST /api/callback/{id}/photo',
    'POST /api/samples',
    'POST /api/selection/sheet.pdf',
    'POST /api/measures',
    'GET /d/{token}',
    'GET /d/{token}/page/{file}',
    'GET /d/{token}/file.pdf',
    'POST /d/{token}/ask',
  ],
  staff: [
    'POST /api/logout',
    'GET /api/account',
    'POST /api/account/password',
    'POST /api/account/factor',
    'POST /api/account/factor/on',
    'POST /api/account/factor/off',
    'DELETE /api/account/logins/{login}',
    'GET /api/dayBook',
    'GET /api/dayBook.xlsx',
    'GET /api/setup',
    'GET /api/desk',
    'GET /api/challans/open',
    'POST /api/documents/{id}/cameBack',
    'DELETE /api/documents/{id}/cameBack/{line}',
    'GET /api/eway/lacking/{state}',
    'GET /api/hsnCodes',
    'GET /api/products/wishes',
    'POST /api/products/wishes',
    'POST /api/generateInvoice',
    'POST /api/previewInvoice',
    'GET /api/getInvoiceDetails/{type}/{state}',
    'POST /api/downloadInvoice',
    'DELETE /api/deleteInvoice/{type}/{state}/{refnum}',
    'GET /api/register.csv',
    'GET /api/register.xlsx',
    'GET /api/documents/{id}',
    'POST /api/documents/{id}/decline',
    'DELETE /api/documents/{id}/decline',
    'GET /api/documents/{id}/next',
    'GET /api/documents/{id}/supplement',
    'POST /api/documents/{id}/supplement',
    'POST /api/documents/{id}/customer',
    'GET /api/returns/{state}/{period}',
    'GET /api/returns/{state}/{period}/documents',
    'GET /api/returns/{state}/{period}/filed/{file}',
    'GET /api/einvoices/{state}/{period}',
    'POST /api/einvoices/answers',
    'POST /api/einvoices/inv01',
    'POST /api/einvoices/{id}/cancelled',
    'GET /api/returns/{state}/{period}/gstr1.json',
    'GET /api/returns/{state}/{period}/gstr1.xlsx',
    'GET /api/returns/{state}/{period}/gstr3b.json',
    'GET /api/returns/{state}/{period}/tally',
    'GET /api/returns/{state}/{period}/tally.xml',
    'GET /api/proformas/open',
    'GET /api/getCustomerRecords/{field}/{typedText}',
    'POST /api/brochures/preview',
    'POST /api/brochures',
    'POST /api/uploadfiles/{productType}/{fileName}',
    'DELETE /api/deleteImage/{product}/{names}',
    'POST /api/restoreImage/{product}/{names}',
    'GET /api/deletedImages/{product}',
    'POST /api/describeImage/{product}/{name}',
    'GET /api/callbacks',
    'GET /api/callbacks.csv',
    'POST /api/callbacks/{id}',
    'POST /api/callbacks/{id}/retry',
    'GET /api/callbacks/{id}/photo',
    'DELETE /api/callbacks/{id}/photo',
    'POST /api/samples/{id}',
    'GET /api/samples/{id}/label.pdf',
    'GET /api/customers',
    'POST /api/customers',
    'POST /api/customers/import',
    'GET /api/customers.csv',
    'GET /api/customers/suggest',
    'GET /api/customers/fromDocuments',
    'POST /api/customers/fromDocuments',
    'GET /api/customers/{id}',
    'POST /api/customers/{id}',
    'GET /api/customers/{id}/ledger',
    'GET /api/customers/{id}/lastPrices',
    'GET /api/customers/{id}/money',
    'GET /api/customers/{id}/openings',
    'POST /api/customers/{id}/openings',
    'POST /api/openings/{id}',
    'DELETE /api/openings/{id}',
    'GET /api/customers/{id}/statement',
    'GET /api/customers/{id}/statement.pdf',
    'GET /api/receipts',
    'GET /api/receipts.xlsx',
    'GET /api/refunds.xlsx',
    'GET /api/settlements.xlsx',
    'POST /api/receipts',
    'GET /api/receipts/{id}',
    'GET /api/receipts/{id}/file.pdf',
    'DELETE /api/receipts/{id}',
    'GET /api/refunds',
    'POST /api/refunds',
    'GET /api/refunds/{id}',
    'GET /api/refunds/{id}/file.pdf',
    'DELETE /api/refunds/{id}',
    'GET /api/settlements',
    'POST /api/settlements',
    'GET /api/settlements/{id}',
    'GET /api/settlements/{id}/file.pdf',
    'DELETE /api/settlements/{id}',
    'POST /api/advances/use',
    'POST /api/advances/{id}/mark',
    'GET /api/returns/{state}/{period}/advances',
    'GET /api/outstanding',
    'GET /api/outstanding.csv',
    'GET /api/outstanding.xlsx',
    'GET /api/returns/{state}/{period}/pack.zip',
    'GET /api/returns/{state}/{period}/register.xlsx',
    'GET /api/returns/{state}/{period}/hsn.xlsx',
    'GET /api/outstanding/items',
    'GET /api/documents/{id}/eway',
    'POST /api/documents/{id}/eway',
    'POST /api/documents/{id}/eway/cancelled',
    'POST /api/eway/json',
    'POST /api/eway/answers',
    'GET /api/jump',
    'GET /api/shares',
    'POST /api/shares',
    'DELETE /api/shares/{id}',
    'GET /api/mails',
    'POST /api/mails',
    'POST /api/mails/{id}/retry',
    'GET /api/letters',
    'GET /api/catalogue',
    'GET /api/site-words',
    'GET /api/material-choices',
    'GET /api/material-uses',
    'GET /api/material-uses.xlsx',
    'GET /api/materials',
    'GET /api/materials.xlsx',
    'GET /api/materials/{code}',
    'GET /api/materials/{code}/uses',
    'POST /api/materials/{code}',
    'DELETE /api/materials/{code}',
  ],
  owner: [
    'POST /api/returns/{state}/{period}/filed',
    'DELETE /api/returns/{state}/{period}/filed',
    'GET /api/people',
    'POST /api/people',
    'POST /api/people/{username}',
    'POST /api/people/{username}/code',
    'GET /api/company',
    'POST /api/company',
    'POST /api/setup/own-shop',
    'DELETE /api/customers/import/{key}',
    'POST /api/move-in/bills',
    'DELETE /api/move-in/bills/{moved}',
    'POST /api/move-in/materials',
    'DELETE /api/move-in/materials/{version}',
    'POST /api/move-in/numbers',
    'DELETE /api/move-in/numbers/{version}',
    'POST /api/move-in/products',
    'DELETE /api/move-in/products/{version}',
    'POST /api/catalogue',
    'POST /api/products',
    'DELETE /api/products/wishes/{id}',
    'POST /api/catalogue/preview',
    'POST /api/site-words',
    'POST /api/customers/{id}/archive',
    'POST /api/customers/{id}/merge',
    'GET /api/audit',
    'GET /api/audit/check',
    'GET /api/audit.csv',
    'GET /api/warnings',
  ],
  figures: [
    'GET /api/customers/{id}/months',
    'GET /api/figures',
    'GET /api/figures.xlsx',
    'GET /api/figures/behind',
    'GET /api/figures/enquiries',
    'GET /api/figures/sentences',
  ],
} as const;

type Who = keyof typeof policies;

const app = withTestApp();
beforeAll(async () => {
  await app().addPerson('asha', 'owner');
});

const rows = (Object.keys(policies) as Who[]).flatMap((who) => policies[who].map((name): [string, Who] => [name, who]));

test('The contract says for every call who may make it, as in this list', async () => {
  const document = (await (await app().call('GET', '/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { security?: [{ token: string[] }] }>>;
  };
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => {
      const roles = security?.[0].token;
      return [`${method.toUpperCase()} ${path}`, roles ? (roles[0] ?? 'staff') : 'anyone'];
    }),
  );
  expect(described.sort()).toEqual([...rows].sort());
});

/** The status for a caller whom the policy refuses; null when the call itself answers the empty request. */
const refusals: Record<'visitor' | 'staff' | 'owner', Record<Who, number | null>> = {
  visitor: { anyone: null, staff: 401, figures: 401, owner: 401 },
  // The record of this shop lets staff see no figures.
  staff: { anyone: null, staff: null, figures: 403, owner: 403 },
  owner: { anyone: null, staff: null, figures: null, owner: null },
};

/** These refuse by their own rules, not by the policy: a wrong password, another machine. */
const ownRules = ['POST /api/login', 'GET /metrics'];

const body = { ownPassword: 'x', username: 'ravi', role: 'staff', change: 'disable' };
const names = { visitor: '', staff: 'meena', owner: 'asha' };

test.each(rows.flatMap(([name, who]) => (['visitor', 'staff', 'owner'] as const).map((caller) => [name, caller, who])))(
  '%s by a %s',
  async (name, caller, who) => {
    const by = caller as keyof typeof refusals;
    const [method = '', path = ''] = (name as string).split(' ');
    const lines = async () => (await app().ports.audit.page(everything, null, 1)).entries[0]?.seq;
    const token = by === 'visitor' ? '' : await app().logIn(names[by]);
    const before = await lines();
    const answer = await app().call(method, path.replaceAll(/[{}]/g, ''), {
      ...(token ? { token } : {}),
      ...(method === 'POST' ? { body } : {}),
    });
    const expected = refusals[by][who as Who];
    if (expected === null) {
      if (!ownRules.includes(name as string)) expect([401, 403]).not.toContain(answer.status);
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

test('The role is read from the database each time: an owner who becomes staff is refused at once', async () => {
  await app().addPerson('ravi', 'owner');
  const token = await app().logIn('ravi');
  expect((await app().call('GET', '/api/people', { token })).status).toBe(200);
  const ravi = await app().ports.users.findByUsername('ravi');
  await app().ports.users.setRole(ravi?.id ?? '', 'staff', app().clock.now, { username: 'asha', address: '' });
  expect((await app().call('GET', '/api/people', { token })).status).toBe(403);
  expect((await app().call('GET', '/api/desk', { token })).status).toBe(200);
});
