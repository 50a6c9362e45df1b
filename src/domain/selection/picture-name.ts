import type { PagePhoto } from '../catalogue/catalogue.ts';
import type { Language } from '../text/language.ts';
import type { NameIn } from '../text/names.ts';

/**
 * What a picture is called where it is alone: its title, and without one its category and its file:
 * `pictureName({ title: '', name: 'IMG_2041.jpg' }, { title: 'Blinds', lang: 'en' }, 'hi').text` → `'Blinds IMG_2041'`
 */
export function pictureName(
  { title, lang, name }: Pick<PagePhoto, 'title' | 'lang' | 'name'>,
  category: { title: string; lang: Language },
  language: Language,
): NameIn {
  if (title !== '') return { text: title, lang: lang ?? language };
  return { text: `${category.title} ${name.replace(/\.jpg$/, '')}`, lang: category.lang };
}

/** `withCode({ text: 'Oak, close', lang: 'en' }, 'HP 204 Oak').text` → `'Oak, close, HP 204 Oak'`: with the code that it is ordered by; '' adds nothing. */
export function withCode({ text, lang }: NameIn, code = ''): NameIn {
  return { text: code === '' ? text : `${text}, ${code}`, lang };
}
