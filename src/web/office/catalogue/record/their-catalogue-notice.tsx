import type { CatalogueRecord } from '#domain/catalogue/catalogue-record.ts';
import type { RecordChange } from '../../parts/record/merge-records.ts';
import { TheirNotice } from '../../parts/record/their-notice.tsx';
import { changeWords, fieldWords, isOwners } from './change-words.ts';
import type { CatalogueDraft } from './use-catalogue-draft.ts';

type TheirCatalogueNoticeProps = { edit: CatalogueDraft; theirs: NonNullable<CatalogueDraft['theirs']> };

/** Tells the second of two owners what the first has saved, but for long lists. */
export function TheirCatalogueNotice({ edit: { draft, takeTheirs }, theirs }: TheirCatalogueNoticeProps) {
  const { now, changes, refused } = theirs;
  const both = changes.filter(({ mine }) => mine);
  const sentences = [...new Set(changes.filter(isOwners).map((change) => sentenceOf(change, draft)))].slice(0, MOST);
  const more = changes.length > MOST ? [`and ${changes.length - MOST} more changes, which are here now`] : [];
  return (
    <TheirNotice
      what="the catalogue"
      by={now.savedBy}
      at={now.savedAt}
      refused={refused}
      both={changeWords(both, draft)}
      sentences={[...sentences, ...more]}
      onTake={takeTheirs}
    />
  );
}

const MOST = 12;

function sentenceOf(change: RecordChange, record: CatalogueRecord) {
  const words = fieldWords(change.path, record, change);
  if (isDeletedCategory(change)) return `${upperFirst(words)}. ${KEPT}`;
  const [now, before] = [textOf(change.now), textOf(change.before)];
  const what = now === null || before === null ? words : `${words}: ${now}, was ${before}`;
  return change.mine ? `${what}. You changed it too: yours stays here.` : `${what}. It is here now.`;
}

/** They deleted a category that I was changing. */
function isDeletedCategory({ path, now, mine }: RecordChange) {
  return mine && path[0] === 'categories' && path.length === 2 && now === undefined;
}

const KEPT = 'What you typed is still here: Save adds it as a new category, which is last in the menu.';

function upperFirst(text: string) {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** What fits into a sentence; null for a list, a yes or no, or a thing of several fields. */
function textOf(value: unknown) {
  if (typeof value !== 'string') return null;
  return value === '' ? 'blank' : `“${value.length > 80 ? `${value.slice(0, 80)} …` : value}”`;
}
