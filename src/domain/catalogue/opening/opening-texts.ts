import type { CatalogueLanguage } from '../../text/catalogue-language.ts';
import type { CatalogueCategory } from '../catalogue-record.ts';
import type { GalleryTexts, TextId } from '../gallery-texts.ts';
import { englishTexts } from './english-texts.ts';
import { hindiTexts } from './hindi-texts.ts';
import { odiaTexts } from './odia-texts.ts';

/** What a gallery says in a new shop: `openingTexts(18).introduction.en` → 'Wallpaper dresses a wall in a day …' */
export function openingTexts(id: number): Pick<CatalogueCategory, 'introduction' | 'details'> {
  const inAll = (text: TextId) => ({
    en: textIn('en', id, text),
    hi: textIn('hi', id, text),
    or: textIn('or', id, text),
  });
  return {
    introduction: inAll('introduction'),
    details: { usedFor: inAll('usedFor'), notFor: inAll('notFor'), sizes: inAll('sizes'), care: inAll('care') },
  };
}

function textIn(language: CatalogueLanguage, id: number, text: TextId): string {
  return texts[language][id]?.[text] ?? '';
}

const texts: Record<CatalogueLanguage, GalleryTexts> = { en: englishTexts, hi: hindiTexts, or: odiaTexts };
