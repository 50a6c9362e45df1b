import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { buildMaterial } from '#test/build/build-material.ts';
import { buildBrochurePdf } from '#test/build/build-pdf.ts';
import { drawnPages } from '#test/open/drawn-pages.ts';
import { withTestApp } from '#test/open/start-test-app.ts';

const app = withTestApp({ ports: { pages: drawnPages } });
let token = '';
const pdf = Uint8Array.from(buildBrochurePdf('1 0 0 rg 20 20 100 100 re f', { pages: 2 }));
const send = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
  const answer = await app().upload(`/api/uploadfiles/datasheets/${name}`, bytes, token);
  return { status: answer.status, text: await answer.text() };
};
const save = (onto: number, files: object) =>
  app().call('POST', '/api/materials/WP%20204', {
    token,
    body: { onto, material: { ...buildMaterial(), ...files } },
  });

beforeAll(async () => {
  token = await app().logIn();
});

test('A data sheet is uploaded, named by its material, shown with its size, and gone from the page when it is deleted', async () => {
  expect(await send('wp-204.pdf', pdf)).toEqual({ status: 201, text: 'wp-204.pdf is in Data sheets.' });
  const files = [{ kind: 'sheet', name: 'wp-204.pdf' }];
  expect((await save(0, { files })).status).toBe(200);
  const page = async () => (await app().call('GET', '/wallpapers/wp-204')).text();
  const link = /<a [^>]*href="(\/api\/download\/datasheets\/wp-204\.pdf)"[^>]*>(.*?)<\/a>/;
  const [, address = '', said] = link.exec(await page()) ?? [];
  expect(said?.replaceAll('<!-- -->', '')).toBe('Data sheet (PDF, 2 pages, 1 kB)');
  const file = await app().call('GET', address);
  expect([file.headers.get('content-type'), Buffer.from(await file.arrayBuffer()).equals(pdf)]).toEqual([
    'application/pdf',
    true,
  ]);
  // It is no brochure, and no picture.
  expect(await (await app().call('GET', '/brochures')).text()).not.toContain('wp-204.pdf');

  await app().call('DELETE', '/api/deleteImage/datasheets/wp-204.pdf', { token });
  expect(await page()).not.toMatch(link);
  // It stays on the record, and does not stand in the way of another change.
  expect((await save(1, { files, discontinued: true })).status).toBe(200);
  const restored = await app().call('POST', '/api/restoreImage/datasheets/wp-204.pdf', { token });
  expect(restored.status).toBe(200);
  expect(await page()).toMatch(link);
});

test('What is no PDF, has a script in it, or is not there, is refused in words', async () => {
  const more = ['<< /S /JavaScript /JS (app.alert) >>'];
  for (const [name, bytes, words] of [
    ['a.pdf', Buffer.from('<html>'), 'a.pdf is not a PDF. Data sheets are PDF files.'],
    ['a.jpg', pdf, 'a.jpg is not a PDF. Data sheets are PDF files.'],
    ['b.pdf', buildBrochurePdf('', { more }), 'This PDF has a script in it.'],
  ] as const) {
    const answer = await send(name, Uint8Array.from(bytes));
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(words);
  }
  const none = await save(2, { files: [{ kind: 'certificate', name: '../../etc/passwd.pdf' }] });
  expect(await none.json()).toMatchObject({
    problems: [{ field: 'files', message: 'There is no file ../../etc/passwd.pdf.' }],
  });
});

test('A texture is uploaded as a picture, shown with its pixels, sent as a JPEG, and stands in no gallery', async () => {
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a87' } })
    .png()
    .toBuffer();
  const sent = await app().upload('/api/uploadfiles/textures/oak.png', Uint8Array.from(picture), token);
  expect([sent.status, await sent.text()]).toEqual([201, 'oak.jpg is in Textures.']);
  const names = (await (await app().call('GET', '/api/filenames/textures', { token })).json()) as { name: string }[];
  expect(names.map(({ name }) => name)).toEqual(['oak.jpg']);
  const refused = await save(2, { files: [{ kind: 'sheet', name: 'oak.jpg' }] });
  expect(await refused.json()).toMatchObject({ problems: [{ field: 'files' }] });
  expect((await save(2, { files: [{ kind: 'texture', name: 'oak.jpg' }] })).status).toBe(200);
  const page = await (await app().call('GET', '/wallpapers/wp-204')).text();
  const [, address = '', said] = /<a [^>]*href="([^"]*oak\.jpg)" type="image\/jpeg"[^>]*>(.*?)<\/a>/.exec(page) ?? [];
  expect(said?.replaceAll('<!-- -->', '')).toMatch(/^Texture \(JPEG, 640 × 480, \d+ kB\)$/);
  const file = await app().call('GET', address);
  const meta = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
  expect([file.headers.get('content-type'), meta.format, meta.width]).toEqual(['image/jpeg', 'jpeg', 640]);
  for (const path of ['/wallpapers', '/sitemap.xml', '/brochures'])
    expect(await (await app().call('GET', path)).text()).not.toContain('oak');
});

test('A material that was saved before there were files has none', async () => {
  const answer = await save(3, { files: undefined });
  expect(await answer.json()).toMatchObject({ material: { files: [] } });
});
