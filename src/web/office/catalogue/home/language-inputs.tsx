import { useRef } from 'react';
import { type CatalogueLanguage, catalogueLanguages } from '#domain/text/catalogue-language.ts';
import { inEnglish, type Names, nameIn } from '#domain/text/names.ts';
import { languageNames } from '../record/change-words.ts';
import styles from './home.module.css';

type LanguageInputsProps = {
  /** Of the first field: `home.slides.3.caption` */
  id: string;
  /** 'Caption of slide 1' */
  label: string;
  names: Names;
  /** What is shown where one is blank. */
  behind: Names;
  isWrong: boolean;
  onChange: (names: Names) => void;
};

/**
 * A text in three languages, a cell each. A blank cell shows what visitors read there. Translations of an English text that is
 * cleared go with it; they are back when another is typed in its place at once.
 */
export function LanguageInputs({ id, label, names, behind, isWrong, onChange }: LanguageInputsProps) {
  const cleared = useRef<Names | null>(null);
  const type = (language: CatalogueLanguage, text: string) => {
    if (language !== 'en') return onChange({ ...names, [language]: text });
    if (text !== '') return onChange({ ...(cleared.current ?? names), en: text });
    cleared.current = names;
    onChange(inEnglish(''));
  };
  return catalogueLanguages.map((language) => {
    const instead = nameIn(behind, language);
    return (
      <input
        key={language}
        id={`${id}.${language}`}
        className={styles.cell}
        lang={names[language] === '' ? instead.lang : language}
        value={names[language]}
        placeholder={instead.text}
        maxLength={80}
        autoComplete="off"
        aria-label={`${label}, ${languageNames[language]}`}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => type(language, target.value)}
        onBlur={() => {
          cleared.current = null;
        }}
      />
    );
  });
}
