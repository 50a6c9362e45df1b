import { useState } from 'react';
import type { CatalogueLanguage } from '#domain/text/catalogue-language.ts';
import type { FieldControl } from '../../../ui/field.tsx';
import { splitNames } from '../record/edit-lists.ts';
import styles from './category.module.css';
import { type CategoryParts, categoryField, problemAt, scriptWarning } from './category-fields.ts';
import { withEnglishName } from './new-category.ts';
import { ThreeLanguages } from './three-languages.tsx';

/** The name in three languages. */
export function NameSection({ category, problems, change, isNew }: CategoryParts & { isNew: boolean }) {
  const put = (language: CatalogueLanguage, text: string) =>
    change((now) =>
      language === 'en' && isNew ? withEnglishName(now, text) : { ...now, names: { ...now.names, [language]: text } },
    );
  return (
    <section className={styles.section} aria-labelledby="name">
      <h2 id="name">
        Name <span>a blank one is shown in English</span>
      </h2>
      <ThreeLanguages
        label="Name"
        idOf={(language) => categoryField(category, 'names', language)}
        about={(language) => ({
          note: language === 'en' ? '' : category.names[language] === '' ? 'English is shown' : 'optional',
          error: problemAt(problems, categoryField(category, 'names', language)),
          warning: scriptWarning(language, category.names[language]),
        })}
      >
        {(language, control) => (
          <input
            {...control}
            value={category.names[language]}
            placeholder={language === 'en' ? undefined : category.names.en}
            maxLength={80}
            autoComplete="off"
            onChange={({ target }) => put(language, target.value)}
          />
        )}
      </ThreeLanguages>
    </section>
  );
}

/** The sentences under the heading of the gallery. */
export function IntroductionSection({ category, problems, change }: CategoryParts) {
  return (
    <section className={styles.section} aria-labelledby="introduction">
      <h2 id="introduction">
        Introduction <span>under the gallery’s heading, one or two sentences</span>
      </h2>
      <ThreeLanguages
        label="Introduction"
        idOf={(language) => categoryField(category, 'introduction', language)}
        about={(language) => ({
          note: introductionNote(category.introduction, language),
          error: problemAt(problems, categoryField(category, 'introduction', language)),
          warning: scriptWarning(language, category.introduction[language]),
        })}
      >
        {(language, control) => (
          <textarea
            {...control}
            value={category.introduction[language]}
            placeholder={language !== 'en' && category.introduction.en !== '' ? 'English is shown' : undefined}
            maxLength={MOST_LETTERS}
            onChange={({ target }) =>
              change((now) => ({ ...now, introduction: { ...now.introduction, [language]: target.value } }))
            }
          />
        )}
      </ThreeLanguages>
    </section>
  );
}

const MOST_LETTERS = 240;

function introductionNote(texts: Readonly<Record<CatalogueLanguage, string>>, language: CatalogueLanguage) {
  if (texts[language] !== '') return `${texts[language].length} of ${MOST_LETTERS}`;
  return language === 'en' ? 'optional' : texts.en === '' ? '' : 'English is shown';
}

/** Other names by which the search finds it. */
export function AlsoCalledSection({ category, problems, change }: CategoryParts) {
  return (
    <section className={styles.section} aria-labelledby="also-called">
      <h2 id="also-called">
        Also called{' '}
        <span>other names that the search finds, a comma between them; in their own letters and in Latin ones</span>
      </h2>
      <ThreeLanguages
        label="Also called"
        idOf={(language) => categoryField(category, 'alsoCalled', language)}
        about={(language) => ({
          note: category.alsoCalled[language].length || 'none',
          error: problemAt(problems, categoryField(category, 'alsoCalled', language)),
          warning: scriptWarning(language, category.alsoCalled[language].join(', ')),
        })}
      >
        {(language, control) => (
          <NamesField
            control={control}
            names={category.alsoCalled[language]}
            onChange={(names) => change((now) => ({ ...now, alsoCalled: { ...now.alsoCalled, [language]: names } }))}
          />
        )}
      </ThreeLanguages>
    </section>
  );
}

type NamesFieldProps = {
  control: FieldControl & { lang: CatalogueLanguage };
  names: readonly string[];
  onChange: (names: readonly string[]) => void;
};

/** A list as text. While it is typed, the text stays as it was typed. */
function NamesField({ control, names, onChange }: NamesFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <textarea
      {...control}
      value={typed ?? names.join(', ')}
      maxLength={2000}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(splitNames(target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
