import type { Letters } from '#contract/mails.ts';
import { Choice } from '../fields/choice.tsx';

type Language = Letters['language'];

type LetterLanguageProps = { language: Language; onChoose: (language: Language) => void };

/** In which language the words of a letter are. */
export function LetterLanguage({ language, onChoose }: LetterLanguageProps) {
  return (
    <Choice
      label="Words in"
      names={Object.values(languageNames)}
      chosen={languageNames[language]}
      onChoose={(name) => onChoose(languageOf(name))}
    />
  );
}

const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी', or: 'ଓଡ଼ିଆ' };

function languageOf(name: string): Language {
  return (Object.keys(languageNames) as Language[]).find((key) => languageNames[key] === name) ?? 'en';
}
