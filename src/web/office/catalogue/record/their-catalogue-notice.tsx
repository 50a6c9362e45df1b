import type { CatalogueRecord } from '#domain/catalogue/catalogue-record.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { shownTime } from '../../parts/shown-time.ts';
import { changeWords, fieldWords, isOwners, listed } from './change-words.ts';
import type { RecordChange } from './merge-records.ts';
import type { TheirCatalogue } from './use-catalogue-draft.ts';

type TheirCatalogueNoticeProps = { theirs: TheirCatalogue; record: CatalogueRecord; onTake: () => void };

/** Tells the second of two owners what the first has saved. Nothing that the second has typed is gone. */
export function TheirCatalogueNotice({ theirs: { by, at, changes }, record, onTake }: TheirCatalogueNoticeProps) {
  const both = changeWords(
    changes.filter(({ mine }) => mine),
    record,
  );
  return (
    <Notice
      kind="bad"
      takesFocus
      title={`Not saved yet: ${by} changed the catalogue on ${shownTime(at)}, after you opened it.`}
      actions={both.length > 0 && <Button onClick={onTake}>Take theirs for {listed(both)}</Button>}
    >
      <ul>
        {[...new Set(changes.filter(isOwners).map((change) => sentenceOf(change, record)))]
          .slice(0, MOST)
          .map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        {changes.length > MOST && <li>and {changes.length - MOST} more changes, which are here now</li>}
      </ul>
      <p>Everything you typed is still here. Look at it, and save again.</p>
    </Notice>
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
