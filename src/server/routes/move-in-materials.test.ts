import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '#adapters/database/engine/tables.ts';
import type { MovedMaterialsAnswer } from '#contract/move-in/materials.ts';
import type { CatalogueMaterial } from '#domain/materials/catalogue-material.ts';
import { inEnglish } from '#domain/text/names.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { actor } from '#test/build/factories.ts';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { openTestApp } from '#test/open/start-test-app.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';

const picture = { folder: 'wallpapers', name: 'leaf.jpg', kind: 'room' as const };
const leaf = buildMaterial({
  colourways: [
    { names: { en: 'Sage, clay', hi: 'हरा', or: '' }, colours: ['green'], pictures: [picture] },
    { names: inEnglish('Ink'), colours: ['blue'], pictures: [] },
  ],
  facts: [
    { kind: 'size', label: inEnglish(''), number: 530, unit: 'mm', text: { en: 'roll of 10.05 m', hi: 'रोल', or: '' } },
    { kind: 'size', label: inEnglish(''), number: null, unit: '', text: inEnglish('covers 5.33 m²') },
    { kind: 'own', label: { en: 'Slip class', hi: 'फिसलन', or: '' }, number: null, unit: '', text: inEnglish('-R10') },
  ],
});
const odd = buildMaterial({
  ...{ code: 'WP 118', names: { en: '=Grass', hi: '+घास', or: '@ଘାସ' }, rate: null, folder: 'blinds' },
  ...{ colourways: [{ names: inEnglish(''), colours: [], pictures: [] }], discontinued: true, successor: 'WP 204' },
  product: 'Blinds',
  facts: [{ kind: 'weight', label: inEnglish(''), number: 0.3, unit: 'kg/m²', text: inEnglish('') }],
});

