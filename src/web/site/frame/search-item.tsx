import type { CategoryCloseUp } from '#domain/catalogue/page-catalogue.ts';
import type { Language } from '#domain/text/language.ts';
import { MaterialSquare } from '../parts/material-square.tsx';
import { useWords } from '../words/site-words.tsx';
import styles from './site-menu.module.css';

export type FoundItem = {
  id: number;
  name: string;
  link: string;
  closeUp?: CategoryCloseUp | undefined;
  /** The other names that were found; absent when the name was. */
  alsoCalled?: readonly { text: string; lang: Language }[];
};

/** A link to a category in a new tab, with the typed text marked in its name, or the other name that was found. */
export function SearchItem({
  item: { name, link, closeUp, alsoCalled = [] },
  text,
}: {
  item: FoundItem;
  text: string;
}) {
  const { words, language } = useWords();
  const [other] = alsoCalled;
  return (
    <li>
      <a className={styles.entry} href={link} target="_blank" rel="noopener">
        <span className={styles.material}>{closeUp && <MaterialSquare square={closeUp} sizes="128px" />}</span>
        <span className={styles.name}>
          <Marked name={name} text={text} />
          {other && (
            <>
              {' '}
              <span className={styles.also} lang={other.lang === language ? undefined : other.lang}>
                {other.text}
              </span>
            </>
          )}
        </span>{' '}
        <span className={styles.number}>{words.site.newTab}</span>
      </a>
    </li>
  );
}

/** The name, with the typed text marked in it. */
function Marked({ name, text }: { name: string; text: string }) {
  const start = name.toLowerCase().indexOf(text.toLowerCase());
  if (text === '' || start < 0) return <span>{name}</span>;
  return (
    <span>
      {name.slice(0, start)}
      <mark>{name.slice(start, start + text.length)}</mark>
      {name.slice(start + text.length)}
    </span>
  );
}
