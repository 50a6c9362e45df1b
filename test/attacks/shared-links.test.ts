import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { ListedShare, MadeShareAnswer } from '#contract/shares.ts';
import { buildInput } from '#test/build/factories.ts';
import { openTestApp, plainPages, type TestApp, withTestApp } from '#test/open/start-test-app.ts';

const app = withTestApp();
let link = '';
let share = '';
let document = '';

/** A document of a shop, and a link to it. */
async function shareOne(shop: TestApp, staff: string, days = 90) {
  const issued = await shop.call('POST', '/api/generateInvoice', { token: staff, body: buildInput() });
  const id = issued.headers.get('Document') ?? '';
  const answer = await shop.call('POST', '/api/shares', { token: staff, body: { document: id, days } });
  const made = (await answer.json()) as MadeShareAnswer;
  return { document: id, share: made.id, link: made.url.slice(made.url.lastIndexOf('/') + 1) };
}

beforeAll(async () => {
  ({ document, share, link } = await shareOne(app(), await app().logIn()));
});

function ask(shop: TestApp, token: string) {
  return shop.call('POST', `/d/${token}/ask`, {
    body: 'user_name=A&user_email=&contact_number=9810012345&message=Hello&subject=',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
}

function partsOf(token: string): string[] {
  return [`/d/${token}`, `/d/${token}/page/1.png`, `/d/${token}/file.pdf`];
}

describe('A guessed link', () => {
  test('opens nothing: at random, cut short, with a letter more or another, in other letters, the stored hash, the id', async () => {
    const { sha256, secret } = app().ports.system;
    const near = [
      link.slice(0, -1),
      link.slice(1),
      `${link}A`,
      `A${link}`,
      ...Array.from({ length: link.length }, (_, at) => `${link.slice(0, at)}~${link.slice(at + 1)}`),
      link.toLowerCase(),
      link.toUpperCase(),
      encodeURIComponent(`${link} `),
      `${link}%00`,
      sha256(link),
      share,
      document,
      '',
    ];
    const random = Array.from({ length: 500 }, () => secret(33));
    const before = JSON.stringify(await app().everything());
    const answers = new Set<string>();
    for (const guess of [...near, ...random])
      for (const path of guess === '' ? ['/d/', '/d//file.pdf'] : partsOf(guess)) {
        const answer = await app().call('GET', path);
        answers.add(`${answer.status} ${await answer.text()}`);
      }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toMatch(/^404 /);
    expect(JSON.stringify(await app().everything())).toBe(before);
  });

  test('is refused for a while after many of them, and the neighbour who has a good link still reads', async () => {
    const shop = await openTestApp({ settings: { rateLimits: true, isTrustedProxy: () => true } });
    onTestFinished(() => shop.close());
    const good = (await shareOne(shop, await shop.logIn())).link;
    const from = (address: string, token: string) =>
      shop.call('GET', `/d/${token}`, { headers: { 'X-Forwarded-For': address } });
    const statuses = [];
    for (let turn = 0; turn < 40; turn++) statuses.push((await from('192.0.2.1', `guess${turn}`)).status);
    expect(statuses).toEqual([...Array(30).fill(404), ...Array(10).fill(429)]);
    const refused = await from('192.0.2.1', 'guess');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await from('192.0.2.1', good)).status).toBe(200);
    expect((await from('192.0.2.2', 'guess')).status).toBe(404);
    for (let turn = 0; turn < 300; turn++) await from('192.0.2.3', good);
    expect((await from('192.0.2.3', good)).status).toBe(429);
  });
});

