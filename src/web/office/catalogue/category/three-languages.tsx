import type { ReactNode } from 'react';
import { type CatalogueLanguage, catalogueLanguages } from '#domain/text/catalogue-language.ts';
import { Field, type FieldControl } from '../../../ui/field.tsx';
import styles from './category.module.css';

/** The languages of the catalogue in their own scripts. */
const ownNames: Record<CatalogueLanguage, string> = { en: 'English', hi: 'हिन्दी', or: 'ଓଡ଼ିଆ' };

type Control = FieldControl & { lang: CatalogueLanguage };

type ThreeLanguagesProps = {
  /** What the fields are called together with the language: 'Name'. */
  label: string;
  idOf: (language: CatalogueLanguage) => string;
  about: (language: CatalogueLanguage) => {
    note?: ReactNode;
    error?: string | undefined;
    warning?: string | undefined;
  };
  children: (language: CatalogueLanguage, control: Control) => ReactNode;
};

/** One text in three columns: English, Hindi and Odia. */
export function ThreeLanguages({ label, idOf, about, children }: ThreeLanguagesProps) {
  return (
    <div className={styles.tri}>
      {catalogueLanguages.map((language) => (
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
          roomy
        >
          {(control) => children(language, { ...control, lang: language })}
        </Field>
      ))}
    </div>
  );
}
