import type { CustomerFields } from '../customer.ts';

type Language = CustomerFields['language'];

/** `importedLanguage('Hindi')` → `'hi'`: by its name or its code, English when blank, `null` for any other. */
export function importedLanguage(text: string): Language | null {
  return languages[text.trim().toLowerCase()] ?? null;
}

const languages: Record<string, Language> = {
  '': 'en',
  en: 'en',
  english: 'en',
  hi: 'hi',
  hindi: 'hi',
  हिन्दी: 'hi',
  हिंदी: 'hi',
  or: 'or',
  odia: 'or',
  oriya: 'or',
  ଓଡ଼ିଆ: 'or',
};
