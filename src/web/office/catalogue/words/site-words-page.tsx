import { siteTextIds } from '#domain/site-words/site-text-ids.ts';
import field from '../../../ui/field.module.css';
import { Field } from '../../../ui/field.tsx';
import category from '../category/category.module.css';
import { LanguagesSection } from './languages-section.tsx';
import { SiteRecord, type SiteRecordPart } from './site-record.tsx';
import { TextSection } from './text-section.tsx';
import styles from './words.module.css';
import { WordsDesk } from './words-desk.tsx';

/** What the site says of the firm, a field a language. */
export function SiteWordsPage({ title }: { title: string }) {
  return (
    <SiteRecord
      title={title}
      fields={(part) => <WordsFields {...part} />}
      desk={(words, facts) => <WordsDesk words={words} facts={facts} />}
    />
  );
}

function WordsFields({ words, problemAt, change }: SiteRecordPart) {
  return (
    <>
      <p className={styles.intro}>
        What is blank in every language is not said: its section is left out. A language that is blank shows the first
        of your languages that is written. A line break begins the next paragraph. {'{firm}'} is the name of the firm,{' '}
        {'{n}'} the number of categories, {'{cities}'} the cities of the offices. Telephone numbers, hours, offices and
        social addresses are in Company.
      </p>
      <LanguagesSection words={words} error={problemAt('languages')} change={change} />
      <section className={category.section} aria-labelledby="founded">
        <h2 id="founded">
          Founding year <span>large on About Us, and beside © at the end of each page</span>
        </h2>
        <div className={category.facts}>
          <Field
            id="foundingYear"
            label="Founding year"
            note={words.foundingYear === null ? 'not said' : ''}
            error={problemAt('foundingYear')}
            roomy
          >
            {(control) => (
              <input
                {...control}
                className={field.control}
                value={words.foundingYear ?? ''}
                inputMode="numeric"
                maxLength={4}
                autoComplete="off"
                onChange={({ target }) => {
                  const digits = target.value.replaceAll(/\D/g, '');
                  change((now) => ({ ...now, foundingYear: digits === '' ? null : Number(digits) }));
                }}
              />
            )}
          </Field>
        </div>
      </section>
      {siteTextIds.map((id) => (
        <TextSection key={id} id={id} words={words} problemAt={problemAt} change={change} />
      ))}
    </>
  );
}
