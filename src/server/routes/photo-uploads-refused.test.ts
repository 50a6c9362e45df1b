import { describe, expect, test } from 'vitest';
import { buildPicture } from '#test/build/build-picture.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { photoCalls } from '#test/wire/photo-calls.ts';

const app = withTestApp({ settings: { uploadIdleTimeout: 1_000 } });
const { said, folder } = photoCalls(app);

describe('An upload', () => {
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

  test('that only begins like a picture is refused with a sentence', async () => {
    const [status, message] = await said('wallpapers/broken.jpg', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2]));
    expect([status, message]).toEqual([422, expect.stringMatching(/^[A-Z].+\.$/)]);
    expect((await folder('wallpapers')).map(({ name }) => name)).not.toContain('broken.jpg');
  });

  test('larger than 20 MB is refused, whether it gives its length or not', async () => {
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
  ])('as a form with %s is answered with the right status', async (_, type, body, status) => {
    const headers = { 'Content-Type': type };
    const answer = await app().call('POST', '/api/uploadfiles/hpl/a.jpg', {
      token: await app().logIn(),
      headers,
      body,
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\w/) });
  });

  test('that falls silent is ended, but a slow one that goes on is not', async () => {
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
    // Together longer than it may be silent.
    expect((await post(sending(parts, 150, false))).status).toBe(201);
  });
});
