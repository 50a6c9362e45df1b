import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { draftText, loadDraft, removeDraft, type SavedDraft, saveDraft } from '../../parts/documents/draft-store.ts';

/** 'failed': the storage is full or off. 'conflict': not saved, because another tab has saved its own draft. */
export type SaveResult = 'saved' | 'failed' | 'conflict';

/**
 * The saved draft as one tab sees it. All tabs share one entry in localStorage, with optimistic locking: a tab overwrites or
 * removes only a draft that it has written or read itself.
 */
export function createTabDraft(kind: InvoiceKind) {
  let lastSeen = draftText(kind);
  const isOwner = () => draftText(kind) === lastSeen;
  const takeOwnership = () => {
    lastSeen = draftText(kind);
  };
  return {
    isOwner,
    save: (draft: SavedDraft): SaveResult => {
      if (!isOwner()) return 'conflict';
      const isSaved = saveDraft(draft);
      takeOwnership();
      return isSaved ? 'saved' : 'failed';
    },
    /** Loads the saved draft of any tab and takes ownership of it. */
    load: (): SavedDraft | null => {
      takeOwnership();
      return loadDraft(kind);
    },
    remove: (): void => {
      if (isOwner()) removeDraft(kind);
      lastSeen = null;
    },
    /** Allows this tab to overwrite the saved draft. */
    takeOwnership,
  };
}
