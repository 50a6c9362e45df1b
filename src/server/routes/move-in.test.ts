import { readFileSync } from 'node:fs';
import { writeXlsx } from 'hucre/xlsx';
import { beforeAll, expect, test } from 'vitest';
import type { MovedProductsAnswer } from '#contract/move-in/products.ts';
import { buildTallyMasters, tallyLedger, tallyStockItem } from '#test/build/build-tally.ts';
import { buildInput } from '#test/build/factories.ts';
import { openTestApp, withTestApp } from '#test/open/start-test-app.ts';

const app = withTestApp();

let owner = '';

beforeAll(async () => {
  await app().addPerson('asha', 'owner');
  owner = await app().logIn('asha');
});

async function send(body: string | Uint8Array, query = '', token = owner) {
  const form = new FormData();
  form.set('file', new Blob([body as BlobPart]), 'products.csv');
  const answer = await app().app.request(`/api/move-in/products${query}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: answer.status, value: (await answer.json()) as MovedProductsAnswer & { message: string } };
}

const catalogue = () => app().ports.catalogues.current();
const productNamed = async (name: string) => (await catalogue()).record.products.find((each) => each.name === name);

const sheet = [
  'Price list of April,,,',
  'Item Name,HSN/SAC,UOM,GST %',
  'Fluted Panel,39259090,Nos,18%',
  'Glass,7007 19 00,Sq. Ft,18',
  'Cork Sheet,45041010,Sqm,18.00 %',
  'Old Carpet,57033090,sqft,5',
  'Wrong Code,7007199,pcs,18',
  'Odd,70071900,heap,17',
  'fluted panel,39259090,pcs,18',
  ',70071900,pcs,18',
].join('\n');

test('A preview says of each row what will happen, and stores nothing', async () => {
  const before = await app().everything();
  const { status, value } = await send(sheet, '?preview=1');
  expect([status, value.kind]).toEqual([200, 'csv']);
  expect(value.rows.map(({ row, what, message }) => [row, what, message])).toEqual([
    [3, 'new', ''],
    [4, 'changes', ''],
    [5, 'new', ''],
    [6, 'refused', 'Row 6, HSN/SAC: 57033090 ended on 31/12/2021 (Finance Act, 2021). Look below 57033.'],
    [7, 'refused', 'Row 7, HSN/SAC: “7007199” is not an HSN or SAC code of 4, 6 or 8 digits.'],
    [8, 'refused', 'Row 8, UOM: “heap” is no unit of the catalogue. Add it there first.'],
    [9, 'refused', 'Row 9: fluted panel is in row 3 already.'],
    [10, 'refused', 'Row 10, Item Name: there is no name.'],
  ]);
  // By the code of its word a unit is the catalogue's own.
  expect(value.rows[0]?.product).toEqual({
    ...{ name: 'Fluted Panel', hsn: '39259090', unit: 'nos', gst: '18', pack: '', rate: '' },
  });
  expect(value.rows[1]?.product).toMatchObject({ name: 'Glass', unit: 'sqft' });
  expect(value.rows[2]?.product).toMatchObject({ unit: 'sqmtr', gst: '18' });
  expect(await app().everything()).toEqual(before);
});

test('The good rows become one version; the same file again changes nothing, and what a row leaves blank stays', async () => {
  const { version } = await catalogue();
  const first = await send(sheet);
  expect([first.status, first.value.version]).toEqual([200, version + 1]);
  expect(await productNamed('Glass')).toMatchObject({ hsn: '70071900', unit: 'sqft', gst: '18' });
  expect((await catalogue()).record.units.map(({ value }) => value)).toContain('nos');
  const again = await send(sheet);
  expect(again.value.version).toBe(version + 1);
  expect(again.value.rows.map(({ what }) => what).slice(0, 3)).toEqual(['same', 'same', 'same']);
  await send('Product,GST\nGlass,5');
  expect(await productNamed('Glass')).toMatchObject({ hsn: '70071900', unit: 'sqft', gst: '5' });
  expect(await (await app().call('GET', '/api/audit', { token: owner })).text()).toContain('Fluted Panel');
});

test('A rate that the form does not have is refused with the row, and the others go in', async () => {
  const { value } = await send('Name,GST\nHalf Rate,7.5\nMade Up,abc\nWhole Rate,12');
  expect(value.rows.map(({ what, message }) => [what, message])).toEqual([
    ['refused', 'Row 2: 7.5 % is not in the list of GST rates.'],
    ['refused', 'Row 3, GST: “abc” is no rate in percent.'],
    ['new', ''],
  ]);
  expect(await productNamed('Whole Rate')).toMatchObject({ gst: '12' });
});

test('A row whose twin is refused is refused too, a share is a rate, and a unit of the returns is taken for a product that is there', async () => {
  const twins =
    'Name;HSN;Unit;GST\nTwin Door;70071900;sqft;17\nOther Door;70071900;sqft;0.18\nTwin Door;70071900;sqft;17';
  const { value } = await send(twins);
  expect(value.rows.map(({ what }) => what)).toEqual(['refused', 'new', 'refused']);
  expect(await productNamed('Twin Door')).toBeUndefined();
  const again = await send('Name;HSN;Unit;GST\nOther Door;;KGS;');
  expect(again.value.rows).toMatchObject([{ what: 'changes', message: '' }]);
  expect(await productNamed('Other Door')).toMatchObject({ unit: 'kgs', hsn: '70071900', gst: '18' });
});

test('How a product is packed and its rate come too; a rate is shown to nobody, and what the owner typed of the pack stays', async () => {
  const list = [
    'Item,Unit,GST,Packing,Rate',
    'Vine Paper,roll,18,"roll 0.53 x 10.05 m, repeat 64 cm","₹ 1,250.50"',
    'Wide Panel,pcs,18,8 x 4 ft,2400',
    'Loose Cloth,sqft,18,,95',
    'Odd Pack,pcs,18,two heaps,10',
    'Odd Rate,pcs,18,8 x 4 ft,ten',
    'No Pack,pcs,18,,10/-',
    'Free Panel,pcs,18,8 x 4 ft,0',
  ].join('\n');
  const { value } = await send(list);
  expect(value.rows.map(({ what, message }) => [what, message])).toEqual([
    ['new', ''],
    ['new', ''],
    ['new', ''],
    [
      'refused',
      'Row 5, Packing: “two heaps” is no pack. Write it as roll 0.53 x 10.05 m, 8 x 4 ft, box of 2.2 sqm, sq ft or rft.',
    ],
    ['refused', 'Row 6, Rate: “ten” is no rate in rupees and paise.'],
    ['new', 'Without its rate: say how it is packed.'],
    ['new', ''],
  ]);
  expect(value.rows[0]?.product).toMatchObject({ pack: 'roll 530 x 10050 mm, repeat 640 mm', rate: '1250.50' });
  const paper = await productNamed('Vine Paper');
  expect(paper).toMatchObject({ pack: { kind: 'roll', trimMm: 100 }, rate: { paise: 125_050, shown: false } });
  expect(await productNamed('Wide Panel')).toMatchObject({ pack: { kind: 'piece', widthMm: 1219, lengthMm: 2438 } });
  expect((await productNamed('No Pack'))?.rate ?? null).toBe(null);
  expect((await productNamed('Free Panel'))?.rate ?? null).toBe(null);
  expect(await productNamed('Loose Cloth')).toMatchObject({ pack: { kind: 'area' }, rate: { paise: 9500 } });

  const { version, record } = await catalogue();
  const products = record.products.map((each) =>
    each.name === 'Vine Paper'
      ? { ...each, pack: paper?.pack && { ...paper.pack, trimMm: 60, wastePercent: 3 } }
      : each,
  );
  const saved = { ...record, products: products as typeof record.products };
  await app().ports.catalogues.saveOnto(version, saved, '2026-11-21T06:00:00.000Z', { username: 'asha', address: '' });
  expect((await send(list)).value.rows.slice(0, 3).map(({ what }) => what)).toEqual(['same', 'same', 'same']);
  await send('Item,Packing,Rate\nVine Paper,roll 0.70 x 10 m,1300');
  expect(await productNamed('Vine Paper')).toMatchObject({
    ...{ pack: { widthMm: 700, lengthMm: 10_000, repeatMm: 0, trimMm: 60, wastePercent: 3 } },
    rate: { paise: 130_000, shown: false },
  });
  // The rate of a roll is none of a panel.
  await send('Item,Packing\nVine Paper,8 x 4 ft');
  expect(await productNamed('Vine Paper')).toMatchObject({ pack: { kind: 'piece' }, rate: null });
});

test('A workbook that LibreOffice wrote is read: numbers, shares, and what its formulas came to', async () => {
  const { value } = await send(readFileSync('test/fixtures/products-of-libreoffice.xlsx'), '?preview=1');
  expect(value).toMatchObject({ kind: 'xlsx', sheet: 'Items' });
  expect(value.rows.map(({ product }) => product)).toEqual([
    { name: 'Acoustic Panel', hsn: '48239090', unit: 'sqft', gst: '18', pack: 'sq ft', rate: '145.50' },
    { name: 'Oak Plank', hsn: '44092990', unit: 'sqft', gst: '18', pack: 'sq ft', rate: '1210.00' },
    { name: 'Wall Liner', hsn: '48149000', unit: 'roll', gst: '18', pack: 'roll 530 x 10050 mm', rate: '605.00' },
  ]);
});

test('Stock items of Tally come as TallyPrime writes them, UTF-16 with its mark: the last rate, the whole of both heads', async () => {
  const masters = buildTallyMasters([
    tallyLedger(),
    tallyStockItem(),
    tallyStockItem('Loose Item', '&#4; Not Applicable'),
  ]);
  const { value } = await send(Buffer.from(`\uFEFF${masters}`, 'utf16le'), '?preview=1');
  expect(value.kind).toBe('tally');
  expect(value.rows.map(({ product }) => product)).toEqual([
    { name: 'WPC Louver', hsn: '39259090', unit: expect.stringMatching(/^nos$/i), gst: '18', pack: '', rate: '' },
    { name: 'Loose Item', hsn: '39259090', unit: '', gst: '18', pack: '', rate: '' },
  ]);
});

test('Files that hold no products are refused with what to do', async () => {
  const said = async (body: string | Uint8Array) => {
    const { status, value } = await send(body);
    return [status, value.message];
  };
  const tally = buildTallyMasters([tallyStockItem()]);
  expect(await said(tally.slice(0, tally.length / 2))).toEqual([
    422,
    expect.stringMatching(/^The file ends in the middle, in line \d+\. Export it again\.$/),
  ]);
  expect(await said(buildTallyMasters())).toEqual([422, expect.stringContaining('no stock items')]);
  expect(await said('City,PIN\nDelhi,110001')).toEqual([422, expect.stringContaining('named Name, Product or Item')]);
  expect(await said('Name,HSN')).toEqual([422, 'There are no rows under the headings.']);
});

test('A workbook is read, and a formula and an error in it are refused by their cells', async () => {
  const rows = [
    ['Product', 'HSN', 'Unit', 'GST'],
    ['Paste Panel', 39259090, 'pcs', 18],
    ['=HYPERLINK("http://x")', '39259090', 'pcs', '18'],
  ];
  const { value } = await send(await writeXlsx({ sheets: [{ name: 'Items', rows }] }), '?preview=1');
  expect(value).toMatchObject({ kind: 'xlsx', sheet: 'Items' });
  expect(value.rows.map(({ what, message }) => [what, message])).toEqual([
    ['new', ''],
    ['refused', 'Row 3, Product: it is a formula. Paste its value.'],
  ]);
  const parties = await send(readFileSync('test/fixtures/parties.xlsx'), '?preview=1');
  expect(parties.status).toBeLessThan(500);
});

test('What a file brought is taken back as a whole, unless a document has it, the catalogue was saved since, or a day is over', async () => {
  const shop = await openTestApp();
  await shop.addPerson('asha', 'owner');
  let token = await shop.logIn('asha');
  const move = async (name: string) => {
    const answer = await shop.upload('/api/move-in/products', Buffer.from(`Name,HSN,GST\n${name},39259090,18`), token);
    return ((await answer.json()) as MovedProductsAnswer).version;
  };
  const takeBack = async (version: number) => {
    const answer = await shop.call('DELETE', `/api/move-in/products/${version}`, { token });
    return [answer.status, await answer.text()];
  };
  const names = async () => (await shop.ports.catalogues.current()).record.products.map(({ name }) => name);
  const before = await shop.ports.catalogues.current();

  expect(await takeBack(1)).toEqual([409, expect.stringContaining('came from no file of products')]);
  const first = await move('First Panel');
  expect(await names()).toContain('First Panel');
  expect(await takeBack(first)).toEqual([200, 'The products of that file are taken back.']);
  const after = await shop.ports.catalogues.current();
  expect([after.version, after.record]).toEqual([first + 1, before.record]);

  const second = await move('Second Panel');
  const third = await move('Third Panel');
  expect(await takeBack(second)).toEqual([409, expect.stringContaining('was saved since')]);
  const issued = await shop.call('POST', '/api/generateInvoice', {
    ...{ token, body: buildInput({ productname1: 'Third Panel', hsn1: '39259090' }) },
  });
  expect(issued.status).toBe(200);
  expect(await takeBack(third)).toEqual([409, expect.stringContaining('Third Panel is on a document by now')]);
  const fourth = await move('Fourth Panel');
  shop.clock.now = '2026-11-22T06:00:00.001Z';
  token = await shop.logIn('asha');
  expect(await takeBack(fourth)).toEqual([409, expect.stringContaining('More than a day has passed')]);
  await shop.close();
});

test('Only an owner may', async () => {
  const clerk = await app().logIn();
  expect((await send(sheet, '?preview=1', clerk)).status).toBe(403);
});

test('Two thousand products take less than ten seconds', async () => {
  const shop = await openTestApp();
  await shop.addPerson('asha', 'owner');
  const lines = Array.from({ length: 2000 }, (_, at) => `Moved ${at},39259090,pcs,18`);
  const form = new FormData();
  form.set('file', new Blob([['Name,HSN,Unit,GST', ...lines].join('\n')]), 'products.csv');
  const from = performance.now();
  const answer = await shop.app.request('/api/move-in/products', {
    method: 'POST',
    headers: { Authorization: `Bearer ${await shop.logIn('asha')}` },
    body: form,
  });
  console.log(`2,000 products: ${Math.round(performance.now() - from)} ms`);
  expect(answer.status).toBe(200);
  expect(performance.now() - from).toBeLessThan(10_000);
  expect((await shop.ports.catalogues.current()).record.products).toHaveLength(2085);
  await shop.close();
}, 30_000);
