import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import type { CatalogueAnswer } from '#contract/catalogue.ts';
import { type CompanyAnswer, companyBody } from '#contract/company.ts';
import { inEnglish } from '#domain/text/names.ts';
import { buildCompany, buildInput } from '#test/build/factories.ts';
import { fillOldShop } from '#test/drills/old-shop.ts';
import { openTestApp, withTestApp } from '#test/open/start-test-app.ts';
import { branch, home } from '#test/specification/specified-firm.ts';

const app = withTestApp();
const demo = companyBody.parse(JSON.parse(readFileSync('demo/company.json', 'utf8')));

async function asOwner() {
  await app().addPerson('asha', 'owner');
  const token = await app().logIn('asha');
  const read = async () =>
    (await (await app().call('GET', '/api/company', { token })).json()) as {
      version: number;
      company: typeof demo;
      series: { prefix: string; next: string | null }[];
    };
  const save = async (onto: number, company: unknown) => {
    const answer = await app().call('POST', '/api/company', { token, body: { onto, company } });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const issue = async () => {
    const answer = await app().call('POST', '/api/generateInvoice', { token, body: buildInput({ taxState: home }) });
    return answer.headers.get('Invoice-Number');
  };
  return { read, save, issue };
}

test('An owner reads the record, changes it, and each save is the next version', async () => {
  const { read, save, issue } = await asOwner();
  const first = await read();
  // A new shop keeps money from its first day.
  expect(first).toMatchObject({ version: 1, savedBy: 'meena', company: buildCompany(), keptByDefault: '' });
  const ours = first.series.filter(({ prefix }) => /(DL|OD)\//.test(prefix));
  expect(first.series).toHaveLength(7 * 37);
  expect(ours.map(({ prefix, next }) => [prefix, next])).toEqual(
    ['DL', 'OD'].flatMap((state) =>
      ['', 'PI-', 'CN-', 'DC-', 'RC-', 'RF-', 'ST-'].map((mark) => [`${mark}${state}/26-27/`, null]),
    ),
  );

  const moved = buildCompany({ logo: demo.logo, openingNumbers: { 'DL/26-27/': 118 } });
  moved.registrations[home].address = ['Shop 99, New Market', 'New Delhi 110001'];
  expect(await save(1, moved)).toMatchObject({ status: 200, body: { version: 2, savedBy: 'asha', company: moved } });
  expect(await save(1, buildCompany())).toEqual({
    status: 409,
    body: { message: 'The company record was saved by somebody else meanwhile.', problems: [] },
  });

  expect(await issue()).toBe('DL/26-27/0118');
  expect((await read()).series).toContainEqual(expect.objectContaining({ prefix: 'DL/26-27/', next: 'DL/26-27/0119' }));
  for (const openingNumbers of [{ 'DL/26-27/': 500 }, {}])
    expect(await save(2, { ...moved, openingNumbers })).toMatchObject({
      status: 422,
      body: {
        problems: [
          {
            field: 'openingNumbers.DL/26-27/',
            message: 'This series has documents already and goes on with DL/26-27/0119.',
          },
        ],
      },
    });
  expect(await save(2, { ...moved, name: 'Sample Traders' })).toMatchObject({ status: 200, body: { version: 3 } });
  const others = { ...moved.openingNumbers, 'OD/26-27/': 7, 'DL/27-28/': 3 };
  expect(await save(3, { ...moved, openingNumbers: others })).toMatchObject({ status: 200, body: { version: 4 } });
});

function png(bytes: string) {
  return `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
}

test.each([
  ['name', { name: ' ' }, 'The firm needs a name.'],
  ['bank.ifsc', { bank: { ...demo.bank, ifsc: 'SMPL9000123' } }, /^An IFSC is eleven/],
  ['bank.accountNumber', { bank: { ...demo.bank, accountNumber: '' } }, 'Account number is required'],
  ['openingNumbers.PI-DL/26-27/', { openingNumbers: { 'PI-DL/26-27/': 10_000 } }, /longer than 16 characters/],
  ['openingNumbers.XX/26-27/', { openingNumbers: { 'XX/26-27/': 1 } }, /is not a series/],
  [
    'logo',
    { logo: png('\x89PNG\r\n\x1a\nand no more') },
    'The logo is not a picture that can be read: choose another file.',
  ],
  [
    'signature',
    { signature: png('no picture at all') },
    'The signature is not a picture that can be read: choose another file.',
  ],
  ['logo', { logo: 'data:image/svg+xml;base64,AAAA' }, /^The logo must be a PNG or JPEG/],
])('A record with a wrong %s is refused, and that field is named: %j', async (field, change, message) => {
  const token = await app().logIn('asha');
  const saved = (await (await app().call('GET', '/api/company', { token })).json()) as {
    version: number;
    company: typeof demo;
  };
  const body = { onto: saved.version, company: { ...saved.company, ...change } };
  const answer = await app().call('POST', '/api/company', { token, body });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    problems: [{ field, message: message instanceof RegExp ? expect.stringMatching(message) : message }],
  });
});

test('An empty shop has no record yet, and its owner writes the first', async () => {
  const shop = await openTestApp({ company: null });
  await shop.addPerson('asha', 'owner');
  const token = await shop.logIn('asha');
  expect(await (await shop.call('GET', '/api/company', { token })).json()).toMatchObject({ version: 0, company: null });
  const saved = await shop.call('POST', '/api/company', { token, body: { onto: 0, company: buildCompany() } });
  expect(await saved.json()).toMatchObject({ version: 1, savedBy: 'asha', company: buildCompany() });
  await shop.close();
});

test('A shop of an older release keeps money from the day of its upgrade, until its owner names another day', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const url = `sqlite:${folder}/vitrine.db`;
  await fillOldShop(url, 1);
  const database = await openDatabase(url);
  onTestFinished(() => database.close());
  const shop = await openTestApp({ database });
  await shop.addPerson('asha', 'owner');
  const token = await shop.logIn('asha');
  const read = async () => (await shop.call('GET', '/api/company', { token })).json() as Promise<CompanyAnswer>;
  const { version, keptByDefault } = await read();
  expect(keptByDefault).toBe('2026-11-21');
  const body = { onto: version, company: buildCompany({ moneyKeptFrom: '2026-04-01' }) };
  expect((await shop.call('POST', '/api/company', { token, body })).status).toBe(200);
  expect(await read()).toMatchObject({ keptByDefault: '2026-11-21', company: { moneyKeptFrom: '2026-04-01' } });
  expect((await shop.ports.receivables.keptFrom()).from).toBe('2026-04-01');
});

test('The first record of a firm in one state may leave out the other, and the desk tells where the firm is registered', async () => {
  const shop = await openTestApp({ company: null });
  await shop.addPerson('asha', 'owner');
  const token = await shop.logIn('asha');
  const { [home]: here } = buildCompany().registrations;
  const company = { ...buildCompany(), registrations: { [home]: here } };
  const saved = await shop.call('POST', '/api/company', { token, body: { onto: 0, company } });
  expect(saved.status).toBe(200);
  const desk = await (await shop.call('GET', '/api/desk', { token })).json();
  expect(desk).toMatchObject({ company: { registrations: { [home]: { gstin: here.gstin } } } });
  const registrations = {
    [home]: { ...here, gstin: '' },
    [branch]: { ...here, state: branch, gstin: '', address: [] },
  };
  const refused = await shop.call('POST', '/api/company', {
    token,
    body: { onto: 1, company: { ...company, registrations } },
  });
  expect(refused.status).toBe(422);
  await shop.close();
});

test('A category that is added or renamed is offered under its name of today, and may have a brochure', async () => {
  const shop = await openTestApp();
  await shop.addPerson('asha', 'owner');
  const token = await shop.logIn('asha');
  const { catalogue } = (await (await shop.call('GET', '/api/catalogue', { token })).json()) as CatalogueAnswer;
  const [first, ...others] = catalogue.categories;
  if (!first) throw new Error('There is a category.');
  const renamed = { ...first, names: { ...first.names, en: 'Wall Claddings' } };
  const added = { ...first, id: 26, names: inEnglish('Marble Sheets'), route: '/marble', folder: 'marble' };
  const categories = [renamed, ...others, added];
  const changed = await shop.call('POST', '/api/catalogue', {
    token,
    body: { onto: 1, catalogue: { ...catalogue, categories } },
  });
  expect(changed.status).toBe(200);

  const { galleries } = (await (await shop.call('GET', '/api/company', { token })).json()) as CompanyAnswer;
  expect(galleries).toHaveLength(25);
  expect([galleries[0], galleries.at(-1)]).toEqual([
    { folder: 'claddings', title: 'Wall Claddings' },
    { folder: 'marble', title: 'Marble Sheets' },
  ]);
  const save = (brochures: Record<string, string>) =>
    shop.call('POST', '/api/company', { token, body: { onto: 1, company: buildCompany({ brochures }) } });
  expect(await (await save({ granite: 'marble.pdf' })).json()).toMatchObject({
    problems: [{ field: 'brochures.granite', message: 'There is no such gallery.' }],
  });
  expect((await save({ marble: 'marble.pdf' })).status).toBe(200);
  await shop.close();
});
