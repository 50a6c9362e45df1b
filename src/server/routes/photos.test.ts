import { describe, expect, test } from 'vitest';
import type { PhotoAnswer } from '#contract/photos.ts';
import { categories, newArrivalGroups, productFolders } from '#domain/catalogue/categories.ts';
import { buildBrochurePdf } from '#test/build-pdf.ts';
import { buildPicture } from '#test/build-picture.ts';
import { withTestApp } from '#test/start-test-app.ts';

const app = withTestApp({ settings: { uploadPatience: 200 } });

const send = async (path: string, bytes: Uint8Array<ArrayBuffer>) => {
  const answer = await app().upload(`/api/uploadfiles/${path}`, bytes, await app().logIn());
  return { status: answer.status, type: answer.headers.get('Content-Type'), text: await answer.text() };
};
const said = async (path: string, bytes: Uint8Array<ArrayBuffer>) => {
  const { status, text } = await send(path, bytes);
  return [status, text.startsWith('{') ? (JSON.parse(text) as { message: string }).message : text];
};
const ask = async (method: string, path: string) => {
  const answer = await app().call(method, path, { token: await app().logIn() });
  const text = await answer.text();
  return [answer.status, text.startsWith('{') ? (JSON.parse(text) as { message: string }).message : text];
};
const folder = async (name: string) =>
  (await (await app().call('GET', `/api/filenames/${name}`)).json()) as PhotoAnswer[];

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

  test('stores PNG and WebP as .jpg, and says a name that had to be mended', async () => {
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

  test('recognises the same picture in a folder, under whatever name, and takes it in another folder', async () => {
    const picture = await buildPicture();
    await send('blinds/zebra.jpg', picture);
    const again = [200, 'The same file is in Blinds already, as zebra.jpg.'];
    expect(await said('blinds/zebra.jpg', picture)).toEqual(again);
    expect(await said('blinds/other.jpg', picture)).toEqual(again);
    expect(await said('awnings/other.jpg', picture)).toEqual([201, 'other.jpg is in Awnings.']);
    expect(await folder('blinds')).toHaveLength(1);
    expect((await folder('awnings'))[0]?.hash).toBe((await folder('blinds'))[0]?.hash);
  });

  test('says where the picture is, under the name that it has there', async () => {
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

  const text = (content: string) => new Uint8Array(new TextEncoder().encode(content));
  test.each([
    ['general/logo.jpg', 'x', 404, 'There is no such product type to upload to.'],
    ['social/mail.jpg', 'x', 404, 'There is no such product type to upload to.'],
    ['nowhere/a.jpg', 'x', 404, 'There is no such product type to upload to.'],
    ['constructor/a.jpg', 'x', 404, 'There is no such product type to upload to.'],
    ['wallpapers/a%2Fb.jpg', 'x', 422, 'A file name cannot hold a slash or a backslash. Rename the file.'],
    ['wallpapers/a%00.jpg', 'x', 404, 'There is nothing at this address.'],
    ['wallpapers/a.gif', 'GIF89a', 422, 'a.gif is not a picture that can be shown. Choose a JPEG, PNG or WebP.'],
    ['wallpapers/a.jpg', '<svg/>', 422, 'a.jpg is not a picture that can be shown. Choose a JPEG, PNG or WebP.'],
    ['wallpapers/a.jpg', '%PDF-1.7', 422, 'a.jpg is not a picture that can be shown. Choose a JPEG, PNG or WebP.'],
    ['wallpapers/a.jpg', '', 422, 'a.jpg is empty.'],
    ['pdfs/a.jpg', 'x', 422, 'a.jpg is not a PDF. Brochures are PDF files.'],
    ['pdfs/a.pdf', 'no', 422, 'a.pdf is not a PDF. Brochures are PDF files.'],
  ])('of %s that holds %j is answered with %i: %s', async (path, content, status, message) => {
    expect(await said(path, text(content))).toEqual([status, message]);
  });

  test('of what only begins like a picture is refused in words', async () => {
    const [status, message] = await said('wallpapers/broken.jpg', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2]));
    expect([status, message]).toEqual([422, expect.stringMatching(/^[A-Z].+\.$/)]);
    expect((await folder('wallpapers')).map(({ name }) => name)).not.toContain('broken.jpg');
  });

  test('past 20 MB is refused, when it says so and when it does not', async () => {
    const large = new Uint8Array(20_000_001);
    large.set([0xff, 0xd8, 0xff]);
    expect(await said('wallpapers/large.jpg', large)).toEqual([413, 'The file is larger than 20 MB.']);
    const headers = {
      Authorization: `Bearer ${await app().logIn()}`,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': '100000000000',
    };
    const path = '/api/uploadfiles/wallpapers/large.jpg';
    expect((await app().app.request(path, { method: 'POST', headers, body: 'x' })).status).toBe(413);
    const { 'Content-Length': _, ...chunked } = headers;
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)) });
    const answer = await app().app.request(path, {
      method: 'POST',
      headers: chunked,
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
  });

  const formWith = (boundary: string, ...parts: string[]) =>
    `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`;
  const filePart = 'Content-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nx';
  const otherPart = 'Content-Disposition: form-data; name="note"\r\n\r\nx';
  test.each([
    ['no form', 'application/json', '{}', 415],
    ['no boundary', 'multipart/form-data', 'x', 415],
    ['another boundary', 'multipart/form-data; boundary=b', formWith('c', filePart), 400],
    ['no part called file', 'multipart/form-data; boundary=b', formWith('b', otherPart), 400],
    ['two files', 'multipart/form-data; boundary=b', formWith('b', filePart, filePart), 400],
    ['six parts', 'multipart/form-data; boundary=b', formWith('b', filePart, ...Array(5).fill(otherPart)), 400],
    [
      'headers of 9 kB',
      'multipart/form-data; boundary=b',
      formWith('b', `X: ${'x'.repeat(9_000)}\r\n${filePart}`),
      400,
    ],
    ['no end', 'multipart/form-data; boundary=b', formWith('b', filePart).slice(0, -8), 400],
    ['other parts beside the file', 'multipart/form-data; boundary="b"', formWith('b', otherPart, filePart), 422],
  ])('as a form with %s is answered with its status', async (_, type, body, status) => {
    const headers = { 'Content-Type': type };
    const answer = await app().call('POST', '/api/uploadfiles/hpl/a.jpg', {
      token: await app().logIn(),
      headers,
      body,
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\w/) });
  });

  test('that falls silent is ended, and one that is slow but steady is not', async () => {
    const token = await app().logIn();
    const picture = await buildPicture();
    const head = '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\n';
    const whole = Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--b--\r\n')]);
    const sending = (parts: Uint8Array[], pause: number, thenSilent: boolean) =>
      new ReadableStream({
        async pull(controller) {
          const part = parts.shift();
          if (!part && thenSilent) return new Promise(() => {});
          await new Promise((resolve) => setTimeout(resolve, pause));
          if (part) controller.enqueue(part);
          else controller.close();
        },
      });
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=b' };
    const post = (body: ReadableStream) =>
      app().app.request('/api/uploadfiles/doormats/coir.jpg', {
        method: 'POST',
        headers,
        body,
        duplex: 'half',
      } as RequestInit);
    expect((await post(sending([whole.subarray(0, 100)], 0, true))).status).toBe(408);
    const eighth = Math.ceil(whole.length / 8);
    const parts = Array.from({ length: 8 }, (_, part) => whole.subarray(part * eighth, (part + 1) * eighth));
    expect((await post(sending(parts, 60, false))).status).toBe(201);
  });
});

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

  test('and sending the same picture again brings it back, without another encode', async () => {
    const picture = await buildPicture();
    await send('agrass/lawn.jpg', picture);
    const [before] = await folder('agrass');
    await ask('DELETE', '/api/deleteImage/agrass/lawn.jpg');
    expect(await said('agrass/lawn.jpg', picture)).toEqual([201, 'lawn.jpg is in Artificial Grass again.']);
    expect((await folder('agrass'))[0]?.hash).toBe(before?.hash);
    expect(await ask('POST', '/api/restoreImage/agrass/lawn.jpg')).toEqual([
      409,
      'Artificial Grass has another lawn.jpg by now. Nothing was restored.',
    ]);
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
    const shown = [...categories, ...newArrivalGroups].map((each) => each.folder);
    for (const name of new Set([...shown, ...productFolders]))
      expect([name, Array.isArray(await folder(name))]).toEqual([name, true]);
    await send('pdfs/range.pdf', Uint8Array.from(buildBrochurePdf('0 0 1 rg 0 0 9 9 re f')));
    expect(await folder('pdfs')).toContain('range.pdf');
  });

  test('is empty where nothing is, and open to visitors', async () => {
    expect(await folder('verticalgarden')).toEqual([]);
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
