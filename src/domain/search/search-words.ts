/** A word of a text, in the two forms that are compared. */
export type SearchWord = {
  /** As written in the text. */
  text: string;
  /** Without case, accents, nukta and the other marks that people leave out. */
  plain: string;
  /** The same in one spelling of the sounds: 'kalin' for kaleen, 'vol' for wall. */
  folded: string;
};

/** `searchWords('Wall-2-Wall')` → the words Wall, 2 and Wall, each with its forms. */
export function searchWords(text: string): SearchWord[] {
  return readWords(text, wordOf);
}

/** The same with a reader that folds each word. */
export function readWords(text: string, readWord: WordReader): SearchWord[] {
  return (
    (text.match(wordPattern) ?? [])
      .map((each) => readWord(each))
      // A mark without a letter is no word.
      .filter(({ plain }) => plain !== '')
  );
}

/** Folds a word: `readWord('kaleen')` → its forms. */
export type WordReader = (word: string) => SearchWord;

/** Reads the words of a catalogue: a word that it has seen is not folded again. Not for what visitors type: that has no end. */
export function openWordReader(): WordReader {
  const known = new Map<string, SearchWord>();
  return (text) => {
    const word = known.get(text) ?? wordOf(text);
    known.set(text, word);
    return word;
  };
}

/** `joinedWord('Door Mats')` → one word, doormats: many write names of two words as one. */
export function joinedWord(words: readonly SearchWord[]): SearchWord {
  return wordOf(words.map(({ text }) => text).join(''));
}

/** A word of a text, with the marks of Indic letters and the joiners between them. */
export const wordPattern = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;

function wordOf(text: string): SearchWord {
  const plain = plainForm(text);
  return { text, plain, folded: foldedForm(plain) };
}

function plainForm(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(leftOut, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('\u0b01', '\u0b02')
    .replace(/[ୱଵ]/g, 'ବ')
    .replace(/[ङञणनम]्(?=[क-भ])/g, '\u0902')
    .replace(/[ଙଞଣନମ]୍(?=[କ-ଭ])/g, '\u0b02')
    .replace(/[्୍]$/, '');
}

// Accents of Latin letters, the nukta of Devanagari and Odia, and the joiners.
const leftOut = /[\u0300-\u036f\u093c\u0b3c\u200c\u200d]/g;

/** Latin letters spell an Indian word in several ways. The order counts: 'sheesha' has an sh before it has an ee. */
function foldedForm(plain: string): string {
  const word = plain
    .replaceAll('ph', 'f')
    .replaceAll('sh', 's')
    .replaceAll('w', 'v')
    .replaceAll('aa', 'a')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replace(/([a-z])\1+/g, '$1');
  // The s of an English plural.
  return /^[a-z]{4,}s$/.test(word) ? word.slice(0, -1) : word;
}
