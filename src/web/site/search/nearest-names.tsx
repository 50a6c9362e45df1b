import type { FormEvent } from 'react';
import { sitePaths } from '#contract/site-paths.ts';
import type { SearchAnswer } from '#domain/search/search-answer.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { menuNumber } from '../parts/category-plate.tsx';
import { openCallback } from '../parts/open-callback.ts';
import { PageSheet } from '../parts/page-sheet.tsx';
import { useWords } from '../words/site-words.tsx';
import styles from './nearest-names.module.css';

/** Nothing was found: the names most like the text, and the question to the firm. */
export function NearestNames({ answer: { text, nearest } }: { answer: SearchAnswer }) {
  const { words, language, to } = useWords();
  const ask = (event: FormEvent) => {
    event.preventDefault();
    openCallback({ about: fillWords(words.results.lookingFor, { text }), pictures: [] });
  };
  const ways = (
    <div className={styles.ways}>
      <form action={to(sitePaths.callbackDetails)} onSubmit={ask}>
        <Button type="submit" look="go">
          {fillWords(words.results.askFor, { text })}
        </Button>
      </form>
      <ButtonLink href={to(sitePaths.products)}>{words.site.allProducts}</ButtonLink>
    </div>
  );
  if (nearest.length === 0) return ways;
  return (
    <PageSheet id="nearest" title={words.results.nearest}>
      <ul className={styles.near}>
        {nearest.map(({ id, route, title, lang, cover }) => (
          <li key={id}>
            <a href={to(route)}>
              <span className={styles.photo}>
                {cover && <PhotoPicture photo={cover} alt="" sizes="72px" width={72} height={54} />}
              </span>
              <b lang={lang === language ? undefined : lang}>{title}</b>{' '}
              <span className={styles.number}>{menuNumber(id, words)}</span>
            </a>
          </li>
        ))}
      </ul>
      {ways}
    </PageSheet>
  );
}
