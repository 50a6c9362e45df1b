import { type ReactNode, useState } from 'react';
import type { SiteWordsAnswer } from '#contract/catalogue/site-words.ts';
import { localPath } from '#contract/local-path.ts';
import { paths } from '#contract/paths.ts';
import { filledLines } from '#domain/site-words/filled-lines.ts';
import type { SiteTextId } from '#domain/site-words/site-text-ids.ts';
import { siteTextTitles } from '#domain/site-words/site-words-problems.ts';
import type { SiteWordsRecord } from '#domain/site-words/site-words-record.ts';
import { textsIn } from '#domain/site-words/texts-in.ts';
import { PreviewLanguages } from '../category/preview-languages.tsx';
import desk from '../category/visitors-desk.module.css';
import styles from './words.module.css';

type WordsDeskProps = { words: SiteWordsRecord; facts: SiteWordsAnswer['facts'] };

/** What visitors see of the words, in one language at a time, and the pages where they see it. */
export function WordsDesk({ words, facts }: WordsDeskProps) {
  const [wanted, setLanguage] = useState(words.languages[0] ?? 'en');
  const language = words.languages.includes(wanted) ? wanted : 'en';
  const said = textsIn(words, language);
  const linesOf = (id: SiteTextId) => filledLines(said[id]?.text ?? '', { ...facts, cities: facts.cities.join(', ') });
  const firm = facts.firm;
  const part = (id: SiteTextId, title?: ReactNode) => {
    const lines = linesOf(id);
    return (
      lines.length > 0 && (
        <div lang={said[id]?.lang}>
          {title && <h3 lang="en">{title}</h3>}
          {lines.map((line, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
            <p key={nth}>{line}</p>
          ))}
        </div>
      )
    );
  };
  const link = (path: string, text: string) => <a href={localPath(language, path)}>{text}</a>;
  return (
    <aside className={desk.desk} aria-labelledby="seen">
      <div className={desk.deskHead}>
        <h2 id="seen">As visitors see it</h2>
        <PreviewLanguages languages={words.languages} chosen={language} onChoose={setLanguage} />
      </div>
      <div className={`${desk.seen} ${styles.seen}`}>
        <div className={styles.result}>
          <p lang={said.title?.lang}>{linesOf('title').join(' ') || firm}</p>
          {part('description')}
        </div>
        <p className={styles.line} lang={said.line?.lang}>
          {linesOf('line').join(' ') || firm}
        </p>
        {words.foundingYear !== null && <p className={styles.year}>{words.foundingYear}</p>}
        {part('history', siteTextTitles.history)}
        {part('reasons', siteTextTitles.reasons)}
        {part('overview', siteTextTitles.overview)}
        {part('services', siteTextTitles.services)}
        {part('contact', siteTextTitles.contact)}
        <p className={styles.end}>
          © {words.foundingYear} Copyright {firm}
        </p>
      </div>
      <p className={styles.pages}>
        The saved words on their pages: {link(paths.home, 'Home')}, {link(paths.about, 'About Us')},{' '}
        {link(paths.contact, 'Contact')}.
      </p>
    </aside>
  );
}
