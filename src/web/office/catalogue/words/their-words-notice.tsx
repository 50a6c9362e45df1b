import { siteWordsFieldName } from '#domain/site-words/site-words-problems.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { shownTime } from '../../parts/shown-time.ts';
import { listed } from '../record/change-words.ts';
import type { RecordChange } from '../record/merge-records.ts';
import type { TheirWords } from './use-site-words-draft.ts';

type TheirWordsNoticeProps = { theirs: TheirWords; onTake: () => void };

/** Tells the second of two owners what the first has saved. Nothing that the second has typed is gone. */
export function TheirWordsNotice({ theirs: { by, at, changes }, onTake }: TheirWordsNoticeProps) {
  const both = [...new Set(changes.filter(({ mine }) => mine).map(nameOf))];
  return (
    <Notice
      kind="bad"
      takesFocus
      title={`Not saved yet: ${by} changed the words of the site on ${shownTime(at)}, after you opened them.`}
      actions={both.length > 0 && <Button onClick={onTake}>Take theirs for {listed(both)}</Button>}
    >
      <ul>
        {[...new Set(changes.map(sentenceOf))].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>Everything you typed is still here. Look at it, and save again.</p>
    </Notice>
  );
}

function nameOf({ path }: RecordChange) {
  return siteWordsFieldName(path.join('.'));
}

function sentenceOf(change: RecordChange) {
  const text = typeof change.now === 'string' ? `: “${shortened(change.now)}”` : '';
  const what = `${nameOf(change)}${text}`;
  return change.mine ? `${what}. You changed it too: yours stays here.` : `${what}. It is here now.`;
}

function shortened(text: string) {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}

const LONGEST = 80;
