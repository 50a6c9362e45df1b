import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { PhotoAnswer } from '#contract/photos.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { withShownFiles } from '#test/open/with-shown-files.ts';

const { app, pdf, photo, get } = withShownFiles();
async function pictureOf(answer: Response) {
  const { format, width, height } = await sharp(new Uint8Array(await answer.arrayBuffer())).metadata();
  return { format, width, height };
}

describe('A picture of the site', () => {
  test('exists at each width of its folder’s list, as AVIF and as JPEG, and may be cached for ever', async () => {
    expect([photo().avif, photo().jpg]).toEqual([
      [256, 384, 512, 768, 1152, 1536],
      [512, 1024, 1536],
    ]);
    for (const [format, widths] of [
      ['avif', photo().avif],
      ['jpg', photo().jpg],
    ] as const)
      for (const width of widths) {
        const answer = await get(`/media/${photo().hash}/${width}.${format}`);
        expect(answer.headers.get('Content-Type')).toBe(format === 'jpg' ? 'image/jpeg' : 'image/avif');
        expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
        expect(await pictureOf(answer)).toMatchObject({ format: format === 'jpg' ? 'jpeg' : 'heif', width });
      }
    expect((await get(photo().src)).status).toBe(200);
  });

  test('has its wide AVIF after the job has made it, in the list and at its address, and may be cached for ever', async () => {
    const token = await app().logIn();
    await app().upload('/api/uploadfiles/hpl/oak.jpg', await buildPicture({ width: 2400, height: 30 }), token);
    const listed = async () => {
      const answer = await get('/api/filenames/hpl');
      const [oak] = (await answer.json()) as PhotoAnswer[];
      if (!oak) throw new Error('The folder is empty.');
      return { ...oak, etag: answer.headers.get('ETag') };
    };
    const before = await listed();
    expect(before.avif.at(-1)).toBe(1536);
    expect((await get(`/media/${before.hash}/2048.avif`)).status).toBe(404);
    expect(await app().makeWide()).toEqual({ made: 1, failed: 0 });
    const after = await listed();
    expect([after.avif, after.jpg]).toEqual([[...before.avif, 2048], before.jpg]);
    expect(after.etag).not.toBe(before.etag);
    const answer = await get(`/media/${before.hash}/2048.avif`);
    expect(answer.headers.get('Content-Type')).toBe('image/avif');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(await pictureOf(answer)).toEqual({ format: 'heif', width: 2048, height: 26 });
    expect((await get(`/media/${before.hash}/2048.jpg`)).status).toBe(404);
  });

  test('is not found after it is deleted, and found again after it is restored', async () => {
    const token = await app().logIn();
    await app().call('DELETE', '/api/deleteImage/wallpapers/Teak%20veneer.jpg', { token });
    for (const path of [photo().src, '/api/download/wallpapers/Teak%20veneer.jpg'])
      expect((await get(path)).status).toBe(404);
    await app().call('POST', '/api/restoreImage/wallpapers/Teak%20veneer.jpg', { token });
    for (const path of [photo().src, '/api/download/wallpapers/Teak%20veneer.jpg'])
      expect((await get(path)).status).toBe(200);
  });

  test.each(['512.png', '513.jpg', '0512.jpg', '512.jpg.jpg', '-1.jpg', '1e3.jpg', '512', '..%2F512.jpg', '99999.jpg'])(
    'is not found as %s',
    async (file) => {
      expect((await get(`/media/${photo().hash}/${file}`)).status).toBe(404);
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
  ])('of %s is the largest JPEG, with the picture’s own name', async (path) => {
    const answer = await get(path);
    expect(answer.headers.get('Content-Disposition')).toBe('inline; filename="Teak veneer.jpg"');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(answer.headers.get('ETag')).toBe(`"${photo().hash}"`);
    expect(await pictureOf(answer)).toEqual({ format: 'jpeg', width: 1700, height: 900 });
  });

  test.each([
    '/api/download/pdfs/hpl%202026.pdf',
    '/services/download/pdfs/hpl%202026.pdf',
    '/api/download/pdfs/hpl%202026',
  ])('of the brochure %s is the unchanged PDF, which only our own pages may frame, without a sandbox', async (path) => {
    const answer = await get(path);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf);
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Content-Disposition')).toBe('inline; filename="hpl 2026.pdf"');
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'self'");
  });

  test('of a thumbnail is a JPEG, found by the brochure’s name without .pdf', async () => {
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
  ])('of %s is a drawing without a script or a style', async (name) => {
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
  ])('of %s is not found', async (name) => {
    for (const start of ['/api/download/', '/services/download/']) {
      const answer = await get(start + name);
      expect([answer.status, await answer.json()]).toEqual([404, { message: 'There is no such file.', problems: [] }]);
    }
  });

  test('has security headers, and other sites of the firm may show its pictures', async () => {
    const answer = await get(photo().src);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';.*sandbox$/);
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-site');
    expect((await get('/api/download/pdfs/hpl%202026.pdf')).headers.get('Cross-Origin-Resource-Policy')).toBe(
      'same-origin',
    );
  });
});
