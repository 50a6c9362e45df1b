import { readWords, type SearchWord, searchWords, type WordReader } from './search-words.ts';

/**
 * What of a text of the site can be asked for: no small words, and none for what stands beside the goods or cleans them.
 * `toldWords('Behind sofas; mild soap', searchWords)` → Behind, sofas, mild
 */
export function toldWords(text: string, readWord: WordReader): SearchWord[] {
  return readWords(text, readWord).filter(
    ({ text: written, plain, folded }) =>
      (plain.length > 3 || isAbbreviation.test(written) || units.has(plain)) && !beside.has(folded),
  );
}

/** The words of a fact, which is short: 'cut pile' counts whole. */
export function factWords(text: string, readWord: WordReader): SearchWord[] {
  return readWords(text, readWord).filter(({ plain, folded }) => plain !== 'not' && !beside.has(folded));
}

/** Whether a word alone says too little: many look for a hotel, and hardly anyone of them for a carpet. */
export function isLonely({ folded }: SearchWord): boolean {
  return lonely.has(folded);
}

// 'PVC', '12', and short words of Hindi and Odia.
const isAbbreviation = /^\p{Lu}{2}|[\d\u0900-\u0b7f]/u;

const units = new Set(['mm', 'cm', 'kg']);

const beside = foldedWords('soap television cable कपड़ा टीवी ଟିଭି');

const lonely = foldedWords('hotel school hospital होटल स्कूल अस्पताल ହୋଟେଲ ସ୍କୁଲ');

function foldedWords(words: string): ReadonlySet<string> {
  return new Set(searchWords(words).map(({ folded }) => folded));
}
