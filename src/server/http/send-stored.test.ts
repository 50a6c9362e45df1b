import { describe, expect, test } from 'vitest';
import { withShownFiles } from '#test/open/with-shown-files.ts';

const { pdf, photo, get } = withShownFiles();

describe('A file that the browser already has', () => {
  test.each(['/media', '/api/download/wallpapers/Teak%20veneer.jpg', '/api/download/pdfs/hpl%202026.pdf'])(
    'is not sent again from %s',
    async (start) => {
      const path = start === '/media' ? photo().src : start;
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
      const path = start === '/media' ? photo().src : start;
      const [head, whole] = [await get(path, {}, 'HEAD'), await get(path)];
      const statusAndHeaders = ({ headers, status }: Response) => [
        status,
        ...['Content-Type', 'ETag', 'Cache-Control', 'Content-Length', 'Content-Disposition'].map((name) =>
          headers.get(name),
        ),
      ];
      expect(statusAndHeaders(head)).toEqual(statusAndHeaders(whole));
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
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf.slice(from, to + 1));
  });

  test.each([`bytes=${size}-`, 'bytes=999999999-', 'bytes=-0'])('%s is outside of the file', async (range) => {
    const answer = await get(path, { Range: range });
    expect([answer.status, answer.headers.get('Content-Range')]).toEqual([416, `bytes */${size}`]);
  });

  test.each(['bytes=0-1,5-6', 'bytes=9-1', 'bytes=-', 'bytes=a-b', 'items=0-1', 'bytes=0-99999999999999999999'])(
    '%s is answered with the whole file',
    async (range) => {
      const answer = await get(path, { Range: range });
      expect([answer.status, new Uint8Array(await answer.arrayBuffer()).length]).toEqual([200, size]);
      expect(answer.headers.get('Accept-Ranges')).toBe('bytes');
    },
  );

  test('is sent only while the brochure is unchanged', async () => {
    const etag = (await get(path)).headers.get('ETag') ?? '';
    expect((await get(path, { Range: 'bytes=0-9', 'If-Range': etag })).status).toBe(206);
    expect((await get(path, { Range: 'bytes=0-9', 'If-Range': '"x"' })).status).toBe(200);
    expect((await get(path, { Range: 'bytes=0-9', 'If-Range': 'Sat, 21 Nov 2026 06:00:00 GMT' })).status).toBe(200);
  });

  test('is never sent of a picture: the answer is the whole picture', async () => {
    expect((await get(photo().src, { Range: 'bytes=0-9' })).status).toBe(200);
  });
});
