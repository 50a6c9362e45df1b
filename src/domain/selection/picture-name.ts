import type { Language } from '../text/language.ts';
import { type NameIn, type Names, nameIn } from '../text/names.ts';

/**
 * What a picture is called where it stands alone: its title, and without one its category and its file:
 * `pictureName({ titles, name: 'IMG_2041.jpg' }, { title: 'Blinds', lang: 'en' }, 'hi').text` → `'Blinds IMG_2041'`
 */
export function pictureName(
  { titles, name }: { titles: Names; name: string },
  category: { title: string; lang: Language },
  language: Language,
): NameIn {
  const title = nameIn(titles, language);
  return title.text === '' ? { text: `${category.title} ${name.replace(/\.jpg$/, '')}`, lang: category.lang } : title;
}
