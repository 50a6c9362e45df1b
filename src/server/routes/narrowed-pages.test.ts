import { expect, onTestFinished, test } from 'vitest';
import { inEnglish } from '#domain/text/names.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { actor, buildPhoto } from '#test/build/factories.ts';
import { drawnPages } from '#test/open/drawn-pages.ts';
import { openTestApp } from '#test/open/start-test-app.ts';

async function openShop(settings = {}) {
  const rendered: string[] = [];
  const render: typeof drawnPages.render = (request) => {
    rendered.push(`${request.path}?${request.query}`);
    return drawnPages.render(request);
  };
  const shop = await openTestApp({ settings, ports: { pages: { ...drawnPages, render } } });
  onTestFinished(() => shop.close());
  for (const [nth, colour] of (['green', 'blue'] as const).entries()) {
    const name = `paper-${nth}.jpg`;
    await shop.ports.photos.add(buildPhoto({ folder: 'wallpapers', name, hash: `${nth}`.padStart(64, '0') }), actor);
    const pictures = [{ folder: 'wallpapers', name, kind: 'room' as const }];
    const material = buildMaterial({
      code: `WP ${nth}`,
      colourways: [{ names: inEnglish(''), colours: [colour], pictures }],
    });
    await shop.ports.materials.saveOnto(0, material, shop.ports.system.now(), actor);
  }
  return { shop, rendered };
}

test('A narrowed gallery is kept by its filters alone: their order, other parameters and what is not known make no new page', async () => {
  const { shop, rendered } = await openShop();
  const get = async (path: string) => (await shop.call('GET', path)).text();
  await expect.poll(() => get('/wallpapers')).toContain('paper-1');
  const whole = await get('/wallpapers');
  rendered.length = 0;
  const green = await get('/wallpapers?colour=green');
  expect([green.includes('"/wallpapers/paper-0"'), green.includes('"/wallpapers/paper-1"')]).toEqual([true, false]);
  expect(await get('/wallpapers?gclid=1&colour=green&colour=green')).toBe(green);
  expect(await get('/wallpapers')).toBe(whole);
  for (const unknown of ['colour=tartan', 'look=x&size=y', `place=${'z'.repeat(300)}`])
    expect(await get(`/wallpapers?${unknown}`)).toContain('There is no such filter here');
  const both = await get('/wallpapers?colour=green&colour=blue');
  expect(await get('/wallpapers?colour=blue&colour=green')).toBe(both);
  expect(rendered).toEqual(['/wallpapers?colour=green', '/wallpapers?colour=', '/wallpapers?colour=blue&colour=green']);
});

test('One network asks for as many narrowed galleries as for searches; the whole gallery is always there', async () => {
  const { shop } = await openShop({ rateLimits: true });
  const ask = async (path: string) => (await shop.call('GET', path)).status;
  for (let turn = 0; turn < 300; turn += 1) await ask('/wallpapers?colour=green');
  expect([await ask('/wallpapers?colour=green'), await ask('/wallpapers')]).toEqual([429, 200]);
});
