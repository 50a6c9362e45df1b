import { foldText } from '#domain/text/fold-text.ts';
import type { Words } from '../words/words.ts';

/** `cityIn('Bhubaneswar', words)` → `'भुवनेश्वर'`: the firm's record has one spelling. A city that the words lack stays as it is. */
export function cityIn(city: string, { place }: Words): string {
  const [, name] = Object.entries(place).find(([english]) => foldText(english) === foldText(city)) ?? [];
  return name ?? city;
}
