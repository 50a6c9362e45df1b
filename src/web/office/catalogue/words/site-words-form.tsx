import { useCallback, useDeferredValue, useRef } from 'react';
import type { SiteWordsAnswer } from '#contract/catalogue/site-words.ts';
import { siteTextIds } from '#domain/site-words/site-text-ids.ts';
import field from '../../../ui/field.module.css';
import { Field } from '../../../ui/field.tsx';
import { usePrimaryKey } from '../../parts/use-primary-key.ts';
import category from '../category/category.module.css';
import catalogue from '../record/catalogue.module.css';
import { LanguagesSection } from './languages-section.tsx';
import { TextSection } from './text-section.tsx';
import { TheirWordsNotice } from './their-words-notice.tsx';
import { useSiteWordsDraft } from './use-site-words-draft.ts';
import styles from './words.module.css';
import { WordsDesk } from './words-desk.tsx';
import { WordsDock } from './words-dock.tsx';

/** What the site says of the firm, a field a language, beside what visitors see of it. */
export function SiteWordsForm({ loaded, isOwner }: { loaded: SiteWordsAnswer; isOwner: boolean }) {
  const edit = useSiteWordsDraft(loaded);
  const { base, draft, problems, theirs, change } = edit;
  const shown = useDeferredValue(draft);
  // Ctrl+Enter saves what the form has now.
  const latest = useRef(edit.save);
  latest.current = edit.save;
  const saveLatest = useCallback(() => void latest.current(), []);
  usePrimaryKey(isOwner ? saveLatest : null);
  const problemAt = (name: string) => problems.find((problem) => problem.field === name)?.message;
  return (
    <form
      className={catalogue.form}
      noValidate
      aria-label="Words of the site"
      onSubmit={(event) => {
        event.preventDefault();
        edit.save();
      }}
    >
      {theirs && <TheirWordsNotice key={theirs.id} theirs={theirs} onTake={edit.takeTheirs} />}
      <fieldset className={catalogue.all} disabled={!isOwner} aria-label="Words of the site">
        <div className={category.split}>
          <div>
            <p className={styles.intro}>
              What is blank in every language is not said: its section is left out. A language that is blank shows the
              first of your languages that is written. A line break begins the next paragraph. {'{firm}'} is the name of
              the firm, {'{n}'} the number of categories, {'{cities}'} the cities of the offices. Telephone numbers,
              hours, offices and social addresses are in Company.
            </p>
            <LanguagesSection words={draft} error={problemAt('languages')} change={change} />
            <section className={category.section} aria-labelledby="founded">
              <h2 id="founded">
                Founding year <span>large on About Us, and beside © at the end of each page</span>
              </h2>
              <div className={category.facts}>
                <Field
                  id="foundingYear"
                  label="Founding year"
                  note={draft.foundingYear === null ? 'not said' : ''}
                  error={problemAt('foundingYear')}
                  roomy
                >
                  {(control) => (
                    <input
                      {...control}
                      className={field.control}
                      value={draft.foundingYear ?? ''}
                      inputMode="numeric"
                      maxLength={4}
                      autoComplete="off"
                      onChange={({ target }) => {
                        const digits = target.value.replaceAll(/\D/g, '');
                        change((words) => ({ ...words, foundingYear: digits === '' ? null : Number(digits) }));
                      }}
                    />
                  )}
                </Field>
              </div>
            </section>
            {siteTextIds.map((id) => (
              <TextSection key={id} id={id} words={draft} problemAt={problemAt} change={change} />
            ))}
          </div>
          <WordsDesk words={shown} facts={base.facts} />
        </div>
      </fieldset>
      <WordsDock edit={edit} isOwner={isOwner} />
    </form>
  );
}