test.each(['', '/file.pdf'])(
  'The time of an answer tells no wrong, ended or lapsed link from another: /d/{token}%s',
  async (part) => {
    const staff = await app().logIn();
    const [ended, lapsed] = [await shareOne(app(), staff, 365), await shareOne(app(), staff, 7)];
    await app().call('DELETE', `/api/shares/${ended.share}`, { token: staff });
    const { clock, ports } = app();
    const begun = clock.now;
    onTestFinished(() => {
      clock.now = begun;
    });
    clock.now = new Date(Date.parse(begun) + 8 * 86_400_000).toISOString();
    const links = [ports.system.secret(33), ended.link, lapsed.link].map((token) => ({ token, times: [] as number[] }));
    const open = async ({ token, times }: (typeof links)[number]) => {
      const before = performance.now();
      const answer = await app().call('GET', `/d/${token}${part}`);
      await answer.text();
      times.push(performance.now() - before);
      expect(answer.status).toBe(404);
    };
    // Turn about, so that other work of the machine falls on all.
    for (let turn = 0; turn < 400; turn++)
      for (let at = 0; at < links.length; at++) await open(links[(turn + at) % links.length] as (typeof links)[number]);
    // The lower quartile: other work makes some answers slower, and none faster. The first hundred warm the program up.
    const quartiles = links.map(({ times }) => times.slice(100).toSorted((one, other) => one - other)[75] ?? 0);
    expect(Math.max(...quartiles) / Math.min(...quartiles)).toBeLessThan(1.25);
  },
);

describe('A link', () => {
  test('that is ended while somebody reads opens no further part at once, and takes no question', async () => {
    const staff = await app().logIn();
    const made = await shareOne(app(), staff);
    expect((await app().call('GET', `/d/${made.link}`)).status).toBe(200);
    await app().call('DELETE', `/api/shares/${made.share}`, { token: staff });
    for (const path of partsOf(made.link)) expect([path, (await app().call('GET', path)).status]).toEqual([path, 404]);
    const before = (await app().everything()).callbacks;
    expect((await ask(app(), made.link)).status).toBe(404);
    expect((await app().everything()).callbacks).toEqual(before);
  });

  test('gives no right but to its own document', async () => {
    const other = await shareOne(app(), await app().logIn());
    const read = await (await app().call('GET', `/d/${link}`)).text();
    expect(read).not.toContain(other.document);
    for (const [method, path] of [
      ['GET', '/api/desk'],
      ['GET', `/api/documents/${document}`],
      ['GET', `/api/shares?of=${document}`],
      ['DELETE', `/api/shares/${share}`],
    ] as const)
      expect((await app().call(method, path, { token: link })).status).toBe(401);
    expect((await app().call('GET', `/api/document/${link}/x.pdf`)).status).toBe(404);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
      expect((await app().call(method, `/d/${link}`)).status).toBe(405);
  });

  test('stands in no log, no report, no measurement and no row, also after errors', async () => {
    const shop = await openTestApp({
      settings: { metricsToken: 'm'.repeat(32) },
      ports: {
        pages: {
          ...plainPages,
          renderShare: async (page, look) => {
            if (page.language === 'or') throw new Error(`could not draw ${page.address}`);
            return plainPages.renderShare(page, look);
          },
        },
      },
    });
    onTestFinished(() => shop.close());
    const staff = await shop.logIn();
    const made = await shareOne(shop, staff);
    for (const path of partsOf(made.link)) await shop.call('GET', path);
    expect((await shop.call('GET', `/d/${made.link}?l=or`)).status).toBe(500);
    await shop.call('PUT', `/d/${made.link}`);
    await shop.call('GET', `/d/${made.link}/nothing/here`);
    await ask(shop, made.link);
    await shop.call('POST', '/csp', {
      body: JSON.stringify({ 'csp-report': { 'document-uri': `http://vitrine.example/d/${made.link}?l=hi` } }),
      headers: { 'Content-Type': 'application/csp-report' },
    });
    const metrics = await shop.call('GET', '/metrics', { headers: { Authorization: `Bearer ${'m'.repeat(32)}` } });
    const measured = await metrics.text();
    expect(measured).toContain('/d/{token}');
    const list = (await (
      await shop.call('GET', `/api/shares?of=${made.document}`, { token: staff })
    ).json()) as ListedShare[];
    expect(list).toHaveLength(1);
    expect(shop.log.join('')).toContain('could not draw /d/…');
    expect(shop.log.join('')).toContain('policy violation');
    const everything = JSON.stringify([shop.log, measured, list, await shop.everything()]);
    expect(everything).not.toContain(made.link);
  });
});
