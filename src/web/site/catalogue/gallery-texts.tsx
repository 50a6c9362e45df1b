import type { ReactNode } from 'react';
import type { PageCatalogue } from '#domain/catalogue/page-catalogue.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './gallery-texts.module.css';

type Texts = NonNullable<PageCatalogue['texts']>;

/** The sentences below the title of a gallery. */
export function GalleryIntroduction({ introduction: { text, lang } }: Pick<Texts, 'introduction'>) {
  return (
    text && (
      <p className={styles.introduction} lang={lang}>
        {text}
      </p>
    )
  );
}

/** Where the product is used, where it is not, its sizes and its care; below them, its brochure. */
export function GalleryDetails({ details, children }: Pick<Texts, 'details'> & { children: ReactNode }) {
  const { words } = useWords();
  if (details.length === 0) return null;
  return (
    <section className={styles.details} aria-labelledby="about-product">
      <h2 id="about-product">{words.details.title}</h2>
      <dl>
        {details.map(({ id, text, lang }) => (
          <div key={id}>
            <dt>{words.details[id]}</dt>
            <dd lang={lang}>{text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
