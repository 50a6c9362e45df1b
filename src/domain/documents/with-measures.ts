import type { Callback } from '../callbacks/callback.ts';
import type { DraftLine, InvoiceDraft } from '../invoices/invoice.ts';
import { measuredCells, wallsOfPicture } from './measured-cells.ts';

/** The draft of an enquiry as the form takes it: its rows know the walls that they were reckoned from. */
export function withMeasures(draft: InvoiceDraft, enquiry: Pick<Callback, 'pictures' | 'measures'>): InvoiceDraft {
  const lines = draft.lines.map((line): DraftLine => {
    const walls = wallsOfPicture(enquiry, line.row - 1);
    if (walls.length === 0) return line;
    const title = enquiry.pictures[line.row - 1]?.title ?? '';
    const { description = '', quantity = '' } = measuredCells(title, walls);
    const asked = walls.map(({ widthMm, heightMm, openings }) => ({ widthMm, heightMm, openings }));
    return { ...line, measured: { asked, walls: asked, quantity, note: description.slice(title.length + 2) } };
  });
  return { ...draft, lines };
}
