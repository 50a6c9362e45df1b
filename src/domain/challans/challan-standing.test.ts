import { expect, test } from 'vitest';
import { buildDraft } from '#test/build/factories.ts';
import { addMonths } from '../calendar/add-months.ts';
import { challanDays, challanStanding, challanWarning } from './challan-standing.ts';

const facts = (more: Partial<Parameters<typeof challanStanding>[0]> = {}) => ({
  draft: buildDraft({ type: 'challan', purpose: 'approval', qty1: '10', rate1: '100' }),
  invoiced: [],
  cameBack: [],
  isClosed: false,
  ...more,
});
const row = (quantity: number) => [{ row: 1, quantity }];

test.each([
  [{}, 'open', 1_000_00],
  [{ cameBack: row(3_000) }, 'open in part', 700_00],
  [{ invoiced: row(3_000), cameBack: row(4_500) }, 'open in part', 250_00],
  [{ invoiced: row(3_000), cameBack: row(7_000) }, 'settled', 0],
  [{ invoiced: row(3_000), isClosed: true }, 'closed', 0],
  [{ draft: buildDraft({ type: 'challan', purpose: 'branch' }) }, 'settled', 0],
])('A challan with %j is %s', (more, state, left) => {
  expect(challanStanding(facts(more))).toMatchObject({ state, left });
});

test('What is left of a challan for the buyer has its tax, and of the others the value alone', () => {
  const site = buildDraft({ type: 'challan', purpose: 'site', qty1: '10', rate1: '100' });
  expect(challanStanding(facts({ draft: site, cameBack: row(5_000) })).left).toBe(590_00);
});

test.each([
  ['approval', '2026-06-27', '2026-12-27', '2026-11-27'],
  ['approval', '2026-08-31', '2027-02-28', '2027-01-31'],
  ['job-work', '2024-02-29', '2025-02-28', '2025-01-29'],
  ['site', '2026-06-27', '', ''],
  ['samples', '2026-06-27', '', ''],
])(
  'Goods for %s that left on %s have the last day %s, and are warned of from %s',
  (purpose, date, lastDay, warnFrom) => {
    expect(challanDays({ purpose, date })).toEqual({ lastDay, warnFrom });
  },
);

test('A warning begins with its first day, and turns after the last day', () => {
  const on = (today: string) => challanWarning('2026-12-27', '2026-11-27', today);
  expect(['2026-11-26', '2026-11-27', '2026-12-27', '2026-12-28'].map(on)).toEqual([null, 'soon', 'soon', 'over']);
  expect(challanWarning('', '', '2026-12-28')).toBeNull();
});

test('Months are counted by the calendar', () => {
  expect([addMonths('2026-12-15', 1), addMonths('2026-01-31', 1), addMonths('2028-01-31', 1)]).toEqual([
    ...['2027-01-15', '2026-02-28', '2028-02-29'],
  ]);
});
