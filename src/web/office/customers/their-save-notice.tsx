import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { shownTime } from '../parts/shown-time.ts';
import type { CustomerDraft, TheirChange } from './customer-draft.ts';
import type { TheirSave } from './use-customer-form.ts';

type TheirSaveNoticeProps = { theirs: TheirSave; onTake: (part: Partial<CustomerDraft>) => void };

/** Tells the second of two clerks what the first has saved. Nothing that the second has typed is gone. */
export function TheirSaveNotice({ theirs, onTake }: TheirSaveNoticeProps) {
  const { by, at, changes } = theirs;
  const both = changes.filter(({ mine }) => mine);
  return (
    <Notice
      kind="bad"
      takesFocus
      title={`Not saved yet: ${by} changed this customer on ${shownTime(at)}, after you opened it.`}
      actions={
        both.length > 0 && (
          <Button onClick={() => onTake(Object.fromEntries(both.map(theirValue)))}>
            Take theirs for {both.map(({ label }) => label).join(', ')}
          </Button>
        )
      }
    >
      <ul>
        {changes.map((change) => (
          <li key={change.field}>{sentenceOf(change)}</li>
        ))}
      </ul>
      <p>Everything you typed is still here. Look at it, and save again.</p>
    </Notice>
  );
}

function sentenceOf({ label, before, now, mine }: TheirChange) {
  const what = `${label}: ${quoted(now)}, was ${quoted(before)}`;
  return mine ? `${what}. You changed it too: yours stays in the form.` : `${what}. It is in your form now.`;
}

function quoted(text: string) {
  return text === '' ? 'blank' : `“${text.replaceAll(/\s*\n\s*/g, ', ')}”`;
}

function theirValue({ field, now }: TheirChange) {
  return [field, field === 'deliveryAddresses' ? now.split('\n\n') : now];
}
