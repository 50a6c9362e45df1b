import { beforeAll, describe, expect, test } from 'vitest';
import type { CallbackList } from '#contract/callbacks.ts';
import { openingSiteWords } from '#domain/site-words/opening-site-words.ts';
import type { SampleTerms } from '#domain/site-words/samples/sample-terms.ts';
import type { Pages } from '#operations/ports/pages.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { offeredSamples, sampleBody } from '#test/build/build-sample.ts';
import { actor } from '#test/build/factories.ts';
import { openTestApp, type TestApp, withTestApp } from '#test/open/start-test-app.ts';
import { pageSizes, readPdf } from '#test/read/read-pdf.ts';

const app = withTestApp();
const leaf = { code: 'WP 204', colourway: 'Sage, clay' };

async function offer({ ports, clock }: TestApp, samples: SampleTerms): Promise<void> {
  const before = (await ports.siteWords.newest())?.words ?? openingSiteWords(false);
  const onto = (await ports.siteWords.newest())?.version ?? 0;
  await ports.siteWords.saveOnto(onto, { before, words: { ...before, samples } }, clock.now, actor);
}

async function addMaterials({ ports, clock }: TestApp): Promise<void> {
  const gone = buildMaterial({ code: 'WP 100', discontinued: true, successor: 'WP 204' });
  for (const material of [buildMaterial(), gone]) await ports.materials.saveOnto(0, material, clock.now, actor);
}

beforeAll(async () => {
  await addMaterials(app());
  await offer(app(), offeredSamples);
});

function ask(body: object, of = app()) {
  return of.call('POST', '/api/samples', { body: { ...sampleBody, materials: [leaf], ...body } });
}

async function requests(state = 'open', of = app()): Promise<CallbackList['callbacks']> {
  const token = await of.logIn();
  const answer = await of.call('GET', `/api/callbacks?state=${state}&size=100`, { token });
  return ((await answer.json()) as CallbackList).callbacks;
}

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe('Asking for samples', () => {
  test('is answered OK and stored as a request that names codes, colourways and the address', async () => {
    const answer = await ask({ name: 'One', purpose: 'A bedroom' });
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    const stored = (await requests()).find(({ name }) => name === 'One');
    expect(stored).toMatchObject({
      contactNumber: '98100 12345',
      email: 'asha@example.com',
      message:
        'Samples:\nWP 204, Leaf wallpaper, Sage, clay\n\nSend to:\n4 Example Road\nNew Delhi\nPIN 110024\n\nFor: A bedroom',
      sample: { pin: '110024', step: 'asked', items: [{ code: 'WP 204', colourway: 'Sage, clay' }], sentAt: null },
    });
  });

  test('of a category that visitors do not see is refused', async () => {
    const { catalogues } = app().ports;
    const hide = async (hidden: boolean) => {
      const { version, record } = await catalogues.current();
      const categories = record.categories.map((each) => (each.folder === 'wallpapers' ? { ...each, hidden } : each));
      await catalogues.saveOnto(version, { ...record, categories }, app().clock.now, actor);
    };
    await hide(true);
    const answer = await ask({ name: 'Unseen' });
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { problems: [{ field: 'materials', message: 'There is no material WP 204.' }] },
    ]);
    await hide(false);
    expect((await requests()).some(({ name }) => name === 'Unseen')).toBe(false);
  });

  test.each([
    [{ pin: '90210' }, 'pin', 'A PIN code has six digits: 751007.'],
    [{ materials: [] }, 'materials', 'Tick at least one sample.'],
    [{ materials: [{ code: 'XY 999' }] }, 'materials', 'There is no material XY 999.'],
    [
      { materials: [{ code: 'WP 100' }] },
      'materials',
      'WP 100 is no longer sold. Sold instead: Leaf wallpaper, WP 204.',
    ],
    [
      { materials: Array.from({ length: 50 }, (_, nth) => ({ code: `WP ${nth}` })) },
      'materials',
      'At most 6 samples at a time; 50 are ticked.',
    ],
    [{ name: '', language: 'hi' }, 'name', 'अपना नाम लिखें।'],
  ])('%o is refused, naming %s, and not stored', async (body, field, message) => {
    const before = await app().everything();
    const answer = await ask(body);
    expect([answer.status, await answer.json()]).toMatchObject([422, { problems: [{ field, message }] }]);
    expect(await app().everything()).toEqual(before);
  });

  test('by a program is held in the trap, and 201 samples are not read at all', async () => {
    expect(await (await ask({ name: 'Program', subject: 'Buy' })).text()).toBe('OK');
    expect((await requests('held')).map(({ name, heldBecause }) => [name, heldBecause])).toEqual([['Program', 'trap']]);
    expect((await ask({ materials: Array(201).fill(leaf) })).status).toBe(422);
  });

  test('of a form without script: ticked boxes of one name, and the page of thanks in its language', async () => {
    const body = new URLSearchParams({ ...sampleBody, name: 'No script', language: 'hi' });
    body.append('materials', 'WP 204/Sage, clay');
    body.append('materials', 'wp-204/Sage, clay');
    const answer = await app().call('POST', '/api/samples', { body: String(body), headers: form });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/hi/samples?sent']);
    const stored = (await requests()).find(({ name }) => name === 'No script');
    expect(stored?.sample).toMatchObject({ language: 'hi', items: [{ code: 'WP 204' }] });
  });
});

