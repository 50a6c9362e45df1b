import { useMemo, useRef } from 'react';
import { MOST_PICTURES, PICTURES_SHOWN, searchQuery } from '#contract/search/search-address.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { type FoundPicture, type PictureGroup, plainText, type SearchAnswer } from '#domain/search/search-answer.ts';
import { countWords, fillWords } from '#domain/text/fill-words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageSheet } from '../parts/page-sheet.tsx';
import { SelectionForm } from '../parts/selection-form.tsx';
import { useChosenPhotos } from '../parts/use-chosen-photos.ts';
import { useWords } from '../words/site-words.tsx';
import { ColourFacets } from './colour-facets.tsx';
import styles from './picture-results.module.css';
import { ResultTiles } from './result-tiles.tsx';

type PictureResultsProps = {
  answer: SearchAnswer;
  /** Only the text box is above the pictures. */
  first: boolean;
};

/** The pictures that were found, with the colours that narrow them. */
export function PictureResults({ answer, first }: PictureResultsProps) {
  const { words, to } = useWords();
  const { results } = words;
  const { groups, colour, colours, count } = answer;
  const name = colours.find((each) => each.colour === colour)?.name;
  const shown = groups.flatMap(({ pictures }) => pictures).length;
  const left = Math.min(count - shown, PICTURES_SHOWN);
  return (
    <PageSheet id="pictures" title={name ?? results.picturesTitle} more={<ColourFacets answer={answer} />}>
      {shown > 0 && <FoundPictures answer={answer} first={first} />}
      {left > 0 && shown < MOST_PICTURES && (
        <p className={styles.more}>
          <ButtonLink
            href={`${to(sitePaths.search)}${searchQuery({ text: answer.text, colour: answer.meaning ? null : colour, pictures: shown + left })}#pictures`}
          >
            {fillWords(results.morePictures, { n: left })}
          </ButtonLink>
        </p>
      )}
    </PageSheet>
  );
}

function FoundPictures({ answer, first }: PictureResultsProps) {
  const { results } = useWords().words;
  const { groups } = answer;
  const list = useRef<HTMLDivElement>(null);
  const photos = useMemo(
    () =>
      answer.groups.flatMap(({ pictures }) =>
        pictures.map((picture) => ({ ...picture.photo, folder: picture.folder, title: plainText(picture.title) })),
      ),
    [answer],
  );
  const choose = useChosenPhotos(photos, list);
  const onChoose = ({ folder, photo }: FoundPicture, wanted: boolean) =>
    choose(
      photos.filter((each) => each.folder === folder && each.name === photo.name),
      wanted,
    );
  return (
    <SelectionForm>
      <div ref={list}>
        {groups.map((group, index) => (
          <section
            key={group.kind}
            className={styles.group}
            aria-labelledby={groups.length > 1 ? `pictures-${group.kind}` : undefined}
          >
            {groups.length > 1 && <GroupTitle group={group} answer={answer} />}
            <ResultTiles
              pictures={group.pictures}
              label={results.picturesTitle}
              first={first && index === 0}
              onChoose={onChoose}
            />
          </section>
        ))}
      </div>
    </SelectionForm>
  );
}

/** Pictures of one kind need no title but that of the page. */
function GroupTitle({ group, answer }: { group: PictureGroup; answer: SearchAnswer }) {
  const { words } = useWords();
  const { search, results } = words;
  const { text, corrected } = answer;
  const id = `pictures-${group.kind}`;
  const title =
    group.kind === 'called'
      ? fillWords(results.called, { word: corrected ?? text })
      : fillWords(results.inColour, { colour: group.colour.toLowerCase() });
  return (
    <h3 id={id} className={styles.title}>
      {title} <span>{countWords(group.count, search.picturesOne, search.pictures)}</span>
    </h3>
  );
}
