import type { SiteTextId } from '#domain/site-words/site-text-ids.ts';
import { longestSiteText, siteTextTitles } from '#domain/site-words/site-words-problems.ts';
import type { SiteWordsRecord } from '#domain/site-words/site-words-record.ts';
import { textsIn } from '#domain/site-words/texts-in.ts';
import { type Language, languageFacts } from '#domain/text/language.ts';
import { Field } from '../../../ui/field.tsx';
import category from '../category/category.module.css';
import styles from './words.module.css';

export type ChangeWords = (edit: (words: SiteWordsRecord) => SiteWordsRecord) => void;

type TextSectionProps = {
  id: SiteTextId;
  words: SiteWordsRecord;
  problemAt: (field: string) => string | undefined;
  change: ChangeWords;
};

/** One text, a field for each language of the site. */
export function TextSection({ id, words, problemAt, change }: TextSectionProps) {
  const title = siteTextTitles[id];
  const text = words.texts[id];
  const put = (language: Language, typed: string) =>
    change((now) => ({ ...now, texts: { ...now.texts, [id]: withText(now.texts[id], language, typed) } }));
  return (
    <section className={category.section} aria-labelledby={`of-${id}`}>
      <h2 id={`of-${id}`}>
        {title} <span>{where[id]}</span>
      </h2>
      <div className={styles.languages}>
        {words.languages.map((language) => {
          const name = `texts.${id}.${language}`;
          const shown = textsIn(words, language)[id];
          const count = [...(text[language] ?? '')].length;
          return (
            <Field
              key={language}
              id={name}
              label={
                <>
                  <span className="sr">{title}, </span>
                  <span lang={language}>{languageFacts[language].name}</span>
                </>
              }
              note={noteOf(count, longestSiteText[id], shown?.lang)}
              error={problemAt(name)}
              roomy
            >
              {(control) => (
                <textarea
                  {...control}
                  lang={language}
                  value={text[language] ?? ''}
                  onChange={({ target }) => put(language, target.value)}
                />
              )}
            </Field>
          );
        })}
      </div>
    </section>
  );
}

const where: Record<SiteTextId, string> = {
  line: 'above the pictures of the home page; blank: the name of the firm',
  title: 'in the tab of the browser and in search results; blank: the name of the firm',
  description: 'under the title in search results and in messengers',
  history: 'About Us, in paragraphs',
  reasons: 'About Us, a line a reason',
  overview: 'About Us, what the firm sells',
  services: 'About Us, whom the firm serves, and where',
  contact: 'above the form of the contact page',
};

function withText(text: SiteWordsRecord['texts'][SiteTextId], language: Language, typed: string) {
  const { [language]: _, ...others } = text;
  return typed === '' ? others : { ...others, [language]: typed };
}

function noteOf(count: number, most: number, shown: Language | undefined) {
  if (count > 0) return `${count} of ${most}`;
  return shown ? `${languageFacts[shown].english} is shown` : 'not said';
}
