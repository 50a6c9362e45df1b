import type { Callback } from '../callbacks/callback.ts';
import { fillWords } from '../text/fill-words.ts';
import { itemText } from './sample-message.ts';
import { sampleWords } from './sample-words.ts';

/** The mail to a visitor whose samples were sent, in his language. */
type SampleLetter = { subject: string; text: string };

/** `sampleLetter(callback, 'Aangan Interiors').subject` → `'Your samples from Aangan Interiors'` */
export function sampleLetter({ name, sample }: Pick<Callback, 'name' | 'sample'>, firm: string): SampleLetter {
  const words = sampleWords(sample?.language ?? 'en');
  const { courier = '', consignment = '', items = [] } = sample ?? {};
  // A visitor typed the name: it stays one line.
  const shown = name.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return {
    subject: fillWords(words.sentSubject, { firm }),
    text: [
      fillWords(words.sentTo, { name: shown, firm }),
      ...items.map(itemText),
      '',
      ...(courier === '' ? [] : [fillWords(words.sentBy, { courier })]),
      ...(consignment === '' ? [] : [fillWords(words.sentNumber, { number: consignment })]),
      words.sentAfter,
      '',
    ].join('\n'),
  };
}
