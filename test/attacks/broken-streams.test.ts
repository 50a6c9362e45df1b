import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openMemoryFileStore } from '#adapters/files/memory-file-store.ts';
import type { FileStore } from '#operations/ports/files.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { home } from '#test/specification/specified-firm.ts';
import { openSocketApp, type SocketApp } from './open-socket-app.ts';

const inside = 'EIO: read error at /srv/vitrine/files/ab/cdef';
const memory = openMemoryFileStore();
const disk = { goodParts: 0 };

/** A disk that gives so many good parts of a file and then none. */
const failing: FileStore = {
  ...memory,
  open: async (sha256) => {
    const bytes = await memory.get(sha256);
    if (!bytes) return null;
    let given = 0;
    const stream = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (given === disk.goodParts) return controller.error(new Error(inside));
        given += 1;
        controller.enqueue(bytes.slice(0, 100));
      },
    });
    return { size: bytes.length, stream };
  },
};

let shop: SocketApp;
let token = '';
beforeAll(async () => {
  shop = await openSocketApp({ ports: { files: failing } });
  token = await shop.app.logIn();
  await shop.app.upload('/api/uploadfiles/wallpapers/teak.jpg', await buildPicture(), token);
});
afterAll(() => shop.close());

function get(path: string) {
  return shop.sendRaw(
    `GET ${path} HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`,
  );
}

test('A file that cannot be read is told as a sentence with a number, and as nothing of the inside', async () => {
  disk.goodParts = 0;
  const answer = await get('/api/download/wallpapers/teak.jpg');
  expect(answer).toMatch(/^HTTP\/1\.1 500/);
  expect(answer).toContain('Something went wrong on our side.');
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(answer).not.toContain('srv');
  expect(shop.app.log.join('')).toContain(inside);
});

test.each([1, 2, 5])(
  'A file that breaks off after %i parts breaks the line off, and says nothing more',
  async (parts) => {
    disk.goodParts = parts;
    shop.app.log.length = 0;
    const answer = await get('/api/download/wallpapers/teak.jpg');
    expect(answer).toMatch(/^(HTTP\/1\.1 200|$)/);
    expect(answer).not.toMatch(/srv|EIO|Error/);
    expect(shop.app.log.join('')).toContain(inside);
  },
);

test.each(['/api/callbacks.csv', '/api/register.csv', `/api/getInvoiceDetails/tax/${home}`])(
  'A list whose rows cannot be read says nothing of the database: %s',
  async (path) => {
    async function* broken(): AsyncGenerator<never> {
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error('SQLITE_IOERR: disk I/O error in select * from invoices');
    }
    const { invoices, callbacks } = shop.app.ports;
    const kept = [invoices.stream, callbacks.stream] as const;
    Object.assign(invoices, { stream: broken });
    Object.assign(callbacks, { stream: broken });
    const answer = await get(path);
    Object.assign(invoices, { stream: kept[0] });
    Object.assign(callbacks, { stream: kept[1] });
    expect(answer).not.toMatch(/SQLITE|select|Error:/);
    expect(shop.app.log.join('')).toContain('SQLITE_IOERR');
  },
);

test.each([
  ['/api/callback', 'application/json'],
  ['/api/selection/sheet.pdf', 'application/json'],
  ['/csp', 'application/csp-report'],
  ['/api/login', 'application/json'],
])('A client that hangs up in the middle of a body is no error of the program: %s', async (path, type) => {
  shop.app.log.length = 0;
  const head = `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: ${type}\r\nContent-Length: 500\r\n\r\n{`;
  const hangUp = () => void setTimeout(() => socket.destroy(), 100);
  const socket = connect(shop.port, '127.0.0.1', () => socket.write(head, hangUp));
  await vi.waitUntil(() => shop.app.log.some((line) => line.includes(path)), { timeout: 20_000 });
  const lines = shop.app.log.map((line) => JSON.parse(line) as { level: number; status?: number });
  expect(lines.filter(({ level, status }) => level >= 50 || (status ?? 0) >= 500)).toEqual([]);
});
