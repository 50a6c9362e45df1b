import { useState } from 'react';
import type { CataloguePicture } from '#contract/catalogue.ts';
import { mediaPath } from '#contract/path.ts';
import type { CatalogueCategory } from '#domain/catalogue/catalogue-record.ts';
import { type CatalogueLanguage, catalogueLanguages } from '#domain/text/catalogue-language.ts';
import { nameIn } from '#domain/text/names.ts';
import { ClosePart } from './close-up.tsx';
import { PreviewLanguages } from './preview-languages.tsx';
import styles from './visitors-desk.module.css';

const numberWords: Record<CatalogueLanguage, string> = { en: 'No.', hi: 'नं.', or: 'ନଂ' };

type VisitorsDeskProps = { category: CatalogueCategory; cover: CataloguePicture | undefined };

/** The plate, the gallery's heading and the search hit, in one language at a time. */
export function VisitorsDesk({ category, cover }: VisitorsDeskProps) {
  const [language, setLanguage] = useState<CatalogueLanguage>('hi');
  const { names, introduction, alsoCalled } = category;
  const name = nameIn(names, language);
  const text = nameIn(introduction, language);
  const [found = '', next = ''] = alsoCalled[language];
  const large = cover && mediaPath(cover.hash, cover.jpg.find((width) => width >= 512) ?? cover.jpg.at(-1) ?? 0, 'jpg');
  return (
    <aside className={styles.desk} aria-labelledby="seen">
      <div className={styles.deskHead}>
        <h2 id="seen">As visitors see it</h2>
        <PreviewLanguages languages={catalogueLanguages} chosen={language} onChoose={setLanguage} />
      </div>
      <div className={styles.seen}>
        {large ? <img className={styles.plate} src={large} alt="" /> : <span className={styles.noPlate} />}
        <ul>
          {catalogueLanguages.map((each) => {
            const shown = nameIn(names, each);
            return (
              <li key={each} lang={shown.lang}>
                <b>{shown.text}</b>{' '}
                <span lang={each}>
                  {numberWords[each]} {category.id}
                </span>
              </li>
            );
          })}
        </ul>
        <div className={styles.gallery}>
          <p className={styles.title} lang={name.lang}>
            {name.text}
          </p>
          {text.text !== '' && <p lang={text.lang}>{text.text}</p>}
        </div>
        <div className={styles.hit}>
          {cover && <img src={mediaPath(cover.hash, cover.jpg[0] ?? 0, 'jpg')} alt="" />}
          {cover && <ClosePart picture={cover} closeUp={category.cover.closeUp} className={styles.hitPart} />}
          <div>
            <b lang={name.lang}>{name.text}</b>
            {found !== '' && (
              <small>
                also called <mark>{found}</mark>
                {next && `, ${next}`}
              </small>
            )}
          </div>
        </div>
      </div>
    </aside>
  );
}
