import type { CallbackSample } from '#domain/samples/callback-sample.ts';
import type { SampleTerms } from '#domain/site-words/samples/sample-terms.ts';

/** What a request for one sample asks for, which staff have not sent. */
export function buildSample(changes: Partial<CallbackSample> = {}): CallbackSample {
  return {
    address: '4 Example Road\nNew Delhi',
    pin: '110024',
    language: 'en',
    items: [{ code: 'WP 204', name: 'Leaf wallpaper', colourway: 'Sage, clay' }],
    step: 'asked',
    courier: '',
    consignment: '',
    sentAt: null,
    arrivedAt: null,
    askedAfterAt: null,
    answer: { due: null, tries: 0, error: '', sentAt: null },
    ...changes,
  };
}

/** Samples that are on. */
export const offeredSamples: SampleTerms = {
  on: true,
  most: 6,
  texts: { size: { en: 'A5' }, price: { en: 'Free' }, days: { en: 'In Delhi within 2 days.' } },
};

/** A form for samples that is filled in. */
export const sampleBody = {
  name: 'Asha Rao',
  phone: '98100 12345',
  address: '4 Example Road\nNew Delhi',
  pin: '110024',
  email: 'asha@example.com',
  purpose: '',
};
