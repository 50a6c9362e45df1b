import { expect, test } from 'vitest';
import { limitUploads } from './limit-uploads.ts';

const noon = Date.parse('2026-11-21T12:00:00.000Z');
type Slot = Awaited<ReturnType<ReturnType<typeof limitUploads>>>;
function end(slot: Slot, bytes = 0, now = noon) {
  return slot.ok ? slot.value.end(bytes, now) : expect.fail('no slot');
}

test('One person may send 120 files a minute, and other people do not wait for that', async () => {
  const take = limitUploads(true);
  for (let count = 0; count < 120; count++) end(await take('meena', noon + count * 100));
  expect(await take('meena', noon + 30_000)).toMatchObject({ kind: 'too-many', retryAfter: 30 });
  end(await take('arun', noon + 30_000));
  end(await take('meena', noon + 60_000));
});

test('Three uploads of a person run at once; the fourth waits for a place, but not for ever', async () => {
  const take = limitUploads(true, 50);
  const slots = [await take('meena', noon), await take('meena', noon), await take('meena', noon)];
  end(await take('arun', noon));
  expect(await take('meena', noon)).toMatchObject({ kind: 'too-many', retryAfter: 1 });
  const fourth = take('meena', noon);
  for (const slot of slots.slice(0, 2)) end(slot);
  end(await fourth);
  const again = [await take('meena', noon), await take('meena', noon)];
  expect(await take('meena', noon)).toMatchObject({ kind: 'too-many', retryAfter: 1 });
  for (const slot of [slots[2], ...again]) if (slot) end(slot);
});

test('A place that becomes free goes to one waiting upload, never to two', async () => {
  const take = limitUploads(true, 40);
  const slots = [await take('meena', noon), await take('meena', noon), await take('meena', noon)];
  const waiting = [take('meena', noon), take('meena', noon)];
  for (const slot of slots.slice(0, 1)) end(slot);
  const late = take('meena', noon);
  const answers = await Promise.all([...waiting, late]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('A person may send 2 GB a day; the count starts again the next day', async () => {
  const take = limitUploads(true);
  end(await take('meena', noon), 1_999_999_999);
  end(await take('meena', noon), 1);
  expect(await take('meena', noon)).toMatchObject({ kind: 'too-many', retryAfter: 12 * 3600 });
  end(await take('meena', noon + 12 * 3_600_000));
});

test('Without limits, as in drills and benches, nobody waits', async () => {
  const take = limitUploads(false);
  const slots = await Promise.all(Array.from({ length: 200 }, () => take('meena', noon)));
  expect(slots.every(({ ok }) => ok)).toBe(true);
});
