import { Fragment } from 'react';
import type { MarkedName } from '#domain/search/search-answer.ts';
import { useWords } from '../words/site-words.tsx';

/** A text with the words marked that were found. It names its language when it is not the page's. */
export function FoundText({ text }: { text: MarkedName }) {
  const { language } = useWords();
  return (
    <span lang={text.lang === language ? undefined : text.lang}>
      {text.pieces.map(({ text: piece, match }, index) => {
        const Piece = match ? 'mark' : Fragment;
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
        return <Piece key={index}>{piece}</Piece>;
      })}
    </span>
  );
}
