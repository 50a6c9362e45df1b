import type { PublicCompany } from '#domain/company/contact.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { cityIn } from '../parts/city-in.ts';
import { listInWords } from '../parts/list-in-words.ts';
import type { Words } from '../words/words.ts';

/** The texts of About Us, from facts of the firm only. Each string is a paragraph, or a line of the reasons. */
export function aboutWords({ name, contact }: PublicCompany, n: number, words: Words) {
  const { about } = words;
  const names = contact.offices.map(({ city }) => cityIn(city, words));
  const cities = listInWords([...new Set(names)], words);
  return {
    history: [fillWords(about.history1, { firm: name }), fillWords(about.history2, { n })],
    reasons: [
      fillWords(about.why1, { n }),
      ...(cities ? [fillWords(names.length === 1 ? about.why2One : about.why2, { city: cities, cities })] : []),
      about.why3,
      about.why4,
    ],
    overview: [about.overview1],
    services: [cities ? fillWords(about.services1, { cities }) : about.services1Anywhere],
  };
}
