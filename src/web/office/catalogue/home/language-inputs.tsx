import { catalogueLanguages } from '#domain/text/catalogue-language.ts';
import { type Names, nameIn } from '#domain/text/names.ts';
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

/** A text in three languages, a cell each. A blank cell shows what visitors read there. */
export function LanguageInputs({ id, label, names, behind, isWrong, onChange }: LanguageInputsProps) {
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
        onChange={({ target }) => onChange({ ...names, [language]: target.value })}
      />
    );
  });
}
