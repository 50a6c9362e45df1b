import type { ReactNode } from 'react';
import { sitePaths } from '#contract/site-paths.ts';
import { MOST_LETTERS } from '#domain/search/asked-text.ts';
import type { SearchAnswer } from '#domain/search/search-answer.ts';
import { countWords, fillWords } from '#domain/text/fill-words.ts';
import { Button } from '../../ui/button.tsx';
import { fillNodes } from '../parts/fill-nodes.tsx';
import { useWords } from '../words/site-words.tsx';
import styles from './search-head.module.css';

/** The text box with what was typed, and below it one line: how much was found, and why. */
export function SearchHead({ answer }: { answer: SearchAnswer }) {
  return (
    <Ask text={answer.text}>
      <Status answer={answer} />
      {answer.cut && <Cut />}
    </Ask>
  );
}

/** The same without a search: the server has refused it. */
export function TooManySearches({ text }: { text: string }) {
  const { words } = useWords();
  return (
    <Ask text={text}>
      <p className={`${styles.found} ${styles.none}`} role="status">
        {words.error.tooMany}
      </p>
    </Ask>
  );
}

function Ask({ text, children }: { text: string; children: ReactNode }) {
  const { words, to } = useWords();
  return (
    <div className={styles.seek}>
      <h1>{words.site.search}</h1>
      <form className={styles.ask} action={to(sitePaths.search)}>
        <label className="sr" htmlFor="q">
          {words.results.label}
        </label>
        <input id="q" className={styles.box} type="search" name="q" defaultValue={text} autoComplete="off" />
        <Button type="submit" look="go">
          {words.search.button}
        </Button>
      </form>
      {children}
    </div>
  );
}

function Cut() {
  const { words } = useWords();
  return <p className={styles.found}>{fillWords(words.search.cut, { n: MOST_LETTERS })}</p>;
}

function Status({ answer }: { answer: SearchAnswer }) {
  const { words } = useWords();
  const { search, results, site, brochures: books } = words;
  const { text, corrected, categories, brochures, count, meaning, colour, colours } = answer;
  if (categories.length + brochures.length + count === 0)
    return (
      <p className={`${styles.found} ${styles.none}`} role="status">
        {search.none}
      </p>
    );
  const named = categories.length > 0 && (
    <b>{countWords(categories.length, results.categoriesOne, results.categories)}</b>
  );
  const shown = count > 0 && <b>{countWords(count, search.picturesOne, search.pictures)}</b>;
  const both = named && shown;
  const pattern = text !== '' && corrected === null ? results.results : site.and;
  const counts = both
    ? fillNodes(pattern, { categories: named, pictures: shown, text, list: named, last: shown })
    : named || shown || <b>{countWords(brochures.length, books.pdfsOne, books.pdfs)}</b>;
  const colourName = colours.find((each) => each.colour === colour)?.name ?? '';
  const sentences: ReactNode[] = [];
  if (corrected !== null) sentences.push(fillWords(search.corrected, { found: corrected, typed: text }));
  if (meaning && !meaning.isName)
    sentences.push(fillWords(results.colourIs, { word: capital(corrected ?? text), colour: colourName }));
  return (
    <p className={styles.found} role="status">
      {sentences.length > 0 ? fillNodes(results.countThen, { count: counts, sentence: sentences.join(' ') }) : counts}
    </p>
  );
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
