import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import type { MaterialReportAnswer } from '#contract/material-report.ts';
import { inEnglish } from '#domain/text/names.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';

const app = withTestApp();

test('Materials of some days are counted in the order that was asked for; the workbook has the same', async () => {
  const { call, logIn } = app();
  const token = await logIn();
  for (const [code, name] of [
    ['WP 204', 'Leaf wallpaper'],
    ['HP 7', '=Oak panel'],
    ['AA 1', 'Never asked'],
  ] as const) {
    const body = { onto: 0, material: buildMaterial({ code, names: inEnglish(name) }) };
    expect((await call('POST', `/api/materials/${encodeURIComponent(code)}`, { token, body })).status).toBe(200);
  }
  const issue = (input: Record<string, string>) =>
    call('POST', '/api/generateInvoice', { token, body: buildInput({ qty1: '2.5', rate1: '100.00', ...input }) });
  await issue({ material1: 'HP 7', rate1: '900.00' });
  for (const type of ['pro', 'tax', 'tax']) await issue({ type, material1: 'WP 204', orderDate: '2026-11-02' });
  await issue({ type: 'credit', material1: 'WP 204', qty1: '1', referenceNumber: 'DL/26-27/0002' });
  await issue({ material1: 'NO 1', orderDate: '2026-10-02' });

  const ask = async (query = '') => {
    const answer = await call('GET', `/api/material-uses${query}`, { token });
    expect(answer.status).toBe(200);
    return (await answer.json()) as MaterialReportAnswer;
  };
  const codes = async (query: string) => (await ask(query)).rows.map(({ code }) => code);
  const november = '?from=2026-11-01&to=2026-11-30';
  const report = await ask(november);
  expect(report.period).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(report.totals).toMatchObject({ asked: 0, quoted: 1, sold: 3, credited: 1, net: 2650_00 });
  expect(report.rows).toMatchObject([
    { code: 'HP 7', name: '=Oak panel', isListed: true, sold: 1, net: 2250_00 },
    { code: 'WP 204', quoted: 1, sold: 2, credited: 1, net: 400_00, quantities: [{ unit: 'roll', milli: 4000 }] },
  ]);
  // This financial year; what is in no catalogue too.
  expect((await ask()).rows.at(-1)).toMatchObject({ code: 'NO 1', name: '', isListed: false });
  expect(await codes(`${november}&sort=-net`)).toEqual(['WP 204', 'HP 7']);
  expect(await codes(`${november}&sort=sold`)).toEqual(['WP 204', 'HP 7']);
  expect(await codes(`${november}&sort=code&unused=true`)).toEqual(['HP 7', 'WP 204', 'AA 1']);
  expect(await codes('?from=2025-01-01&to=2025-01-31')).toEqual([]);

  const file = await call('GET', `/api/material-uses.xlsx${november}&sort=name&unused=true`, { token });
  expect(file.headers.get('Content-Disposition')).toContain('materials-2026-11-01-2026-11-30.xlsx');
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  expect(sheets[0]?.rows.slice(1)).toEqual([
    ['HP 7', '=Oak panel', 0, 0, 0, 0, null, 1, 0, '2.5 roll', 2250],
    ['WP 204', 'Leaf wallpaper', 0, 0, 0, 1, '2.5 roll', 2, 1, '4 roll', 400],
    ['AA 1', 'Never asked', 0, 0, 0, 0, null, 0, 0, null, 0],
  ]);
});

test.each(['from=2026-11-30&to=2026-11-01', 'from=yesterday', 'sort=colour', 'to=2300-01-01', 'unused=1'])(
  'What is no date or no order is refused: %s',
  async (query) => {
    const token = await app().logIn();
    for (const path of ['/api/material-uses', '/api/material-uses.xlsx'])
      expect((await app().call('GET', `${path}?${query}`, { token })).status).toBe(422);
  },
);
