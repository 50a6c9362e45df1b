import { useEffect, useRef, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { MenuCategory } from '#domain/catalogue/page-catalogue.ts';
import { searchCatalogue } from '#domain/catalogue/search-catalogue.ts';
import { countWords } from '#domain/text/fill-words.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../words/site-words.tsx';
import header from './site-header.module.css';
import styles from './site-menu.module.css';

/** A text box that filters the list of all items. Without script it opens the search page. */
export function SearchMenu({ categories }: { categories: readonly MenuCategory[] }) {
  const { words, to } = useWords();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  // The visitor may have typed before the script had loaded.
  useEffect(() => setText(box.current?.value ?? ''), []);
  const found = searchCatalogue(categories, text);
  return (
    <>
      <button type="button" className={`${header.link} ${header.opens}`} popoverTarget="menu-search">
        {words.site.search}
      </button>
      <div className={`${styles.panel} ${styles.search}`} id="menu-search" popover="auto">
        <form action={to(paths.search)} className={styles.ask}>
          <label className="sr" htmlFor="search-products">
            {words.site.search}
          </label>
          <input
            ref={box}
            id="search-products"
            className={styles.box}
            type="search"
            name="q"
            autoComplete="off"
            placeholder={words.search.placeholder}
            data-first=""
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button type="submit">{words.search.button}</Button>
          <button type="button" className={styles.back} popoverTarget="menu-search" popoverTargetAction="hide">
            {words.site.back}
          </button>
        </form>
        <p className={styles.count} role="status">
          {found.length > 0 ? countWords(found.length, words.search.itemsOne, words.search.items) : words.search.none}
        </p>
        <ul>
          {found.map(({ id, name, link }) => (
            <li key={id}>
              <a className={styles.entry} href={to(link)} target="_blank" rel="noopener">
                <Marked name={name} text={text} />
                <span className={styles.number}>{words.site.newTab}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** The name, with the typed text marked in it. */
function Marked({ name, text }: { name: string; text: string }) {
  const typed = text.trim();
  const start = name.toLowerCase().indexOf(typed.toLowerCase());
  if (!typed || start < 0) return <span>{name}</span>;
  return (
    <span>
      {name.slice(0, start)}
      <mark>{name.slice(start, start + typed.length)}</mark>
      {name.slice(start + typed.length)}
    </span>
  );
}
