import { splitAtMatch } from '#domain/text/split-at-match.ts';
import popup from './popup.module.css';

/** A text with what was typed marked in it. */
export function MarkedText({ text, parts }: { text: string; parts: readonly string[] }) {
  return splitAtMatch(text, parts).map(({ text: piece, match }, index) =>
    match ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name
      <mark key={index} className={popup.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
