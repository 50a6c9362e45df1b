import { expect, test } from 'vitest';
import { samplesIn, wayOf } from './way.ts';

const none = { answered: null, proForma: null, invoiced: null, paid: null };

test('The way of enquiries has the median of the hours since the last step that was taken', () => {
  const way = wayOf([
    { ...none, asked: '2026-11-01T06:00:00Z', answered: '2026-11-01T10:00:00Z' },
    { ...none, asked: '2026-11-01T06:00:00Z', answered: '2026-11-01T08:00:00Z', proForma: '2026-11-02T08:00:00Z' },
    { ...none, asked: '2026-11-01T06:00:00Z', invoiced: '2026-11-03T06:00:00Z', paid: '2026-11-02' },
    { ...none, asked: '2026-11-01T06:00:00Z', answered: '2026-11-01T12:00:00Z' },
  ]);
  expect(way).toEqual([
    { step: 'asked', count: 4, medianHours: null },
    { step: 'answered', count: 3, medianHours: 4 },
    { step: 'proForma', count: 1, medianHours: 24 },
    { step: 'invoiced', count: 1, medianHours: 48 },
    { step: 'paid', count: 1, medianHours: 0 },
  ]);
});

test('The median of two is halfway between them; without an enquiry there is no median', () => {
  const at = (answered: string) => ({ ...none, asked: '2026-11-01T06:00:00Z', answered });
  expect(wayOf([at('2026-11-01T07:00:00Z'), at('2026-11-01T08:00:00Z')])[1]).toMatchObject({ medianHours: 1.5 });
  expect(wayOf([]).every(({ count, medianHours }) => count === 0 && medianHours === null)).toBe(true);
});

test('Of those who asked for samples it is told to how many they were sent, and how many bought', () => {
  expect(
    samplesIn([
      { sample: null, invoiced: '2026-11-03T06:00:00Z' },
      { sample: 'asked', invoiced: null },
      { sample: 'sent', invoiced: null },
      { sample: 'asked-after', invoiced: '2026-11-03T06:00:00Z' },
    ]),
  ).toEqual({ asked: 3, sent: 2, ordered: 1 });
});
