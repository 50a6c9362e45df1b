import type { PublicCompany } from '#domain/company/contact.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { Words } from './words.ts';

/** The words with the names of the cities where the firm has an office: no page says another one. */
export function wordsOfFirm(words: Words, { contact }: PublicCompany): Words {
  const cities = new Set(contact.offices.map(({ city }) => foldText(city)));
  return {
    ...words,
    place: Object.fromEntries(Object.entries(words.place).filter(([city]) => cities.has(foldText(city)))),
  };
}
