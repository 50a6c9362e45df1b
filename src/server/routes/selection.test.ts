import { beforeAll, expect, test } from 'vitest';
import { buildMaterial } from '#test/build/build-material.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { drawnPages } from '#test/open/drawn-pages.ts';
import { openTestApp, withTestApp } from '#test/open/start-test-app.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { scannedPages } from '#test/read/scanned.ts';

const app = withTestApp({ ports: { pages: drawnPages } });

let token = '';

beforeAll(async () => {
  token = await app().logIn();
  for (const file of ['wallpapers/teak-veneer.jpg', 'wallpapers/oak.jpg', 'blinds/IMG_2041.jpg'])
    await app().upload(`/api/uploadfiles/${file}`, await buildPicture(), token);
});

function askFor(body: object, headers: Record<string, string> = {}, asked = app()) {
  return asked.call('POST', '/api/selection/sheet.pdf', { body, headers });
}

async function sheetOf(answer: Response) {
  expect(answer.status).toBe(200);
  return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).join('\n');
}

test('Anyone gets a selection as a PDF, with names and never with paths', async () => {
  const answer = await askFor({ pictures: ['wallpapers/teak-veneer', 'blinds/IMG_2041', 'wallpapers/gone'] });
  expect(answer.headers.get('Content-Type')).toBe('application/pdf');
  expect(answer.headers.get('Content-Disposition')).toBe('inline; filename="Selection.pdf"');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const text = await sheetOf(answer);
  for (const shown of ['Teak veneer', 'Wallpapers, No. 18', 'Blinds IMG_2041', '2 pictures from 2 galleries'])
    expect(text).toContain(shown);
  expect(text).toContain('1 picture of this selection is no longer in the catalogue.');
  expect(text).not.toContain('wallpapers/');
});

test('The sheet, the page and the message to send say what a picture is ordered by', async () => {
  const pictures = [{ folder: 'wallpapers', name: 'oak.jpg', kind: 'room' as const }];
  const material = buildMaterial({
    colourways: [{ names: { en: 'Sage', hi: 'सेज', or: '' }, colours: ['green'], pictures }],
  });
  const saved = await app().call('POST', '/api/materials/WP%20204', { token, body: { onto: 0, material } });
  expect(saved.status).toBe(200);
  const sheet = await sheetOf(await askFor({ pictures: ['wallpapers/oak', 'blinds/IMG_2041'] }));
  expect(sheet.match(/WP 204 Sage/g)).toHaveLength(1);
  const page = await (await app().call('GET', '/selection?p=wallpapers/oak&p=blinds/IMG_2041')).text();
  expect(page).toContain('Oak, WP 204 Sage');
  expect(page).toMatch(/href="https:\/\/wa\.me\/[^"]*%0AWP%20204%20Sage"/);
  const hindi = await (await app().call('GET', '/hi/selection?p=wallpapers/oak')).text();
  expect(hindi).toContain('Oak, WP 204 सेज');
  expect(hindi).not.toContain('Sage');
  expect(await sheetOf(await askFor({ pictures: ['wallpapers/oak'], language: 'hi' }))).not.toContain('Sage');
});

test('The code on the sheet opens the selection, without the pictures that are gone', async () => {
  const answer = await askFor({
    pictures: ['wallpapers/oak', 'wallpapers/gone', 'wallpapers/teak-veneer'],
    language: 'hi',
  });
  const [page] = await scannedPages(new Uint8Array(await answer.arrayBuffer()));
  expect(page).toBe('http://vitrine.example/hi/selection?p=wallpapers/oak&p=wallpapers/teak-veneer');
});

test('A form without script sends a name on each line', async () => {
  const answer = await app().call('POST', '/api/selection/sheet.pdf', {
    body: new URLSearchParams({ pictures: 'wallpapers/oak\nblinds/IMG_2041', language: 'or' }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(await sheetOf(answer)).toContain('2ଟି');
});

test('Without a picture of the catalogue there is no sheet', async () => {
  for (const pictures of [[], ['wallpapers/gone'], ['pdfs/hpl'], ['../../etc/passwd', 'oak']]) {
    const answer = await askFor({ pictures });
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
      422,
      'None of these pictures is in the catalogue.',
    ]);
  }
});

test('A picture whose file is lost leaves its place empty', async () => {
  const token = await app().logIn();
  await app().upload('/api/uploadfiles/hpl/lost.jpg', await buildPicture({ width: 700 }), token);
  const photo = await app().ports.photos.find('hpl', 'lost');
  for (const { file, format } of photo?.variants ?? []) if (format === 'jpg') await app().ports.files.remove(file);
  expect(await sheetOf(await askFor({ pictures: ['hpl/lost', 'wallpapers/oak'] }))).toContain('Lost');
});

test('One network gets twelve sheets a minute, and others are not held up', async () => {
  const limited = await openTestApp({ settings: { rateLimits: true } });
  try {
    const ask = () => askFor({ pictures: ['wallpapers/gone'] }, {}, limited);
    for (let sheet = 0; sheet < 12; sheet += 1) expect((await ask()).status).toBe(422);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});

test('Three sheets are drawn at once; more wait for another try, and invoices do not wait behind them', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => askFor({ pictures: ['wallpapers/oak'] })));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 503)).toHaveLength(3);
  expect((await askFor({ pictures: ['wallpapers/oak'] })).status).toBe(200);
});
