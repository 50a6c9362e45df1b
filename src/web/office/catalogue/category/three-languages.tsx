import type { ReactNode } from 'react';
import { type Language, languages } from '#domain/text/language.ts';
import { Field, type FieldControl } from '../../../ui/field.tsx';
import styles from './category.module.css';

/** The languages in their own scripts. */
export const ownNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी', or: 'ଓଡ଼ିଆ' };

type Control = FieldControl & { lang: Language };

type ThreeLanguagesProps = {
  /** What the fields are called together with the language: 'Name'. */
  label: string;
  idOf: (language: Language) => string;
  about: (language: Language) => { note?: ReactNode; error?: string | undefined; warning?: string | undefined };
  children: (language: Language, control: Control) => ReactNode;
};

/** One text in three columns: English, Hindi and Odia. */
export function ThreeLanguages({ label, idOf, about, children }: ThreeLanguagesProps) {
  return (
    <div className={styles.tri}>
      {languages.map((language) => (
        <Field
          key={language}
          id={idOf(language)}
          label={
            <>
              <span className="sr">{label}, </span>
              <span lang={language}>{ownNames[language]}</span>
            </>
          }
          {...about(language)}
        >
          {(control) => children(language, { ...control, lang: language })}
        </Field>
      ))}
    </div>
  );
}