describe('While samples are off', () => {
  test('nothing is stored, and a form without script comes back with all that was typed', async () => {
    const shown: Parameters<Pages['render']>[0][] = [];
    const pages = { ...app().ports.pages };
    pages.render = async (request) => {
      shown.push(request);
      return { status: 200, html: 'the form again' };
    };
    const shop = await openTestApp({ ports: { pages } });
    await addMaterials(shop);
    const before = await shop.everything();
    const refused = await ask({}, shop);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { message: expect.stringMatching(/^Samples are not sent at the moment\./), problems: [] },
    ]);
    const body = new URLSearchParams({ ...sampleBody, materials: 'WP 204/Sage, clay', asked: 'm=WP 204' });
    const answer = await shop.call('POST', '/api/samples', { body: String(body), headers: form });
    expect([answer.status, await answer.text()]).toEqual([409, 'the form again']);
    expect(shown).toMatchObject([
      { path: '/samples', query: 'm=WP 204', refusedSample: { request: sampleBody, wishes: [leaf] } },
    ]);
    const endless = new URLSearchParams({ ...sampleBody, materials: 'x\n'.repeat(20_000), asked: '' });
    await shop.call('POST', '/api/samples', { body: String(endless), headers: form });
    expect(shown.at(-1)?.refusedSample?.wishes).toHaveLength(200);
    expect(await shop.everything()).toEqual(before);
    await shop.close();
  });
});

describe('Staff move samples on', () => {
  const move = async (id: string, body: object) => {
    const token = await app().logIn();
    return app().call('POST', `/api/samples/${id}`, { token, body });
  };
  const open = async (name: string) => {
    await ask({ name });
    return (await requests()).find((request) => request.name === name)?.id ?? '';
  };

  test('from asked to asked after, with courier and number; a step back undoes those after it', async () => {
    const id = await open('Step by step');
    const { now } = app().clock;
    const sent = await move(id, { step: 'sent', courier: ' Swift ', consignment: 'SW 1' });
    expect((await sent.json()) as object).toMatchObject({
      sample: { step: 'sent', courier: 'Swift', consignment: 'SW 1', sentAt: now, answer: { due: now } },
    });
    // Another clerk still sees 'asked': his courier does not take the place of the first.
    const late = await move(id, { step: 'sent', from: 'asked', courier: 'Other', consignment: '9' });
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('moved these samples on')]);
    await move(id, { step: 'arrived', from: 'sent' });
    const after = await move(id, { step: 'asked-after' });
    expect(await after.json()).toMatchObject({
      sample: { step: 'asked-after', courier: 'Swift', sentAt: now, arrivedAt: now, askedAfterAt: now },
    });
    const back = await move(id, { step: 'asked' });
    expect(await back.json()).toMatchObject({
      sample: { step: 'asked', courier: '', sentAt: null, arrivedAt: null, askedAfterAt: null, answer: { due: null } },
    });
    const [line] = (
      await app().ports.audit.page({ who: '', what: 'callback samples', subject: '', from: '', to: '' }, null, 1)
    ).entries;
    expect(line).toMatchObject({ subject: id, what: 'callback samples' });
  });

  test('The label is an A6 page with the address, the PIN code and the codes, which a ticket opens in a tab', async () => {
    const id = await open('Label');
    const answer = await app().call('GET', `/api/samples/${id}/label.pdf`, { token: await app().logIn() });
    const label = new Uint8Array(await answer.arrayBuffer());
    const [page, ...others] = await readPdf(label);
    expect(others).toEqual([]);
    // A6 is 105 by 148 mm.
    const [size] = await pageSizes(label);
    expect([size?.width.toFixed(2), size?.height.toFixed(2)]).toEqual(['297.64', '419.53']);
    for (const text of ['Label', '4 Example Road', '110024', '98100 12345', 'WP 204, Leaf wallpaper, Sage, clay'])
      expect(page).toContain(text);
    const again = await app().call('GET', answer.headers.get('Document-URL') ?? '');
    expect([again.status, again.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  });

  test('A request that is not for samples, and one that does not exist, have no steps', async () => {
    await app().call('POST', '/api/callback', { body: { contact_number: '98100 12345', user_name: 'Plain' } });
    const plain = (await requests()).find(({ name }) => name === 'Plain')?.id ?? '';
    expect((await move(plain, { step: 'sent' })).status).toBe(404);
    expect((await move('nobody', { step: 'sent' })).status).toBe(404);
    expect((await move(plain, { step: 'lost' })).status).toBe(422);
  });
});
