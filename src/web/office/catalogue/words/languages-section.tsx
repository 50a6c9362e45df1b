import type { SiteWordsRecord } from '#domain/site-words/site-words-record.ts';
import { type Language, languageFacts, languages } from '#domain/text/language.ts';
import { Button } from '../../../ui/button.tsx';
import category from '../category/category.module.css';
import type { ChangeWords } from './text-section.tsx';
import styles from './words.module.css';

type LanguagesSectionProps = { words: SiteWordsRecord; error: string | undefined; change: ChangeWords };

/** Which languages visitors can read, in the order of their links. */
export function LanguagesSection({ words: { languages: chosen }, error, change }: LanguagesSectionProps) {
  const put = (languages: readonly Language[]) => change((words) => ({ ...words, languages }));
  const others = languages.filter((each) => !chosen.includes(each));
  return (
    <section className={category.section} aria-labelledby="languages">
      <h2 id="languages">
        Languages <span>in this order above each page; one that is switched off is nowhere</span>
      </h2>
      {error && (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      )}
      <ul className={styles.list}>
        {[...chosen, ...others].map((language) => {
          const at = chosen.indexOf(language);
          const { name, english } = languageFacts[language];
          return (
            <li key={language}>
              <label>
                <input
                  type="checkbox"
                  checked={at >= 0}
                  disabled={language === 'en'}
                  onChange={({ target }) =>
                    put(target.checked ? [...chosen, language] : chosen.filter((each) => each !== language))
                  }
                />{' '}
                <span lang={language}>{name}</span> {name !== english && <span className="quiet">{english}</span>}
                {language === 'en' && <span className="quiet">always</span>}
              </label>
              {at > 0 && (
                <Button look="slim" onClick={() => put(movedUp(chosen, at))}>
                  Move up <span className="sr">{english}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function movedUp(order: readonly Language[], at: number): Language[] {
  const moved = order.slice(at, at + 1);
  return [...order.slice(0, at - 1), ...moved, ...order.slice(at - 1, at), ...order.slice(at + 1)];
}
