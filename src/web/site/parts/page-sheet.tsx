import type { ReactNode } from 'react';
import { useWords } from '../words/site-words.tsx';
import { InTurn } from './in-turn.tsx';
import styles from './page-sheet.module.css';

type PageTitleProps = {
  title: string;
  /** Where it is not the language of the page. */
  lang?: string | undefined;
  children?: ReactNode;
};

/** The head of a page: its title, and beside it a summary. */
export function PageTitle({ title, lang, children }: PageTitleProps) {
  return (
    <div className={styles.title}>
      <h1 lang={lang}>{title}</h1>
      {children && <div className={styles.side}>{children}</div>}
    </div>
  );
}

type PageSheetProps = {
  /** The anchor for links to this part of the page. */
  id: string;
  title: string;
  note?: ReactNode;
  /** Under the note. */
  more?: ReactNode;
  /** The words are above the content, which has the whole width. */
  wide?: boolean;
  children: ReactNode;
};

/** A part of a page with a line above it: words in the margin, content beside it. */
export function PageSheet({ id, title, note, more, wide = false, children }: PageSheetProps) {
  return (
    <InTurn>
      <section
        id={id}
        className={wide ? `${styles.sheet} ${styles.wide}` : styles.sheet}
        aria-labelledby={`${id}-title`}
      >
        <div className={styles.words}>
          <div className={styles.stay}>
            <h2 id={`${id}-title`}>{title}</h2>
            {note && <p className={styles.note}>{note}</p>}
            {more}
          </div>
        </div>
        <div className={styles.field}>{children}</div>
      </section>
    </InTurn>
  );
}

/** A link below the words of a part; `label` when its text does not say enough alone. */
export function SheetLink({ href, label, children }: { href: string; label?: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href} aria-label={label}>
      {children}
    </a>
  );
}

/** Links to the parts of a page. */
export function PageIndex({ links }: { links: readonly { id: string; title: string }[] }) {
  const { words } = useWords();
  return (
    <nav className={styles.index} aria-label={words.site.onThisPage}>
      <ul>
        {links.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
