import { expect, test } from 'vitest';
import { openBrowser } from '#test/open/open-browser.ts';
import { useJob } from './use-job.ts';

test('Who logs in next on this device does not see the measures of the one before, whose they stay', async () => {
  const browser = openBrowser();
  const asha = await browser.show(() => useJob('asha'), {});
  await browser.act(() => asha.now().change({ ...asha.now().job, name: 'Villa' }));
  const next = await browser.show(() => useJob('ravi'), {});
  expect(next.now().job.name).toBe('');
  await browser.act(() => next.now().change({ ...next.now().job, name: 'Office' }));
  const again = await browser.show(() => useJob('asha'), {});
  expect([again.now().job.name, again.now().saveState]).toEqual(['Villa', 'saved']);
});
