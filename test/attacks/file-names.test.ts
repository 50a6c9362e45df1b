import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { cleanBrochureName, cleanPhotoName } from '#domain/photos/photo-name.ts';
import { anyCharacter } from '#test/build/any-character.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { otherTexts, scriptTexts } from './hostile-texts.ts';

const app = withTestApp();
let token = '';
let picture: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  token = await app().logIn();
  picture = await buildPicture();
});

/** RFC 6266 with a quoted name of letters that need no escape: every browser and every system reads it alike. */
const plainDisposition = /^(inline|attachment); filename="[A-Za-z0-9][A-Za-z0-9 _.-]{0,103}"$/;

const odd = fc.oneof(
  fc.constantFrom(...scriptTexts, ...otherTexts),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc
    .array(
      fc.constantFrom('"', '\\', ';', '\r\n', '\n', '\0', ' ', '.', '%0d%0a', "''", '*=UTF-8', 'é', '„', '\u202e'),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

test('Of a thousand hostile names each is refused or cleaned to one that a header can carry as it is', () => {
  const taken = fc
    .sample(odd, 1000)
    .flatMap((name) => [cleanPhotoName(`${name}.jpg`), cleanBrochureName(`${name}.pdf`)]);
  const names = taken.flatMap((cleaned) => (cleaned ? [cleaned.name] : []));
  // Enough to look at: chance decides how many, and once it was 500.
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name) => !plainDisposition.test(`inline; filename="${name}"`))).toEqual([]);
});

test('What is uploaded under such a name is answered with no header but ours', async () => {
  const known = ['x-evil', 'set-cookie', 'bcc', 'refresh'];
  for (const name of [
    'a"; filename="evil.html.jpg',
    'a\r\nX-Evil: 1.jpg',
    "a'';filename*=UTF-8''evil.exe.jpg",
    'ａ\u202egpj.exe.jpg',
  ]) {
    const path = `/api/uploadfiles/wallpapers/${encodeURIComponent(name)}`;
    const uploaded = await app().upload(path, picture, token);
    expect([name, uploaded.status]).toEqual([
      name,
      expect.toSatisfy((status: number) => [200, 201, 422].includes(status)),
    ]);
    expect(known.filter((header) => uploaded.headers.has(header))).toEqual([]);
  }
  const photos = await app().ports.photos.list('wallpapers');
  expect(photos.length).toBeGreaterThan(0);
  for (const { name } of photos) {
    const answer = await app().call('GET', `/api/download/wallpapers/${encodeURIComponent(name)}`);
    expect(answer.headers.get('Content-Disposition')).toMatch(plainDisposition);
  }
});

test.each(['A/1', '-', '/', 'a-/-b', '0'])(
  'A document numbered %s is named so that it can be saved anywhere',
  async (invoiceNo) => {
    const answer = await app().call('POST', '/api/generateInvoice', { token, body: buildInput({ invoiceNo }) });
    if (answer.status !== 200) return expect(answer.status).toBe(422);
    expect(answer.headers.get('Content-Disposition')).toMatch(/^inline; filename="[A-Za-z0-9-]{1,16}\.pdf"$/);
  },
);

test.each(['A\r\nX-Evil: 1', 'A"B', 'A;B', '../../x', 'Ａ1', 'A B', 'A\0'])(
  'A document cannot be numbered %j',
  async (invoiceNo) => {
    const answer = await app().call('POST', '/api/generateInvoice', { token, body: buildInput({ invoiceNo }) });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('X-Evil')).toBeNull();
  },
);
