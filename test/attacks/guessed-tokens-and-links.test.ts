import { beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, password, withTestApp } from '#test/open/start-test-app.ts';
import { home } from '#test/specification/specified-firm.ts';
import { fillShop } from './fill-shop.ts';

const app = withTestApp();
beforeAll(async () => fillShop(app(), await app().logIn()));

describe('A token', () => {
  test('that the caller brings along is never taken over, and each login has another', async () => {
    const own = 'B'.repeat(43);
    const shop = await openTestApp();
    const given = new Set<string>();
    for (let turn = 0; turn < 5; turn++) {
      const answer = await shop.call('POST', '/api/login', {
        body: { username: 'meena', password, token: own },
        headers: { Authorization: `Bearer ${own}`, Cookie: `token=${own}` },
      });
      given.add(((await answer.json()) as { token: string }).token);
    }
    expect(given.size).toBe(5);
    expect(given.has(own)).toBe(false);
    expect((await shop.call('GET', '/api/desk', { token: own })).status).toBe(401);
    await shop.close();
  });

  test('of six, the oldest gives way', async () => {
    const shop = await openTestApp();
    const given: string[] = [];
    for (let turn = 0; turn < 6; turn++) {
      shop.clock.now = `2026-11-21T06:0${turn}:00.000Z`;
      given.push(await shop.logIn());
    }
    const statuses = await Promise.all(
      given.map(async (token) => (await shop.call('GET', '/api/desk', { token })).status),
    );
    expect(statuses).toEqual([401, 200, 200, 200, 200, 200]);
    await shop.close();
  });

  test('that is guessed, cut, longer, of other letters or of another case opens nothing, a thousand times', async () => {
    const good = await app().logIn();
    const mutants = Array.from({ length: 1000 }, (_, turn) => {
      const at = turn % 43;
      const other = good[at] === 'x' ? 'y' : 'x';
      return [
        app().ports.system.secret(32),
        good.slice(0, at),
        `${good.slice(0, at)}${other}${good.slice(at + 1)}`,
        good + good.slice(0, at + 1),
        `${good.slice(0, at)}%00${good.slice(at)}`,
      ][turn % 5] as string;
    });
    const before = await app().everything();
    for (const token of mutants) {
      const { status } = await app().call('GET', '/api/desk', { headers: { Authorization: `Bearer ${token}` } });
      if (status !== 401) expect.fail(`${token} opened the desk: ${status}`);
    }
    expect(await app().everything()).toEqual(before);
    expect((await app().call('GET', '/api/desk', { token: good })).status).toBe(200);
  });
});

describe('A visitor', () => {
  test('reaches no document and no deleted picture by guessing its number, id, hash or link', async () => {
    const shop = await openTestApp();
    await fillShop(shop, await shop.logIn());
    const invoice = await shop.ports.invoices.find('tax', home, 'DL/26-27/0001');
    expect(invoice?.number).toBe('DL/26-27/0001');
    const [photo] = await shop.ports.photos.list('wallpapers');
    expect(photo?.name).toBe('teak.jpg');
    for (const guess of [invoice?.id, invoice?.number, 'DL-26-27-0001', '1', '*', 'A'.repeat(43)])
      expect((await shop.call('GET', `/api/document/${encodeURIComponent(guess ?? '')}/x.pdf`)).status).toBe(404);
    expect((await shop.call('GET', '/api/download/wallpapers/teak.jpg')).status).toBe(200);
    expect((await shop.call('GET', '/api/download/wallpapers/oak.jpg')).status).toBe(404);
    // A file's own hash is no address of it: only a shown picture's hash with one of its widths is.
    for await (const { sha256 } of shop.ports.files.list())
      for (const path of [
        `/media/${sha256}/512.jpg`,
        `/api/download/pdfs/${sha256}.pdf`,
        `/media/${sha256}/256.avif`,
      ]) {
        const { status } = await shop.call('GET', path);
        expect([path, status]).toEqual([path, sha256 === photo?.hash && path.startsWith('/media') ? 200 : 404]);
      }
    await shop.close();
  });
});
