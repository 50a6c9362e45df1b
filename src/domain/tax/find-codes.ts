import { soughtWords, wordsOf } from '../text/word-starts.ts';
import { isTradeHsn } from './is-trade-hsn.ts';
import type { OfficialCode } from './official-code.ts';

type FoundCode = OfficialCode & {
  /** The words of its heading; '' for a heading itself. */
  heading: string;
};

/**
 * The codes that begin with the typed digits, or else the nearest of their heading; or whose words begin with the typed words:
 * `findCodes(codes, 'bamboo floor', 20)`. First those whose own words have them all, then those of which the heading has some; among
 * them the codes of this trade.
 */
export function findCodes(codes: readonly OfficialCode[], asked: string, most: number): FoundCode[] {
  const digits = asked.replaceAll(/\s/g, '');
  if (/^\d{2,8}$/.test(digits)) return withHeadings(codes, nearestTo(codes, digits).slice(0, most));
  if (/^\d$/.test(digits)) return [];
  const sought = soughtWords(wordsOf(asked).map(withoutPlural));
  if (sought.length === 0) return [];
  const headings = headingWords(codes);
  const found = codes.flatMap((each) => {
    const rank = rankOf(each, headings.get(each.code.slice(0, 4)) ?? '', sought);
    return rank === null ? [] : [{ each, rank }];
  });
  const sorted = found.sort((one, other) => one.rank - other.rank).map(({ each }) => each);
  return withHeadings(codes, sorted.slice(0, most));
}

/** Those that begin so; else those of the subheading, else of the heading. */
function nearestTo(codes: readonly OfficialCode[], digits: string): OfficialCode[] {
  const found = codes.filter(({ code }) => code.startsWith(digits));
  return found.length > 0 || digits.length <= 4 ? found : nearestTo(codes, digits.slice(0, digits.length > 6 ? 6 : 4));
}

/** 0 and 1 when its own words have what is sought, 2 and 3 with those of its heading: even for this trade. */
function rankOf({ code, words }: OfficialCode, heading: string, sought: readonly string[]): number | null {
  const elsewhere = isTradeHsn(code) ? 0 : 1;
  if (haveAll(words, sought)) return elsewhere;
  return haveAll(`${words} ${heading}`, sought) ? 2 + elsewhere : null;
}

function haveAll(text: string, sought: readonly string[]) {
  const words = wordsOf(text);
  return sought.every((start) => words.some((word) => word.startsWith(start)));
}

/** Singular and plural find each other: 'TILES' finds 'tile' and 'tiles'. */
function withoutPlural(word: string) {
  return word.length > 3 && word.endsWith('S') && !word.endsWith('SS') ? word.slice(0, -1) : word;
}

function headingWords(codes: readonly OfficialCode[]) {
  return new Map(codes.filter(({ code }) => code.length === 4).map(({ code, words }) => [code, words]));
}

function withHeadings(codes: readonly OfficialCode[], found: readonly OfficialCode[]): FoundCode[] {
  const headings = headingWords(codes);
  return found.map((each) => ({
    ...each,
    heading: each.code.length === 4 ? '' : (headings.get(each.code.slice(0, 4)) ?? ''),
  }));
}
