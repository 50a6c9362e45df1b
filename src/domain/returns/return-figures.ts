import type { Standing } from './document-standing.ts';
import type { ReturnForm } from './period.ts';
import type { ReturnDocument } from './return-document.ts';
import { returnSections, sectionOf } from './return-section.ts';

/** The figures of a return that consist of documents. */
export const returnFigures = [...returnSections, 'hsnB2b', 'hsnB2c', 'documents', 'leftOut', 'carried'] as const;

export type ReturnFigure = (typeof returnFigures)[number];

/** `figuresOf(document, 'reported', 'gstr1')` → `['documents', 'b2b', 'hsnB2b']`: the figures that a document is behind. */
export function figuresOf(document: ReturnDocument, standing: Standing, form: ReturnForm): ReturnFigure[] {
  const figures: ReturnFigure[] = [];
  if (document.carried) figures.push('carried');
  else if (form === 'gstr1' && standing !== 'without-gst') figures.push('documents');
  if (standing === 'left-out') figures.push('leftOut');
  const section = standing === 'reported' ? sectionOf(document) : null;
  if (section !== null) figures.push(section);
  if (standing === 'reported' || standing === 'in-iff') figures.push(document.gstin === '' ? 'hsnB2c' : 'hsnB2b');
  return figures;
}
