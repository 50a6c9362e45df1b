import { expect, test } from 'vitest';
import { buildDraft } from '#test/build/factories.ts';
import { proFormaStanding } from './pro-forma-standing.ts';

const draft = buildDraft({ type: 'pro', qty1: '10', rate1: '100.00', validUntil: '2026-11-21' });
const part = [{ row: 1, quantity: 6000 }];
const standing = (invoiced: { row: number; quantity: number }[], isDeclined = false, today = '2026-11-21') =>
  proFormaStanding({ draft, invoiced, isDeclined }, today);

test('A pro-forma stands with what an invoice of the rest would come to; a declined one has nothing left', () => {
  expect(standing([])).toEqual({ state: 'open', validUntil: '2026-11-21', left: 1180_00 });
  expect(standing(part)).toEqual({ state: 'invoiced in part', validUntil: '2026-11-21', left: 472_00 });
  expect(standing([...part, { row: 1, quantity: 4000 }])).toMatchObject({ state: 'invoiced', left: 0 });
  expect(standing(part, true)).toMatchObject({ state: 'declined', left: 0 });
  expect(standing(part, false, '2026-11-22')).toMatchObject({ state: 'lapsed', left: 472_00 });
  const { validUntil: _, ...endless } = draft;
  expect(proFormaStanding({ draft: endless, invoiced: [], isDeclined: false }, '2036-01-01')).toMatchObject({
    state: 'open',
    validUntil: '',
  });
});
