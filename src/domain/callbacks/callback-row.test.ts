import { expect, test } from 'vitest';
import { buildCallback } from '#test/build/factories.ts';
import { callbackHeader, callbackRow } from './callback-row.ts';

function cells(changes: Parameters<typeof buildCallback>[0]) {
  return Object.fromEntries(callbackRow(buildCallback(changes)).map((cell, index) => [callbackHeader[index], cell]));
}

test('A line of the export has the time in India, the person, the message and what happened since', () => {
  expect(
    cells({
      state: 'done',
      sentAt: '2026-11-21T18:31:00.000Z',
      sentBy: 'smtp',
      doneAt: '2026-11-22T04:30:00.000Z',
      doneBy: 'meena',
      note: 'Visits on Monday',
    }),
  ).toEqual({
    'Received (IST)': '2026-11-21 11:30',
    Name: 'Asha Rao',
    Email: 'asha@example.com',
    'Contact Number': '9876543210',
    Description: 'Blinds for six windows.\nPlease call after 5.',
    State: 'Done',
    'Mailed (IST)': '2026-11-22 00:01',
    'Done (IST)': '2026-11-22 10:00',
    'Done by': 'meena',
    Note: 'Visits on Monday',
  });
});

test('A request that was only logged counts as not mailed', () => {
  expect(cells({ sentAt: '2026-11-21T06:01:00.000Z', sentBy: 'log' })['Mailed (IST)']).toBe('');
});
