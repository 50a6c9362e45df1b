import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { shownTime } from '../shown-time.ts';
import { listed } from './record-dock.tsx';

type TheirNoticeProps = {
  /** `'the catalogue'` */
  what: string;
  /** What the record is called after that: `'it'`, `'them'` */
  it?: string;
  by: string;
  at: string;
  refused: 'saved' | 'removed';
  /** What both have changed. */
  both: readonly string[];
  /** What they have changed; what is said twice is shown once. */
  sentences: readonly string[];
  onTake: () => void;
};

/** Tells the second of two who changed a record what the first has saved. Nothing that the second has typed is gone. */
export function TheirNotice({ what, it = 'it', by, at, refused, both, sentences, onTake }: TheirNoticeProps) {
  return (
    <Notice
      kind="bad"
      takesFocus
      title={`Not ${refused} yet: ${by} changed ${what} on ${shownTime(at)}, after you opened ${it}.`}
      actions={both.length > 0 && <Button onClick={onTake}>Take theirs for {listed([...new Set(both)])}</Button>}
    >
      <ul>
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>Everything you typed is still here. Look at it, and {refused === 'saved' ? 'save' : 'remove it'} again.</p>
    </Notice>
  );
}
