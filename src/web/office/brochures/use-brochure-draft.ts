import type { BrochureDraft } from '#domain/brochures/brochure-draft.ts';
import { useKeptDraft } from '../parts/entry/use-kept-draft.ts';

/** A draft in localStorage. */
type SavedBrochureDraft = { draft: BrochureDraft; savedAt: string };

/** The brochure that somebody puts together, kept on this device. */
export function useBrochureDraft() {
  const kept = useKeptDraft<SavedBrochureDraft>({
    name: 'draft:brochure',
    isRight: isSavedBrochureDraft,
    open: (saved) => (saved ? { saved, saveState: 'saved' } : { saved: blank, saveState: 'unsaved' }),
    isTyped: ({ draft: { title, line, pictures } }) => title !== '' || line !== '' || pictures.length > 0,
  });
  return {
    ...kept,
    change: (part: Partial<BrochureDraft>) =>
      kept.put({ draft: { ...kept.read().draft, ...part }, savedAt: new Date().toISOString() }),
    clear: () => kept.begin(blank),
  };
}

const blank: SavedBrochureDraft = { draft: { title: '', line: '', cover: 'plate', pictures: [] }, savedAt: '' };

function isSavedBrochureDraft(value: unknown): value is SavedBrochureDraft {
  const saved = value as SavedBrochureDraft | null;
  return typeof saved?.draft?.title === 'string' && Array.isArray(saved.draft.pictures);
}
