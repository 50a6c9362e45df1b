import { describe, expect, test } from 'vitest';
import type { DeletedPhotoAnswer, PhotoAnswer } from '#contract/photos.ts';
import { buildBrochurePdf } from '#test/build/build-pdf.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { openTestApp, type TestApp, withTestApp } from '#test/open/start-test-app.ts';
import { askedGalleries, askedImageKeys, askedNewArrivals } from '#test/specification/asked-lists.ts';
import { photoCalls } from '#test/wire/photo-calls.ts';

const app = withTestApp();
const { send, said, ask, folder } = photoCalls(app);
const deletedOf = async (name: string) =>
  JSON.parse(`${(await ask('GET', `/api/deletedImages/${name}`))[1]}`) as DeletedPhotoAnswer[];

describe('Deleting', () => {
  test('Specification 7, DELETE deleteImage: names with .jpg, comma-separated, are taken out, all or nothing; text; and restored', async () => {
    for (const name of ['a', 'b', 'c']) await send(`gym/${name}.jpg`, await buildPicture());
    const names = async () => (await folder('gym')).map(({ name }) => name);
    expect(await ask('DELETE', '/api/deleteImage/gym/a.jpg,x.jpg')).toEqual([
      404,
      'Gym Floorings holds no x.jpg. Nothing was deleted.',
    ]);
    expect(await names()).toEqual(['c.jpg', 'b.jpg', 'a.jpg']);
    expect(await ask('DELETE', '/api/deleteImage/gym/A.jpg,c.jpg')).toEqual([
      200,
      '2 files are deleted from Gym Floorings.',
    ]);
    expect(await names()).toEqual(['b.jpg']);
    expect(await ask('DELETE', '/api/deleteImage/gym/a.jpg')).toEqual([
      404,
      'Gym Floorings holds no a.jpg. Nothing was deleted.',
    ]);
    expect(await ask('POST', '/api/restoreImage/gym/a.jpg,c.jpg')).toEqual([200, '2 files are back in Gym Floorings.']);
    expect(await names()).toEqual(['c.jpg', 'b.jpg', 'a.jpg']);
    expect(await ask('POST', '/api/restoreImage/gym/a.jpg')).toEqual([
      404,
      'No a.jpg was deleted from Gym Floorings in the last 30 days. Nothing was restored.',
    ]);
  });

  test('and sending the same picture again restores it, without encoding it again', async () => {
    const picture = await buildPicture();
    await send('agrass/lawn.jpg', picture);
    const [before] = await folder('agrass');
    await ask('DELETE', '/api/deleteImage/agrass/lawn.jpg');
    expect(await said('agrass/lawn.jpg', picture)).toEqual([201, 'lawn.jpg is in Artificial Grass again.']);
    expect((await folder('agrass'))[0]?.hash).toBe(before?.hash);
    expect(await ask('POST', '/api/restoreImage/agrass/lawn.jpg')).toEqual([
      409,
      'Artificial Grass has another lawn.jpg by now: delete that first. Nothing was restored.',
    ]);
  });

  test('lists what can be restored, and brings back one whose name another had since', async () => {
    const [first, second] = [await buildPicture(), await buildPicture({ width: 48 })];
    for (const picture of [first, second]) {
      await send('pvc/again.jpg', picture);
      await ask('DELETE', '/api/deleteImage/pvc/again.jpg');
    }
    const deleted = await deletedOf('pvc');
    expect(deleted.map(({ name }) => name)).toEqual(['again.jpg', 'again.jpg']);
    expect(await ask('POST', `/api/restoreImage/pvc/again.jpg?key=${deleted[1]?.key}`)).toEqual([
      200,
      'again.jpg is back in Pvc Panels.',
    ]);
    expect((await folder('pvc')).map(({ key }) => key)).toEqual([deleted[1]?.key]);
    expect(await deletedOf('pvc')).toEqual([deleted[0]]);
    expect(await ask('POST', `/api/restoreImage/pvc/again.jpg?key=${deleted[0]?.key}`)).toEqual([
      409,
      'Pvc Panels has another again.jpg by now: delete that first. Nothing was restored.',
    ]);
    expect(await ask('GET', '/api/deletedImages/nowhere')).toEqual([404, 'There is no such folder.']);
  });

  test('of a brochure works as of a picture', async () => {
    await send('pdfs/care.pdf', Uint8Array.from(buildBrochurePdf('0 1 0 rg 0 0 9 9 re f')));
    expect(await ask('DELETE', '/api/deleteImage/pdfs/care.pdf')).toEqual([200, 'care.pdf is deleted from Brochures.']);
    expect(await ask('POST', '/api/restoreImage/pdfs/care.pdf')).toEqual([200, 'care.pdf is back in Brochures.']);
  });

  test.each([
    ['general/logo', 'There is no product type general.'],
    ['nowhere/a.jpg', 'There is no product type nowhere.'],
    ['wallpapers/%20,%20', 'Say which files to delete.'],
  ])('of %s is unknown', async (path, message) => {
    expect(await ask('DELETE', `/api/deleteImage/${path}`)).toEqual([404, message]);
  });
});

