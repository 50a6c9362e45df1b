import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PhotoAnswer } from '#contract/photos.ts';
import { buildBrochurePdf } from '#test/build-pdf.ts';
import { buildPicture } from '#test/build-picture.ts';
import { withTestApp } from '#test/start-test-app.ts';

const app = withTestApp();
const pdf = Uint8Array.from(buildBrochurePdf('1 0 0 rg 20 20 100 100 re f', { pages: 2 }));
let photo: PhotoAnswer;

beforeAll(async () => {
  const token = await app().logIn();
  await app().upload(
    '/api/uploadfiles/wallpapers/Teak%20veneer.jpg',
    await buildPicture({ width: 1700, height: 900 }),
    token,
  );
  await app().upload('/api/uploadfiles/pdfs/hpl%202026.pdf', pdf, token);
  [photo] = (await (await app().call('GET', '/api/filenames/wallpapers')).json()) as [PhotoAnswer];
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app().call(method, path, { headers });
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
const pictureOf = async (answer: Response) => {
  const { format, width, height } = await sharp(await bytesOf(answer)).metadata();
  return { format, width, height };
};

describe('A picture of the site', () => {
  test('is there at each width that its folder’s list names, as AVIF and as JPEG, for ever', async () => {
    expect([photo.avif, photo.jpg]).toEqual([
      [256, 384, 512, 768, 1024, 1536],
      [512, 1024, 1536],
    ]);
    for (const [format, widths] of [
      ['avif', photo.avif],
      ['jpg', photo.jpg],
    ] as const)
      for (const width of widths) {
        const answer = await get(`/media/${photo.hash}/${width}.${format}`);
        expect(answer.headers.get('Content-Type')).toBe(format === 'jpg' ? 'image/jpeg' : 'image/avif');
        expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
        expect(await pictureOf(answer)).toMatchObject({ format: format === 'jpg' ? 'jpeg' : 'heif', width });
      }
    expect((await get(photo.src)).status).toBe(200);
  });

  test('is nowhere once it is deleted, and there again when it is restored', async () => {
    const token = await app().logIn();
    await app().call('DELETE', '/api/deleteImage/wallpapers/Teak%20veneer.jpg', { token });
    for (const path of [photo.src, '/api/download/wallpapers/Teak%20veneer.jpg'])
      expect((await get(path)).status).toBe(404);
    await app().call('POST', '/api/restoreImage/wallpapers/Teak%20veneer.jpg', { token });
    for (const path of [photo.src, '/api/download/wallpapers/Teak%20veneer.jpg'])
      expect((await get(path)).status).toBe(200);
  });

  test.each(['512.png', '513.jpg', '0512.jpg', '512.jpg.jpg', '-1.jpg', '1e3.jpg', '512', '..%2F512.jpg', '99999.jpg'])(
    'is not there as %s',
    async (file) => {
      expect((await get(`/media/${photo.hash}/${file}`)).status).toBe(404);
    },
  );
});

describe('A download', () => {
  test.each([
    '/api/download/wallpapers/Teak%20veneer.jpg',
    '/api/download/wallpapers/Teak%20veneer',
    '/api/download/wallpapers/TEAK%20VENEER.JPG',
    '/services/download/wallpapers/Teak%20veneer.jpg',
    '/services/download/wallpapers/Teak%20veneer',
  ])('of %s is the largest JPEG, by its own name', async (path) => {
    const answer = await get(path);
    expect(answer.headers.get('Content-Disposition')).toBe('inline; filename="Teak veneer.jpg"');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(answer.headers.get('ETag')).toBe(`"${photo.hash}"`);
    expect(await pictureOf(answer)).toEqual({ format: 'jpeg', width: 1700, height: 900 });
  });

  test.each([
    '/api/download/pdfs/hpl%202026.pdf',
    '/services/download/pdfs/hpl%202026.pdf',
    '/api/download/pdfs/hpl%202026',
  ])('of the brochure %s is the very PDF, in a frame of ours at most and outside the sandbox', async (path) => {
    const answer = await get(path);
    expect(await bytesOf(answer)).toEqual(pdf);
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Content-Disposition')).toBe('inline; filename="hpl 2026.pdf"');
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'self'");
  });

  test('of a thumbnail is a JPEG, by the brochure’s name without its ending', async () => {
    const answer = await get('/api/download/pdfthumbs/hpl%202026');
    expect(answer.headers.get('Content-Disposition')).toBe('inline; filename="hpl 2026.jpg"');
    expect((await pictureOf(answer)).format).toBe('jpeg');
  });

  test.each([
    '/api/download/general/logo',
    '/api/download/general/name',
    '/api/download/general/bg',
    '/api/download/social/social',
    '/api/download/wallpapers/Teak%20veneer.jpg',
    '/api/download/pdfthumbs/hpl%202026',
    '/api/download/pdfs/hpl%202026.pdf',
    '/services/download/wallpapers/Teak%20veneer.jpg',
  ])('Specification 7, downloads: a visitor gets %s', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  test.each([
    'general/logo',
    'general/name',
    'general/bg',
    'social/social',
    'social/mail',
    'social/photo',
    'social/microblog',
  ])('of %s is a drawing of ours without a script or a style', async (name) => {
    const answer = await get(`/api/download/${name}`);
    const etag = answer.headers.get('ETag') ?? '';
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await answer.text()).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"(?![\s\S]*(<script|style=|<style|\son\w+=|href))/,
    );
    expect((await get(`/api/download/${name}`, { 'If-None-Match': etag })).status).toBe(304);
    expect((await get(`/services/download/${name}`)).status).toBe(200);
  });

  test.each([
    'wallpapers/oak.jpg',
    'hpl/Teak%20veneer.jpg',
    'pdfs/Teak%20veneer.jpg',
    'pdfthumbs/Teak%20veneer',
    'pdfthumbs/hpl%202026.jpg',
    'general/logo.svg',
    'general/mail',
    'social/logo',
    'social/constructor',
    'nowhere/logo',
    'Wallpapers/Teak%20veneer.jpg',
  ])('of %s is not there', async (name) => {
    for (const start of ['/api/download/', '/services/download/']) {
      const answer = await get(start + name);
      expect([answer.status, await answer.json()]).toEqual([404, { message: 'There is no such file.', problems: [] }]);
    }
  });

  test('has the headers that keep browsers safe, and other addresses of the firm may show its pictures', async () => {
    const answer = await get(photo.src);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';.*sandbox$/);
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-site');
    expect((await get('/api/download/pdfs/hpl%202026.pdf')).headers.get('Cross-Origin-Resource-Policy')).toBe(
      'same-origin',
    );
  });
});

describe('What a browser has already', () => {
  test.each(['/media', '/api/download/wallpapers/Teak%20veneer.jpg', '/api/download/pdfs/hpl%202026.pdf'])(
    'is not sent again from %s',
    async (start) => {
      const path = start === '/media' ? photo.src : start;
      const etag = (await get(path)).headers.get('ETag') ?? '';
      for (const tags of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
        const known = await get(path, { 'If-None-Match': tags });
        expect([tags, known.status, await known.text(), known.headers.get('ETag')]).toEqual([tags, 304, '', etag]);
        expect(known.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      }
      expect((await get(path, { 'If-None-Match': '"x"' })).status).toBe(200);
    },
  );

  test.each(['/media', '/api/download/pdfs/hpl%202026.pdf', '/api/download/general/logo', '/api/filenames/wallpapers'])(
    'HEAD of %s has the headers of GET and no body',
    async (start) => {
      const path = start === '/media' ? photo.src : start;
      const [head, whole] = [await get(path, {}, 'HEAD'), await get(path)];
      const said = ({ headers, status }: Response) => [
        status,
        ...['Content-Type', 'ETag', 'Cache-Control', 'Content-Length', 'Content-Disposition'].map((name) =>
          headers.get(name),
        ),
      ];
      expect(said(head)).toEqual(said(whole));
      expect(await head.text()).toBe('');
    },
  );
});

describe('A part of a brochure', () => {
  const path = '/api/download/pdfs/hpl%202026.pdf';
  const size = pdf.length;
  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, size - 1],
    ['bytes=-10', size - 10, size - 1],
    [`bytes=0-${size + 99}`, 0, size - 1],
    [`bytes=-${size + 99}`, 0, size - 1],
    [`bytes=${size - 1}-${size - 1}`, size - 1, size - 1],
  ])('%s is sent alone', async (range, from, to) => {
    const answer = await get(path, { Range: range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('Content-Range')).toBe(`bytes ${from}-${to}/${size}`);
    expect(answer.headers.get('Content-Length')).toBe(String(to - from + 1));
    expect(await bytesOf(answer)).toEqual(pdf.slice(from, to + 1));
  });

  test.each([`bytes=${size}-`, 'bytes=999999999-', 'bytes=-0'])('%s is not there', async (range) => {
    const answer = await get(path, { Range: range });
    expect([answer.status, answer.headers.get('Content-Range')]).toEqual([416, `bytes */${size}`]);
  });

  test.each(['bytes=0-1,5-6', 'bytes=9-1', 'bytes=-', 'bytes=a-b', 'items=0-1', 'bytes=0-99999999999999999999'])(
    '%s is answered with the whole',
    async (range) => {
      const answer = await get(path, { Range: range });
      expect([answer.status, (await bytesOf(answer)).length]).toEqual([200, size]);
      expect(answer.headers.get('Accept-Ranges')).toBe('bytes');
    },
  );

  test('is sent only while the brochure is the same', async () => {
    const etag = (await get(path)).headers.get('ETag') ?? '';
    expect((await get(path, { Range: 'bytes=0-9', 'If-Range': etag })).status).toBe(206);
    expect((await get(path, { Range: 'bytes=0-9', 'If-Range': '"x"' })).status).toBe(200);
    expect((await get(path, { Range: 'bytes=0-9', 'If-Range': 'Sat, 21 Nov 2026 06:00:00 GMT' })).status).toBe(200);
  });

  test('of a picture is the whole picture', async () => {
    expect((await get(photo.src, { Range: 'bytes=0-9' })).status).toBe(200);
  });
});
