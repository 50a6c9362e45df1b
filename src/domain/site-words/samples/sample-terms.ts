import type { Language } from '../../text/language.ts';
import type { NameIn } from '../../text/names.ts';

/** What the owner says of samples beside how many: how large they are, what they cost, and when they come. */
export const sampleTermIds = ['size', 'price', 'days'] as const;

export type SampleTermId = (typeof sampleTermIds)[number];

/** Whether visitors can ask for samples, how many at once, and the owner's words about them, by language; what is blank is not said. */
export type SampleTerms = {
  on: boolean;
  most: number;
  texts: Readonly<Record<SampleTermId, Readonly<Partial<Record<Language, string>>>>>;
};

/** No owner can offer more at once: a parcel of six fits one envelope. */
export const mostSamples = 6;

/** Off, until an owner switches it on. */
export const openingSamples: SampleTerms = { on: false, most: mostSamples, texts: { size: {}, price: {}, days: {} } };

/** What the office calls each text. */
export const sampleTermTitles: Readonly<Record<SampleTermId, string>> = {
  size: 'Size of a sample',
  price: 'Free or not',
  days: 'When it comes',
};

/** The terms as a page says them, in its language or else in the first of the owner's languages that has them; what is blank is absent. */
export type ShownTerms = { most: number } & Partial<Record<SampleTermId, NameIn>>;

/** `shownTerms(words, 'hi')` → `{ most: 6, size: { text: 'A5', lang: 'en' } }`; null while samples are off. */
export function shownTerms(
  { languages, samples }: { languages: readonly Language[]; samples: SampleTerms },
  language: Language,
): ShownTerms | null {
  if (!samples.on) return null;
  const written = sampleTermIds.flatMap((id) => {
    const lang = [language, ...languages].find((each) => (samples.texts[id][each] ?? '') !== '');
    return lang ? [[id, { text: samples.texts[id][lang] ?? '', lang }] as const] : [];
  });
  return { most: samples.most, ...Object.fromEntries(written) };
}
