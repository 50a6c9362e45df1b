import { searchQuery } from '#contract/search/search-address.ts';
import { sitePaths } from '#contract/site-paths.ts';
import type { FoundColour, SearchAnswer } from '#domain/search/search-answer.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { HueSquare } from '../parts/hue-square.tsx';
import { useWords } from '../words/site-words.tsx';
import styles from './colour-facets.module.css';

/** The colours of the pictures that were found, each a link that leaves only those; open beside the pictures, closed on a phone. */
export function ColourFacets({ answer }: { answer: SearchAnswer }) {
  const { words, to } = useWords();
  const { results } = words;
  const { colours, colour, meaning } = answer;
  // A typed colour is one of the list: another one takes its place.
  const text = meaning ? '' : (answer.corrected ?? answer.text);
  const current = colours.find((each) => each.colour === colour);
  return (
    <details className={styles.colours}>
      <summary>
        {results.colour} <span className={styles.now}>{current?.name ?? results.allColours}</span>
      </summary>
      <ul className={styles.hues}>
        {colours.map((each) => (
          <li key={each.colour}>
            {each.count > 0 ? (
              <a
                href={to(sitePaths.search) + searchQuery({ text, colour: each.colour })}
                aria-current={each.colour === colour ? 'true' : undefined}
              >
                <Hue of={each} />
              </a>
            ) : (
              <span className={styles.nil}>
                <Hue of={each} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {meaning && current && meaning.words.length > 1 && (
        <p className={styles.why}>
          {fillWords(results.answersTo, {
            colour: current.name,
            names: fillWords(words.site.and, {
              list: meaning.words.slice(0, -1).join(', '),
              last: meaning.words.at(-1) ?? '',
            }),
          })}
        </p>
      )}
      {colour && (
        <a className={styles.all} href={to(sitePaths.search) + searchQuery({ text })}>
          {results.allColours}
        </a>
      )}
    </details>
  );
}

function Hue({ of: { colour, name, count } }: { of: FoundColour }) {
  return (
    <>
      <HueSquare colour={colour} />
      <b>{name}</b>
      <span className={styles.count}>{count}</span>
    </>
  );
}
