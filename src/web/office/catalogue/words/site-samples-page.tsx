import { paths } from '#contract/paths.ts';
import {
  mostSamples,
  type SampleTermId,
  type SampleTerms,
  sampleTermIds,
  sampleTermTitles,
  shownTerms,
} from '#domain/site-words/samples/sample-terms.ts';
import type { SiteWordsRecord } from '#domain/site-words/site-words-record.ts';
import { type Language, languageFacts } from '#domain/text/language.ts';
import field from '../../../ui/field.module.css';
import { Field } from '../../../ui/field.tsx';
import category from '../category/category.module.css';
import desk from '../category/visitors-desk.module.css';
import { SiteRecord, type SiteRecordPart } from './site-record.tsx';
import { LanguageFields, withText } from './text-section.tsx';
import styles from './words.module.css';

/** Whether visitors can ask for samples, how many at once, and the owner's words about them. */
export function SiteSamplesPage({ title }: { title: string }) {
  return (
    <SiteRecord
      title={title}
      fields={(part) => <SampleFields {...part} />}
      desk={(words) => <SamplesDesk words={words} />}
    />
  );
}

function SampleFields({ words, problemAt, change }: SiteRecordPart) {
  const { samples, languages } = words;
  const put = (part: Partial<SampleTerms>) => change((now) => ({ ...now, samples: { ...now.samples, ...part } }));
  const write = (id: SampleTermId, language: Language, typed: string) =>
    put({ texts: { ...samples.texts, [id]: withText(samples.texts[id], language, typed) } });
  return (
    <>
      <p className={styles.intro}>
        While samples are on, the page of each material that is sold has a button for it. What visitors ask for comes
        into Callbacks. What is blank in every language is not said.
      </p>
      <section className={category.section} aria-labelledby="offered">
        <h2 id="offered">
          Samples <span>off: visitors do not see them at all</span>
        </h2>
        <div className={styles.list}>
          <label>
            <input type="checkbox" checked={samples.on} onChange={({ target }) => put({ on: target.checked })} />{' '}
            Visitors can ask for samples
          </label>
        </div>
        <div className={category.facts}>
          <Field id="samples.most" label="At once" note={`1 to ${mostSamples}`} error={problemAt('samples.most')} roomy>
            {(control) => (
              <input
                {...control}
                className={field.control}
                value={samples.most === 0 ? '' : samples.most}
                maxLength={1}
                inputMode="numeric"
                onChange={({ target }) => put({ most: Number(target.value.replaceAll(/\D/g, '')) })}
              />
            )}
          </Field>
        </div>
      </section>
      {sampleTermIds.map((id) => (
        <LanguageFields
          key={id}
          id={`samples.texts.${id}`}
          title={sampleTermTitles[id]}
          where={examples[id]}
          languages={languages}
          problemAt={problemAt}
        >
          {(control, language) => (
            <input
              {...control}
              className={field.control}
              lang={language}
              value={samples.texts[id][language] ?? ''}
              onChange={({ target }) => write(id, language, target.value)}
            />
          )}
        </LanguageFields>
      ))}
    </>
  );
}

const examples: Record<SampleTermId, string> = {
  size: 'such as: A5',
  price: 'such as: Free, or ₹ 100 each, taken off the order',
  days: 'such as: In the city within 2 days. Said again when a visitor has asked',
};

/** The line on the page of samples, in each language. */
function SamplesDesk({ words }: { words: SiteWordsRecord }) {
  return (
    <aside className={desk.desk} aria-labelledby="seen">
      <div className={desk.deskHead}>
        <h2 id="seen">As visitors see it</h2>
      </div>
      <div className={`${desk.seen} ${styles.seen}`}>
        {words.samples.on ? (
          words.languages.map((language) => {
            const terms = shownTerms(words, language);
            const said = sampleTermIds.flatMap((id) => terms?.[id]?.text ?? []);
            return (
              <div key={language} lang={language}>
                <h3>{languageFacts[language].name}</h3>
                <p>{[terms?.most, ...said].join(' · ')}</p>
              </div>
            );
          })
        ) : (
          <p>Nothing: samples are off.</p>
        )}
      </div>
      <p className={styles.pages}>
        The form: <a href={paths.samples}>Samples</a>. What was asked for: <a href={paths.callbacks}>Callbacks</a>.
      </p>
    </aside>
  );
}