describe('A folder’s list', () => {
  test('Specification 3, gallery photo: src, width 4 and height 3, key, alt and title, from its folder and its name', async () => {
    await send('blinds/roman-blind.jpg', await buildPicture());
    const [photo] = await folder('blinds');
    expect(photo).toMatchObject({
      width: 4,
      height: 3,
      key: expect.any(String),
      alt: 'Roman blind',
      title: 'Roman blind',
    });
    const bytesAt = async (path: string) => {
      const answer = await app().call('GET', path);
      return [
        answer.status,
        answer.headers.get('Content-Type'),
        Buffer.from(await answer.arrayBuffer()).toString('hex'),
      ];
    };
    const shown = await bytesAt(photo?.src ?? '');
    expect(shown.slice(0, 2)).toEqual([200, 'image/jpeg']);
    expect(await bytesAt('/api/download/blinds/roman-blind')).toEqual(shown);
  });

  test.each(['general', 'social', 'pdfthumbs', 'nowhere', '__proto__'])('of %s is unknown', async (group) => {
    expect((await app().call('GET', `/api/filenames/${group}`)).status).toBe(404);
  });

  test('Specification 7, GET filenames: the photos of every gallery, every group of New Arrivals and every folder that staff fill, and the names of the brochures', async () => {
    const shown = [...askedGalleries, ...askedNewArrivals].map((each) => each.folder);
    for (const name of new Set([...shown, ...askedImageKeys]))
      expect([name, Array.isArray(await folder(name))]).toEqual([name, true]);
    await send('pdfs/range.pdf', Uint8Array.from(buildBrochurePdf('0 0 1 rg 0 0 9 9 re f')));
    expect(await folder('pdfs')).toContain('range.pdf');
  });

  test('is empty for an empty folder, and open to visitors', async () => {
    expect(await folder('verticalgarden')).toEqual([]);
  });

  test('is sent in part where some are wanted, by place or by name, with the number of all', async () => {
    for (const name of ['a', 'b', 'c']) await send(`soffitpanels/${name}.jpg`, await buildPicture());
    const newest = await app().call('GET', '/api/filenames/soffitpanels?size=2');
    expect(newest.headers.get('X-Total-Count')).toBe('3');
    expect(((await newest.json()) as PhotoAnswer[]).map(({ name }) => name)).toEqual(['c.jpg', 'b.jpg']);
    const whole = await app().call('GET', '/api/filenames/soffitpanels');
    expect(((await whole.json()) as PhotoAnswer[]).length).toBe(3);
    expect(whole.headers.get('ETag')).not.toBe(newest.headers.get('ETag'));
    expect((await app().call('GET', '/api/filenames/soffitpanels?size=0')).status).toBe(422);
    const next = await app().call('GET', '/api/filenames/soffitpanels?size=2&page=2');
    expect(next.headers.get('X-Total-Count')).toBe('3');
    expect(((await next.json()) as PhotoAnswer[]).map(({ name, alt }) => [name, alt])).toEqual([
      ['a.jpg', expect.stringMatching(/ 3$/)],
    ]);
    expect(next.headers.get('ETag')).not.toBe(newest.headers.get('ETag'));
    const named = await app().call('GET', '/api/filenames/soffitpanels?names=c.jpg,gone.jpg,a.jpg');
    expect(((await named.json()) as PhotoAnswer[]).map(({ name }) => name)).toEqual(['c.jpg', 'a.jpg']);
    expect(await (await app().call('GET', '/api/filenames/soffitpanels?names=')).json()).toEqual([]);
  });

  test('is not sent again until something changes', async () => {
    await send('foampanels/quilt.jpg', await buildPicture());
    const first = await app().call('GET', '/api/filenames/foampanels');
    const etag = first.headers.get('ETag') ?? '';
    expect([first.headers.get('Cache-Control'), etag]).toEqual(['no-cache', expect.stringMatching(/^".+"$/)]);
    const again = (tag: string) =>
      app().call('GET', '/api/filenames/foampanels', { headers: { 'If-None-Match': tag } });
    const known = await again(`"other", W/${etag}`);
    expect([known.status, await known.text(), known.headers.get('ETag')]).toEqual([304, '', etag]);
    await ask('DELETE', '/api/deleteImage/foampanels/quilt.jpg');
    expect((await again(etag)).status).toBe(200);
  });

  test('is sent again after a restore, although the shop then counts as many changes as before', async () => {
    const shops = [await openTestApp(), await openTestApp()] as const;
    const list = (of: TestApp, tag = '') =>
      of.call('GET', '/api/filenames/foampanels', { headers: { 'If-None-Match': tag } });
    for (const [nth, shop] of shops.entries())
      await shop.upload(`/api/uploadfiles/foampanels/${nth}.jpg`, await buildPicture(), await shop.logIn());
    const [lost, restored] = shops;
    expect(await restored.ports.photos.revision()).toBe(await lost.ports.photos.revision());
    const answer = await list(restored, (await list(lost)).headers.get('ETag') ?? '');
    expect([answer.status, ((await answer.json()) as PhotoAnswer[]).map(({ name }) => name)]).toEqual([200, ['1.jpg']]);
    for (const shop of shops) await shop.close();
  });
});

describe('Without a token', () => {
  test.each([
    ['POST', '/api/uploadfiles/wallpapers/a.jpg'],
    ['DELETE', '/api/deleteImage/wallpapers/teak.jpg'],
    ['POST', '/api/restoreImage/wallpapers/teak.jpg'],
  ])('%s %s is refused and changes nothing', async (method, path) => {
    const before = await app().ports.photos.revision();
    expect((await app().call(method, path, { body: 'x' })).status).toBe(401);
    expect(await app().ports.photos.revision()).toBe(before);
  });
});
