import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryFileStore } from '#adapters/files/memory-file-store.ts';
import { anyCharacter } from '#test/build/any-character.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { withTestApp } from '#test/open/start-test-app.ts';

const canary = join(tmpdir(), `vitrine-canary-${process.pid}.txt`);
const secret = 'the canary sings';

// Records each name that the file store is asked for. No invented name may get as far as the store.
const requested: string[] = [];
const memory = openMemoryFileStore();
function recorded<T>(sha256: string, work: () => T): T {
  requested.push(sha256);
  return work();
}
const app = withTestApp({
  ports: {
    files: {
      ...memory,
      get: (sha256) => recorded(sha256, () => memory.get(sha256)),
      open: (sha256, range) => recorded(sha256, () => memory.open(sha256, range)),
    },
  },
});

const classics = [
  '../../../../etc/passwd',
  '..\\..\\..\\windows\\win.ini',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '..%5c..%5cwindows%5cwin.ini',
  '%252e%252e%252fetc%252fpasswd',
  '..%252f..%252fetc%252fpasswd',
  '%c0%ae%c0%ae%c0%afetc%c0%afpasswd',
  '%uff0e%uff0e%u2215etc%u2215passwd',
  '....//....//etc/passwd',
  '..;/..;/etc/passwd',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  'file:%2f%2f%2fetc%2fpasswd',
  'C:%5cwindows%5cwin.ini',
  '%5c%5cserver%5cshare',
  'teak.jpg%00.png',
  'teak.jpg%2f..%2f..%2fetc%2fpasswd',
  '.%2fteak.jpg',
  '%ef%bc%8e%ef%bc%8e%ef%bc%8fetc%ef%bc%8fpasswd',
  '..',
  '.',
  '~root',
  'con',
  'teak.jpg::$DATA',
  'teak%0d%0aX-Evil:%201.jpg',
  encodeURIComponent(canary),
  `..%2f..%2f..%2f..%2f..%2f..%2f${encodeURIComponent(canary.slice(1))}`,
];

const reads = [
  (name: string) => `/media/${name}/512.jpg`,
  (name: string) => `/media/${'a'.repeat(64)}/${name}`,
  (name: string) => `/api/download/wallpapers/${name}`,
  (name: string) => `/api/download/${name}/teak.jpg`,
  (name: string) => `/api/download/pdfs/${name}.pdf`,
  (name: string) => `/api/download/pdfthumbs/${name}`,
  (name: string) => `/api/download/general/${name}`,
  (name: string) => `/api/download/social/${name}`,
  (name: string) => `/services/download/wallpapers/${name}`,
  (name: string) => `/services/download/${name}/logo`,
  (name: string) => `/api/filenames/${name}`,
];
const changes: [string, (name: string) => string][] = [
  ['DELETE', (name) => `/api/deleteImage/wallpapers/${name}`],
  ['DELETE', (name) => `/api/deleteImage/${name}/teak.jpg`],
  ['POST', (name) => `/api/restoreImage/wallpapers/${name}`],
  ['POST', (name) => `/api/restoreImage/${name}/teak.jpg`],
];

let token = '';
let picture: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  await writeFile(canary, secret);
  token = await app().logIn();
  picture = await buildPicture();
  await app().upload('/api/uploadfiles/wallpapers/teak.jpg', picture, token);
  requested.length = 0;
});
afterAll(() => rm(canary, { force: true }));

async function isHarmless(method: string, path: string) {
  const answer = await app().call(method, path, { token });
  const body = await answer.text();
  // When the dots leave /api, a page of the site answers: HTML, without the content of a file.
  if (answer.headers.get('Content-Type')?.startsWith('text/html')) return expect(body).not.toContain(secret);
  expect([path, answer.status]).toEqual([path, expect.toSatisfy((status: number) => [400, 404, 405].includes(status))]);
  expect(body).not.toMatch(/root:x:|the canary sings|\bat .*\.ts:/);
  expect(answer.headers.get('X-Evil')).toBeNull();
}

test.each(classics)('%s opens nothing, in any part of an address', async (name) => {
  for (const path of reads) await isHarmless('GET', path(name));
  for (const [method, path] of changes) await isHarmless(method, path(name));
  expect(requested).toEqual([]);
});

test.each(classics)('%s is not a product type for uploads', async (name) => {
  const answer = await app().upload(`/api/uploadfiles/${name}/teak.jpg`, picture, token);
  expect([404, 405]).toContain(answer.status);
});

test.each(classics)('%s as a file’s name stores nothing outside its folder', async (name) => {
  const before = await app().ports.photos.list('awnings');
  const answer = await app().upload(`/api/uploadfiles/awnings/${name}`, picture, token);
  expect([200, 201, 404, 405, 422]).toContain(answer.status);
  for (const photo of await app().ports.photos.list('awnings'))
    expect(photo.name).toMatch(/^[A-Za-z0-9][A-Za-z0-9 _.-]{0,99}\.jpg$/);
  expect((await app().ports.photos.list('awnings')).length - before.length).toBe(answer.status === 201 ? 1 : 0);
  await app().call('DELETE', '/api/deleteImage/awnings/teak%20X-Evil%201.jpg', { token });
  requested.length = 0;
});

test('A thousand made-up names open nothing either', async () => {
  const piece = fc.constantFrom(
    '..',
    '.',
    '/',
    '%2f',
    '%5c',
    '\\',
    '%2e',
    '%00',
    '%0d%0a',
    'etc',
    'passwd',
    'teak',
    '.jpg',
    ',',
    '%',
    '%25',
    'ａ',
    '~',
    ':',
  );
  const name = fc.oneof(
    fc.array(piece, { minLength: 1, maxLength: 10 }).map((pieces) => pieces.join('')),
    fc
      .string({ unit: anyCharacter, minLength: 1, maxLength: 20 })
      .map((text) => encodeURIComponent(text.toWellFormed())),
  );
  // Addresses that exist: browsers and servers both resolve 'etc/../'.
  const existing =
    /\/(wallpapers\/(%2e)*teak(\.jpg)*,*|general\/(logo|name|bg)|social\/(social|mail|photo|microblog))$/i;
  await fc.assert(
    fc.asyncProperty(name, fc.constantFrom(...reads), async (text, path) => {
      fc.pre(!existing.test(new URL(path(text), 'http://shop.example').pathname));
      const answer = await app().call('GET', path(text));
      expect(answer.status).not.toBe(500);
      if (!answer.headers.get('Content-Type')?.startsWith('text/html') && answer.status !== 404)
        expect([path(text), answer.status]).toEqual([
          path(text),
          expect.toSatisfy((status: number) => [400, 405].includes(status)),
        ]);
    }),
    { numRuns: 1000, examples: [['name', (text) => `/api/download/general/${text}`]] },
  );
  expect(requested).toEqual([]);
}, 120_000);
