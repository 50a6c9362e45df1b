import { describe, expect, test } from 'vitest';
import { buildBrochurePdf } from '#test/build/build-pdf.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { photoCalls } from '#test/wire/photo-calls.ts';

const app = withTestApp();
const { send, said, folder } = photoCalls(app);

describe('An upload', () => {
  test('Specification 3, image: it is put into a product folder, under a file name with .jpg', async () => {
    expect(await send('wallpapers/teak.jpg', await buildPicture())).toEqual({
      status: 201,
      type: 'text/plain; charset=utf-8',
      text: 'teak.jpg is in Wallpapers.',
    });
    const [photo] = await folder('wallpapers');
    expect(photo).toEqual({
      name: 'teak.jpg',
      src: `/media/${photo?.hash}/640.jpg`,
      width: 4,
      height: 3,
      key: expect.any(String),
      alt: 'Teak',
      title: 'Teak',
      titles: { en: 'Teak', hi: '', or: '' },
      colours: ['brown'],
      coloursRead: [expect.any(String)],
      coloursChosen: null,
      surface: null,
      version: 0,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      pixelWidth: 640,
      pixelHeight: 480,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
      avif: [256, 384, 512],
      jpg: [512, 640],
      bytes: expect.any(Number),
      addedAt: '2026-11-21T06:00:00.000Z',
    });
  });

  test('stores PNG and WebP as .jpg, and tells the new name when it had to change it', async () => {
    expect(await said('hpl/oak.PNG', await buildPicture({ format: 'png' }))).toEqual([201, 'oak.jpg is in HPL.']);
    expect(await said('hpl/ash.webp', await buildPicture({ format: 'webp' }))).toEqual([201, 'ash.jpg is in HPL.']);
    expect(await said('hpl/IMG%20(1).jpg', await buildPicture())).toEqual([
      201,
      'The file is in HPL. Stored as IMG 1.jpg.',
    ]);
    expect((await folder('hpl')).map(({ name, alt }) => [name, alt])).toEqual([
      ['IMG 1.jpg', 'HPL sample 1'],
      ['ash.jpg', 'Ash'],
      ['oak.jpg', 'Oak'],
    ]);
  });

  test('recognises the same picture in a folder under any name, and accepts it in another folder', async () => {
    const picture = await buildPicture();
    await send('blinds/zebra.jpg', picture);
    const again = [200, 'The same file is in Blinds already, as zebra.jpg.'];
    expect(await said('blinds/zebra.jpg', picture)).toEqual(again);
    expect(await said('blinds/other.jpg', picture)).toEqual(again);
    expect(await said('awnings/other.jpg', picture)).toEqual([201, 'other.jpg is in Awnings.']);
    expect(await folder('blinds')).toHaveLength(1);
    expect((await folder('awnings'))[0]?.hash).toBe((await folder('blinds'))[0]?.hash);
  });

  test('returns the address of the picture, with its stored name', async () => {
    const picture = await buildPicture();
    for (const [name, status] of [
      ['slat%20(1).png', 201],
      ['another.jpg', 200],
    ] as const) {
      const answer = await app().upload(`/api/uploadfiles/ceilings/${name}`, picture, await app().logIn());
      expect([answer.status, answer.headers.get('Location')]).toEqual([status, '/api/download/ceilings/slat%201.jpg']);
    }
    expect((await app().call('GET', '/api/download/ceilings/slat%201.jpg')).status).toBe(200);
  });

  test('of another picture under a taken name is refused, whatever its case, naming the field', async () => {
    await send('soffitpanels/slat.jpg', await buildPicture());
    const answer = await app().upload(
      '/api/uploadfiles/soffitpanels/SLAT.jpeg',
      await buildPicture(),
      await app().logIn(),
    );
    expect(answer.status).toBe(409);
    const message = 'Another file in Soffit Panels is called slat.jpg. Choose another name, or keep both.';
    expect(await answer.json()).toEqual({ message, problems: [{ field: 'fileName', message }] });
  });

  test('of two pictures under one name at once stores one and refuses the other', async () => {
    const answers = await Promise.all([
      said('nexa/loop.jpg', await buildPicture()),
      said('nexa/LOOP.jpg', await buildPicture()),
    ]);
    expect(answers.map(([status]) => status).sort()).toEqual([201, 409]);
    expect(await folder('nexa')).toHaveLength(1);
  });

  test('of the same picture twice at once is one picture, and nobody is refused', async () => {
    const picture = await buildPicture();
    const answers = await Promise.all([said('solar/film.jpg', picture), said('solar/film.jpg', picture)]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 201]);
    expect(await folder('solar')).toHaveLength(1);
  });

  test('of a brochure keeps the PDF, its pages and a thumbnail', async () => {
    const pdf = Uint8Array.from(buildBrochurePdf('1 0 0 rg 20 20 100 100 re f', { pages: 3 }));
    expect(await said('pdfs/hpl-2026.PDF', pdf)).toEqual([201, 'hpl-2026.pdf is in Brochures.']);
    expect(await (await app().call('GET', '/api/filenames/pdfs')).json()).toEqual(['hpl-2026.pdf']);
    expect(await app().ports.photos.find('pdfs', 'hpl-2026')).toMatchObject({ title: 'HPL 2026', pages: 3 });
  });
});
