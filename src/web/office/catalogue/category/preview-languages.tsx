import { type Language, languageFacts } from '#domain/text/language.ts';
import styles from './visitors-desk.module.css';

type PreviewLanguagesProps<Choice extends Language> = {
  languages: readonly Choice[];
  chosen: Choice;
  onChoose: (language: Choice) => void;
};

/** The language of the preview, under the languages' own names. */
export function PreviewLanguages<Choice extends Language>({
  languages,
  chosen,
  onChoose,
}: PreviewLanguagesProps<Choice>) {
  return (
    <fieldset className={styles.languages} aria-label="Language of the preview">
      {languages.map((each) => (
        <button key={each} type="button" lang={each} aria-pressed={each === chosen} onClick={() => onChoose(each)}>
          {languageFacts[each].name}
        </button>
      ))}
    </fieldset>
  );
}
