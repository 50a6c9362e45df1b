import { paths } from '#contract/paths.ts';
import { MOST_PICTURES, PICTURES_SHOWN, searchQuery } from '#contract/search/search-address.ts';
import type { PictureGroup, SearchAnswer } from '#domain/search/search-answer.ts';
import { countWords, fillWords } from '#domain/text/fill-words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageSheet } from '../parts/page-sheet.tsx';
import { useWords } from '../words/site-words.tsx';
import { ColourFacets } from './colour-facets.tsx';
import styles from './picture-results.module.css';
import { ResultTiles } from './result-tiles.tsx';

type PictureResultsProps = {
  answer: SearchAnswer;
  /** Nothing stands above the pictures but the text box. */
  first: boolean;
};

/** The pictures that were found, with the colours that narrow them. */
export function PictureResults({ answer, first }: PictureResultsProps) {
  const { words, to } = useWords();
  const { search } = words;
  const { groups, colour, colours, count } = answer;
  const name = colours.find((each) => each.colour === colour)?.name;
  const shown = groups.flatMap(({ pictures }) => pictures).length;
  const left = Math.min(count - shown, PICTURES_SHOWN);
  return (
    <PageSheet id="pictures" title={name ?? search.picturesTitle} more={<ColourFacets answer={answer} />}>
      {groups.map((group, index) => (
        <section key={group.kind} className={styles.group} aria-labelledby={`pictures-${group.kind}`}>
          <GroupTitle group={group} answer={answer} />
          <ResultTiles pictures={group.pictures} label={search.picturesTitle} first={first && index === 0} />
        </section>
      ))}
      {left > 0 && shown < MOST_PICTURES && (
        <ButtonLink
          href={`${to(paths.search)}${searchQuery({ text: answer.text, colour: answer.meaning ? null : colour, pictures: shown + left })}#pictures`}
        >
          {fillWords(search.morePictures, { n: left })}
        </ButtonLink>
      )}
    </PageSheet>
  );
}

/** Pictures of one kind need no title. */
function GroupTitle({ group, answer }: { group: PictureGroup; answer: SearchAnswer }) {
  const { words } = useWords();
  const { search } = words;
  const { groups, text, corrected } = answer;
  const id = `pictures-${group.kind}`;
  if (groups.length === 1)
    return (
      <h3 id={id} className="sr">
        {search.picturesTitle}
      </h3>
    );
  const title =
    group.kind === 'called'
      ? fillWords(search.called, { word: corrected ?? text })
      : fillWords(search.inColour, { colour: group.colour.toLowerCase() });
  return (
    <h3 id={id} className={styles.title}>
      {title} <span>{countWords(group.count, search.picturesOne, search.pictures)}</span>
    </h3>
  );
}
