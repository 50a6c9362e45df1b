import type { SampleStep } from '../samples/callback-sample.ts';

/** The steps from a question to the money. */
export const waySteps = ['asked', 'answered', 'proForma', 'invoiced', 'paid'] as const;

export type WayStep = (typeof waySteps)[number];

/** How many enquiries came so far, and the median of the hours since the step before; null when none did, or nothing says when. */
export type Way = { step: WayStep; count: number; medianHours: number | null };

type Steps = Record<WayStep, string | null>;

const HOUR = 3_600_000;

/**
 * `wayOf([{ asked: '2026-11-21T06:00:00Z', answered: '2026-11-21T10:00:00Z', proForma: null, invoiced: null, paid: null }])` →
 * asked 1, answered 1 after 4 hours, the others 0. The time counts from the last step before that was taken.
 */
export function wayOf(enquiries: readonly Steps[]): Way[] {
  return waySteps.map((step, index) => {
    const there = enquiries.filter((enquiry) => enquiry[step] !== null);
    const hours = there.flatMap((enquiry) => {
      const before = waySteps
        .slice(0, index)
        .map((each) => enquiry[each])
        .filter((at) => at !== null)
        .at(-1);
      const at = enquiry[step];
      // A payment has only its day, and may be older than the invoice that it pays.
      return before === undefined || at === null ? [] : [Math.max(0, (Date.parse(at) - Date.parse(before)) / HOUR)];
    });
    return { step, count: there.length, medianHours: medianOf(hours) };
  });
}

/** How many asked for samples, to how many they were sent, and how many of all bought. */
export type SampleWay = { asked: number; sent: number; ordered: number };

/** `samplesIn([{ sample: 'sent', invoiced: null, … }, { sample: null, … }])` → `{ asked: 1, sent: 1, ordered: 0 }` */
export function samplesIn(enquiries: readonly (Pick<Steps, 'invoiced'> & { sample: SampleStep | null })[]): SampleWay {
  const those = enquiries.filter(({ sample }) => sample !== null);
  return {
    asked: those.length,
    sent: those.filter(({ sample }) => sample !== 'asked').length,
    ordered: those.filter(({ invoiced }) => invoiced !== null).length,
  };
}

function medianOf(values: number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : Math.round(((low + high) / 2) * 10) / 10;
}
