import { splitAtMatch } from '#domain/text/split-at-match.ts';
import popup from './popup.module.css';

export function MarkedText({ text, parts }: { text: string; parts: readonly string[] }) {
  return splitAtMatch(text, parts).map(({ text: piece, match }, index) =>
    match ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other key
      <mark key={index} className={popup.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
