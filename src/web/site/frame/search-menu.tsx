import { useEffect, useRef, useState } from 'react';
import { searchQuery } from '#contract/search/search-address.ts';
import { sitePaths } from '#contract/site-paths.ts';
import type { MenuCategory } from '#domain/catalogue/page-catalogue.ts';
import { searchCatalogue } from '#domain/catalogue/search-catalogue.ts';
import { askedText, isCut, MOST_LETTERS } from '#domain/search/asked-text.ts';
import { countWords, fillWords } from '#domain/text/fill-words.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../words/site-words.tsx';
import { type FoundItem, SearchItem } from './search-item.tsx';
import header from './site-header.module.css';
import styles from './site-menu.module.css';
import { useOtherNames } from './use-other-names.ts';

/**
 * A text box that filters the list of all items. When no name contains the text, other names, typing mistakes and pictures
 * follow from the server. Without script it opens the search page.
 */
export function SearchMenu({ categories }: { categories: readonly MenuCategory[] }) {
  const { words, to, language } = useWords();
  const { search, site, error } = words;
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // The visitor may have typed before the script had loaded.
  useEffect(() => setTyped(box.current?.value ?? ''), []);
  const text = askedText(typed);
  const named = searchCatalogue(categories, text);
  const others = useOtherNames(named.length === 0 ? text : '', language);
  const closeUps = new Map(categories.map(({ id, closeUp }) => [id, closeUp]));
  const refused = others?.found === 'too-many';
  const other = others?.found && others.found !== 'too-many' ? others.found : null;
  const found: FoundItem[] =
    named.length > 0 ? named.map((item) => ({ ...item, link: to(item.link) })) : (other?.categories ?? []);
  const pictures = other?.pictures.count ?? 0;
  const pdfs = other?.brochures ?? [];
  const items = found.length + pdfs.length;
  const corrected = other?.corrected ?? null;
  const status = [
    items > 0 && countWords(items, search.itemsOne, search.items),
    items === 0 && pictures > 0 && countWords(pictures, search.picturesOne, search.pictures),
    isCut(typed) && fillWords(search.cut, { n: MOST_LETTERS }),
    corrected !== null && fillWords(search.corrected, { found: corrected, typed: text }),
    refused && error.tooMany,
    // Not before the server has answered.
    others && !refused && items + pictures === 0 && search.none,
  ].filter((each) => each !== false && each !== null);
  return (
    <>
      <button type="button" className={`${header.link} ${header.opens}`} popoverTarget="menu-search">
        {site.search}
      </button>
      <div className={`${styles.panel} ${styles.search}`} id="menu-search" popover="auto">
        <form action={to(sitePaths.search)} className="flow">
          <label className="sr" htmlFor="search-products">
            {site.search}
          </label>
          <input
            ref={box}
            id="search-products"
            className={styles.box}
            type="search"
            name="q"
            autoComplete="off"
            placeholder={search.placeholder}
            data-first=""
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit">{search.button}</Button>
          <button type="button" className={styles.back} popoverTarget="menu-search" popoverTargetAction="hide">
            {site.back}
          </button>
        </form>
        <p className={styles.count} role="status">
          {status.join('. ')}
        </p>
        <ul>
          {found.map((item) => (
            <SearchItem key={item.id} item={{ ...item, closeUp: closeUps.get(item.id) }} text={text} />
          ))}
          {pdfs.map(({ title, link }) => (
            <li key={link}>
              <a className={styles.entry} href={link} type="application/pdf">
                {title}
              </a>
            </li>
          ))}
          {pictures > 0 && (
            <li>
              <a className={styles.entry} href={to(sitePaths.search) + searchQuery({ text })}>
                {countWords(pictures, search.picturesOne, search.pictures)}
              </a>
            </li>
          )}
        </ul>
      </div>
    </>
  );
}
