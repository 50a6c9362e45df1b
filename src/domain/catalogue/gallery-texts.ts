import type { DetailId } from './catalogue-record.ts';

export type TextId = 'introduction' | DetailId;

/** What galleries say in one language, by the number in the menu; a text that is absent is not written. */
export type GalleryTexts = Readonly<Record<number, Readonly<Partial<Record<TextId, string>>>>>;
