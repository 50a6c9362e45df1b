import type { ReactNode } from 'react';
import type { SiteTextId } from '#domain/site-words/site-text-ids.ts';
import { longestSiteText, siteTextTitles } from '#domain/site-words/site-words-problems.ts';
import type { SiteText, SiteWordsRecord } from '#domain/site-words/site-words-record.ts';
import { textsIn } from '#domain/site-words/texts-in.ts';
import { type Language, languageFacts } from '#domain/text/language.ts';
import { Field, type FieldControl } from '../../../ui/field.tsx';
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
  const noteOf = (language: Language) => {
    const count = [...(text[language] ?? '')].length;
    if (count > 0) return `${count} of ${longestSiteText[id]}`;
    const shown = textsIn(words, language)[id]?.lang;
    return shown ? `${languageFacts[shown].english} is shown` : 'not said';
  };
  return (
    <LanguageFields
      id={`texts.${id}`}
      title={title}
      where={where[id]}
      languages={words.languages}
      noteOf={noteOf}
      problemAt={problemAt}
    >
      {(control, language) => (
        <textarea
          {...control}
          lang={language}
          value={text[language] ?? ''}
          onChange={({ target }) =>
            change((now) => ({
              ...now,
              texts: { ...now.texts, [id]: withText(now.texts[id], language, target.value) },
            }))
          }
        />
      )}
    </LanguageFields>
  );
}

type LanguageFieldsProps = Pick<TextSectionProps, 'problemAt'> & {
  /** The field on the wire, without the language. */
  id: string;
  title: string;
  where: string;
  languages: readonly Language[];
  noteOf?: (language: Language) => string;
  children: (control: FieldControl, language: Language) => ReactNode;
};

/** A section with a field for each language, which is named by its own name. */
export function LanguageFields({ id, title, where, languages, noteOf, problemAt, children }: LanguageFieldsProps) {
  return (
    <section className={category.section} aria-labelledby={`of-${id}`}>
      <h2 id={`of-${id}`}>
        {title} <span>{where}</span>
      </h2>
      <div className={styles.languages}>
        {languages.map((language) => (
          <Field
            key={language}
            id={`${id}.${language}`}
            label={
              <>
                <span className="sr">{title}, </span>
                <span lang={language}>{languageFacts[language].name}</span>
              </>
            }
            note={noteOf?.(language)}
            error={problemAt(`${id}.${language}`)}
            roomy
          >
            {(control) => children(control, language)}
          </Field>
        ))}
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

/** A text with what was typed in a language; a blank one is left out. */
export function withText(text: SiteText, language: Language, typed: string): SiteText {
  const { [language]: _, ...others } = text;
  return typed === '' ? others : { ...others, [language]: typed };
}
