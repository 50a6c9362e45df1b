import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { keptText, loadDraft, removeDraft, type SavedDraft, saveDraft } from '../../parts/documents/draft-store.ts';

/** What became of a draft: kept, refused by this device, or held back because another tab keeps its own. */
export type Kept = 'yes' | 'failed' | 'apart';

/**
 * One tab's hold on the one place that all tabs share. It writes only over what it wrote or read itself: a tab never
 * overwrites, and never removes, what another one has kept since.
 */
export function openDraftKeeper(kind: InvoiceKind) {
  let seen = keptText(kind);
  const ours = () => keptText(kind) === seen;
  const claim = () => {
    seen = keptText(kind);
  };
  return {
    ours,
    keep: (saved: SavedDraft): Kept => {
      if (!ours()) return 'apart';
      const kept = saveDraft(saved);
      claim();
      return kept ? 'yes' : 'failed';
    },
    /** Reads what is kept now, whoever kept it: ours from here on. */
    take: (): SavedDraft | null => {
      claim();
      return loadDraft(kind);
    },
    drop: (): void => {
      if (ours()) removeDraft(kind);
      seen = null;
    },
    /** What is kept now may be overwritten. */
    claim,
  };
}