eachDatabase('Materials from a file', (openAny) => {
  const open = sealedAfter(openAny);
  test('go out as Excel, and the same file again changes nothing; what looks like a formula stays text', async () => {
    const shop = await openShop(await open(), leaf, odd);
    const book = await shop.app.call('GET', '/api/materials.xlsx', { token: shop.owner.token });
    expect(book.headers.get('Content-Disposition')).toBe('attachment; filename="materials.xlsx"');
    const bytes = new Uint8Array(await book.arrayBuffer());
    const { sheets } = await readXlsx(bytes);
    expect(sheets[0]?.rows.map((row) => row.map((cell) => cell ?? ''))).toEqual([
      [
        ...['Code', 'Name (English)', 'Name (Hindi)', 'Name (Odia)', 'Category', 'Size', 'Weight', 'Fact: Slip class'],
        ...['Colourways', 'Product of the form', 'Rate, ₹', 'Rate for', 'Discontinued', 'Successor'],
      ],
      [
        ...['WP 118', '=Grass', '+घास', '@ଘାସ', expect.stringMatching(/blinds/i), '', '0.3 kg/m²', ''],
        ...['', 'Blinds', '', '', 'Yes', 'WP 204'],
      ],
      [
        ...['WP 204', 'Leaf wallpaper', 'पत्तियों का वॉलपेपर', '', expect.stringMatching(/wallpaper/i)],
        ...['530 mm, roll of 10.05 m\ncovers 5.33 m²', '', '-R10', 'Sage, clay; Ink', '', 1250, 'roll', 'No', ''],
      ],
    ]);
    const before = await shop.app.everything();
    const { value } = await shop.send(bytes);
    expect(value.rows.map(({ what, message }) => [what, message])).toEqual([
      ['same', ''],
      ['same', ''],
    ]);
    expect(value).toMatchObject({ kind: 'xlsx', sheet: 'Materials', version: 2 });
    expect(await shop.app.everything()).toEqual(before);
  });

  test('are changed by what a row says, and keep what it leaves blank; good rows are one step of the log', async () => {
    const shop = await openShop(await open(), leaf, odd);
    const file = [
      'Code,Name (English),Category,Size,Fact: Slip class,Colourways,Rate,Rate for,Discontinued,Product on documents',
      'wp-204,,,"530 mm, roll of 10.05 m",R11,"Ink; Sage, clay; Clay","1,300",,,wallpaper',
      'WP 300,Vine,Wallpapers,12 mm thick,,,,,,',
      'WP 118,,,,,,,,no,',
    ].join('\n');
    const preview = await shop.send(file.replace('"Ink; Sage, clay; Clay"', 'Ink;Clay'), '?preview=1');
    expect(preview.value.rows[0]?.message).toBe(
      'Row 2, Colourways: Sage, clay has pictures. Name it here too, or remove it on the page of the material.',
    );
    const before = await shop.app.everything();
    const seen = await shop.send(file, '?preview=1');
    expect(seen.value.version).toBe(2);
    expect(seen.value.rows.map(({ what, material }) => [what, material?.changed])).toEqual([
      ['changes', ['Colourways', 'Product of the form', 'Rate, ₹', 'Size', 'Fact: Slip class']],
      ['new', []],
      ['changes', ['Discontinued', 'Successor']],
    ]);
    expect(await shop.app.everything()).toEqual(before);
    expect((await shop.send(file)).value.version).toBe(5);
    const [sage, ink] = leaf.colourways;
    expect(await shop.material('WP 204')).toEqual({
      ...leaf,
      facts: [leaf.facts[0], { ...leaf.facts[2], text: inEnglish('R11') }],
      colourways: [ink, sage, { names: inEnglish('Clay'), colours: [], pictures: [] }],
      rate: { paise: 130_000, unit: 'roll', shown: true },
      product: 'Wallpaper',
    });
    expect(await shop.material('WP 118')).toEqual({ ...odd, discontinued: false, successor: '' });
    expect(await shop.material('WP 300')).toMatchObject({
      ...{ folder: 'wallpapers', rate: null, names: inEnglish('Vine') },
      facts: [{ kind: 'size', number: null, text: inEnglish('12 mm thick') }],
    });
    const [line] = (await shop.app.ports.audit.read(0, 100)).toReversed();
    expect(line).toMatchObject({ what: 'materials from a file', who: 'asha', subject: '3 materials' });
    expect(JSON.parse(line?.after ?? '')).toMatchObject({
      version: 5,
      materials: [{ code: 'WP 204', changes: [{}, {}, {}, {}] }, { code: 'WP 300' }, {}],
    });
    expect((await shop.send(file)).value.rows.map(({ what }) => what)).toEqual(['same', 'same', 'same']);
  });

  test('are changed also where what they name was removed since', async () => {
    const shop = await openShop(await open(), leaf, odd);
    const removed = await shop.app.call('DELETE', '/api/materials/WP%20204?onto=2', { token: shop.owner.token });
    expect(removed.status).toBe(200);
    const { value } = await shop.send('Code,Category\nWP 118,Wallpapers\n');
    expect(value.rows.map(({ what, message }) => [what, message])).toEqual([['changes', '']]);
    expect(await shop.material('WP 118')).toMatchObject({ folder: 'wallpapers', successor: 'WP 204' });
  });

  test('are refused by row and column with what to do; nothing of them is stored', async () => {
    const shop = await openShop(await open(), leaf);
    const file = [
      'List of April',
      'Code,Name,Category,Thickness,Rate,Rate for,Discontinued,Successor,Form product',
      'WP 204,Leaf,,,,,,',
      `${'W'.repeat(500)},Long,Wallpapers,,,,,`,
      'WP_9,Odd,Wallpapers,,,,,',
      'WP 5,Five,Carpet of the moon,12,abc,,maybe,',
      'WP 6,=1+1,Wallpapers,,,,,',
      'wp-204,Leaf again,,,,,,',
      'WP 7,,,,,,,',
      ',Nameless,Wallpapers,,,,,',
      'WP 8,Eight,Wallpapers,,100,,,',
      'WP 10,Ten,Wallpapers,,,,yes,WP 7',
      'WP 11,Eleven,Wallpapers,,,,yes,WP 10',
      'WP 12,Twelve,Wallpapers,,,roll,,',
      'WP 13,Thirteen,Wallpapers,,,,,,Wall papers',
    ].join('\n');
    const { value } = await shop.send(file);
    expect(value.rows.map(({ message }) => message)).toEqual([
      'Row 3, Code: WP 204 is in row 8 too. Keep one row of it.',
      'Row 4, Code: it has 500 characters. A code has at most 40: shorten it.',
      'Row 5, Code: “WP_9” is no code. It has letters, digits, spaces and hyphens, and a letter or digit at both ends: WP 204.',
      'Row 6, Category: “Carpet of the moon” is no category. Write it as the Catalogue does, or add it there first. Rate: “abc” is no rate in rupees and paise. Discontinued: “maybe” is neither Yes nor No. Thickness: “12” has no unit. Write 12 mm, kg or years.',
      'Row 7, Name: it is a formula. Paste its value.',
      'Row 8, Code: wp-204 is in row 3 too. Keep one row of it.',
      'Row 9, Name: Type its name in English: the other languages fall back on it. Category: Choose one of the categories.',
      'Row 10, Code: there is no code. Each row needs the code of its material.',
      'Row 11, Rate for: Say for what the rate is: a roll, a square foot.',
      'Row 12, Successor: There is no material WP 7.',
      'Row 13, Successor: There is no material WP 10.',
      'Row 14, Rate for: there is no rate. Type the rate, or leave this blank.',
      'Row 15, Form product: “Wall papers” is no product of the form. Write it as the Catalogue does, or add it there first.',
    ]);
    expect((await shop.app.ports.materials.current()).version).toBe(1);
    const formula = await writeXlsx({
      sheets: [
        {
          name: 'M',
          rows: [
            ['Code', 'Name'],
            ['WP 204', '=HYPERLINK("http://x")'],
          ],
        },
      ],
    });
    expect((await shop.send(formula)).value.rows[0]?.message).toBe('Row 2, Name: it is a formula. Paste its value.');
    expect((await shop.send('Name,Rate\nLeaf,12')).value.message).toContain('No column of this file is named Code');
    expect((await shop.send('Code,Name')).value.message).toBe('There are no rows under the headings.');
    const clerk = await shop.app.logIn();
    expect((await shop.send(file, '?preview=1', clerk)).status).toBe(403);
  });

  test('are taken by two owners at once, each onto the other’s', async () => {
    const shop = await openShop(await open(), leaf);
    const answers = await Promise.all(
      ['1', '2'].map((nth) => shop.send(`Code,Name,Category\nWP 9${nth},Vine ${nth},Wallpapers`)),
    );
    expect(answers.map(({ status, value }) => [status, value.rows[0]?.what])).toEqual([
      [200, 'new'],
      [200, 'new'],
    ]);
    expect(answers.map(({ value }) => value.version).toSorted()).toEqual([2, 3]);
    expect((await shop.app.ports.materials.current()).materials).toHaveLength(3);
  });

  test('are taken back as a whole, unless a material was saved since, no file brought them, or a day is over', async () => {
    const shop = await openShop(await open(), leaf);
    const takeBack = async (version: number) => {
      const answer = await shop.app.call('DELETE', `/api/move-in/materials/${version}`, { token: shop.owner.token });
      return [answer.status, await answer.text()];
    };
    const file = 'Code,Name,Category,Rate\nWP 204,Leaves,,99\nWP 300,Vine,Wallpapers,';
    expect(await takeBack(1)).toEqual([409, expect.stringContaining('came from no file')]);
    const { version } = (await shop.send(file)).value;
    expect(version).toBe(3);
    expect(await takeBack(2)).toEqual([409, expect.stringContaining('was saved since')]);
    expect(await takeBack(3)).toEqual([200, 'The materials of that file are as they were before.']);
    const { materials } = await shop.app.ports.materials.current();
    expect(materials.map((each) => [each.version, each.material])).toEqual([[4, leaf]]);
    expect(await takeBack(5)).toEqual([409, expect.stringContaining('came from no file')]);

    expect((await shop.send(file)).value.version).toBe(7);
    shop.app.clock.now = '2026-11-22T06:00:00.001Z';
    shop.owner.token = await shop.app.logIn('asha');
    expect(await takeBack(7)).toEqual([409, expect.stringContaining('More than a day has passed')]);
    expect(await shop.app.ports.audit.check()).toMatchObject({ brokenAt: null });
  });

  test('of five thousand rows take less than thirty seconds', async () => {
    const shop = await openShop(await open());
    const rows = (rate: number) =>
      [
        'Code,Name,Category,Size,Finish,Colourways,Rate,Rate for',
        ...Array.from(
          { length: 5000 },
          (_, at) => `MV ${at},Moved ${at},Wallpapers,530 mm,matt,Sage; Ink,${rate},roll`,
        ),
      ].join('\n');
    for (const [what, rate] of [
      ['new', 100],
      ['changed', 200],
    ] as const) {
      const from = performance.now();
      const { status } = await shop.send(rows(rate));
      const took = performance.now() - from;
      console.log(`5,000 materials ${what}: ${Math.round(took)} ms`);
      expect(status).toBe(200);
      expect(took).toBeLessThan(30_000);
    }
    expect((await shop.app.ports.materials.current()).materials).toHaveLength(5000);
  }, 90_000);
});

async function openShop(database: Database, ...materials: CatalogueMaterial[]) {
  const app = await openTestApp({ database });
  onTestFinished(() => app.close());
  await app.addPerson('asha', 'owner');
  for (const material of materials.toReversed()) await app.ports.materials.saveOnto(0, material, app.clock.now, actor);
  const owner = { token: await app.logIn('asha') };
  const send = async (body: string | Uint8Array, query = '', token = owner.token) => {
    const answer = await app.upload(`/api/move-in/materials${query}`, Buffer.from(body), token);
    return { status: answer.status, value: (await answer.json()) as MovedMaterialsAnswer & { message: string } };
  };
  const material = async (code: string) =>
    (await app.ports.materials.current()).materials.find((each) => each.material.code === code)?.material;
  return { app, owner, send, material };
}
