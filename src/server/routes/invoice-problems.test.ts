import { expect, test } from 'vitest';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';

const app = withTestApp();

const post = async (path: string, body: InvoiceInput) => app().call('POST', path, { token: await app().logIn(), body });

test('A preview says its problems by field, without what buttons of our own form do about them', async () => {
  const answer = await post('/api/previewInvoice', buildInput({ gst1: '21' }));
  expect(answer.status).toBe(200);
  const { problems } = (await answer.json()) as { problems: object[] };
  expect(problems.map((problem) => Object.keys(problem))).toEqual([['field', 'message']]);
});

test('A challan of ten thousand rows is refused with what to do, and issues nothing', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => [
    [`productname${at + 1}`, 'Wallpaper'],
    [`qty${at + 1}`, '1'],
  ]);
  const answer = await post('/api/generateInvoice', {
    ...buildInput({ type: 'challan' }),
    ...Object.fromEntries(rows.flat()),
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(await answer.text()).toContain('A document can hold at most');
  expect((await app().everything()).invoices ?? []).toEqual([]);
});
