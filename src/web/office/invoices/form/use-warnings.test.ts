import { expect, test } from 'vitest';
import type { Desk } from '#contract/desk.ts';
import { buildForm } from '#test/build/build-form.ts';
import { buildCompany } from '#test/build/factories.ts';
import { openBrowser } from '#test/open/open-browser.ts';
import { home } from '#test/specification/specified-firm.ts';
import { useWarnings } from './use-warnings.ts';

test.each([
  [undefined, 'the return for it was due on 11/11/2026: ask your accountant first'],
  ['quarterly' as const, 'the return for it is due on 13/01/2027'],
])('The form warns of an earlier date by how the registration files, %s', async (filing, said) => {
  const { registrations } = buildCompany();
  const paper = buildCompany({ registrations: { ...registrations, [home]: { ...registrations[home], filing } } });
  const today = filing ? '2027-01-05' : '2026-11-30';
  const desk = { today, paper, series: {} } as unknown as Desk;
  const draft = buildForm({ date: '2026-10-31' });
  const browser = openBrowser();
  const form = await browser.show(() => useWarnings(draft, desk), {});
  // The rules of warnings come after the form.
  await browser.act(() => import('#domain/invoices/warnings/own-warnings.ts'));
  expect(form.now().warnings.map(({ message }) => message)).toEqual([expect.stringContaining(said)]);
});
