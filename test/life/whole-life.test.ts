import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { expectAccounts } from './expect-accounts.ts';
import { expectFigures } from './expect-figures.ts';
import { expectMaterials } from './expect-materials.ts';
import { expectReturns } from './expect-returns.ts';
import { expectWhole } from './expect-whole.ts';
import { liveShop } from './live-shop.ts';
import { openLivedPlace } from './open-lived-place.ts';
import { shopsOn } from './shops-on.ts';
import { makeSmallDemo } from './small-demo.ts';

let demo: Awaited<ReturnType<typeof makeSmallDemo>>;
beforeAll(async () => {
  demo = await makeSmallDemo();
});
afterAll(() => demo.remove());

test.each(['SQLite', 'PostgreSQL'] as const)(
  'The demo, and a shop that lived, are whole, can go to another place, and answer the same there: on %s',
  async (engine) => {
    const { settings, mails } = await shopsOn(engine);
    const place = await openLivedPlace(await settings('shop'), '2026-11-21T06:00:00.000Z');
    onTestFinished(place.close);
    await place.loadDemo(demo.folder);
    const unanswered = await expectWhole(place, await settings('moved demo'), []);
    await expectFigures(place);
    await expectAccounts(place);
    // Nobody knows the links of the demo, a small one has no materials, and nobody sent a photo of a wall or asked for samples.
    expect(unanswered.filter((name) => !/^GET \/(d\/|api\/(materials|callbacks|samples)\/)/.test(name))).toEqual([]);

    const { wire, link } = await liveShop(place);
    await expectFigures(place);
    await expectAccounts(place);
    // Four of the notes of other months are the demo's.
    expect(await expectReturns(place)).toEqual({ notes: 9, ofFiled: 6 });
    expect(await expectMaterials(place)).toMatchObject({ sampled: 2, ordered: 1, credited: 1 });
    // Once, though the jobs ran twice.
    const letters = mails.filter(({ to }) => to === '<owner@example.com>');
    expect(letters).toMatchObject([{ data: expect.stringContaining('Remove your address here, and it stops') }]);
    expect(wire.missing()).toEqual(['POST /api/setup/own-shop']);
    expect(await expectWhole(place, await settings('moved life'), [link])).toEqual([]);
  },
  // Half a minute of the processor: minutes, where other work keeps it busy.
  600_000,
);
