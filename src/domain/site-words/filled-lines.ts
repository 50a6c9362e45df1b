import { fillWords } from '../text/fill-words.ts';

/** The facts of the firm that a text may name; `cities` is '' while it has no office. */
type SiteFacts = { firm: string; n: number; cities: string };

/**
 * The paragraphs of a text that the owner wrote, with the facts filled in; one that names the cities is left out where there
 * are none. `filledLines('{firm}\nOffices in {cities}.', { firm: 'Aangan', n: 24, cities: '' })` → `['Aangan']`
 */
export function filledLines(text: string, facts: SiteFacts): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && (facts.cities !== '' || !line.includes('{cities}')))
    .map((line) => fillWords(line, facts));
}
