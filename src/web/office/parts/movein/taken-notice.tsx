import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Question } from '../../../ui/question.tsx';
import { shownTime } from '../shown-time.ts';
import type { MovedRow, MovedSort } from './moved-sort.ts';
import type { TakenRows } from './taken-rows.ts';

type TakenNoticeProps<Row extends MovedRow> = {
  sort: MovedSort<Row>;
  taken: TakenRows;
  /** The button that took them is gone. */
  takesFocus: boolean;
  onTakeBack: (taken: TakenRows) => Promise<void>;
};

/** What a file brought, and the way back for a day. */
export function TakenNotice<Row extends MovedRow>({ sort, taken, takesFocus, onTakeBack }: TakenNoticeProps<Row>) {
  const { home, words } = sort;
  const { name, added, changed, until } = taken;
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const takeBack = async () => {
    setBusy(true);
    await onTakeBack(taken);
    setBusy(false);
    setAsks(false);
  };
  return (
    <>
      <Notice
        kind="good"
        title={`Taken from ${name}: ${added.toLocaleString('en-IN')} new, ${changed.toLocaleString('en-IN')} changed.`}
        takesFocus={takesFocus}
        actions={
          <>
            <ButtonLink look="go" href={home.href}>
              {home.name}
            </ButtonLink>
            <Button onClick={() => setAsks(true)}>Take back</Button>
          </>
        }
      >
        <p>
          {words.now} Until {shownTime(until)} they can be taken back, {words.condition}
        </p>
      </Notice>
      {asks && (
        <Question
          title={`Take back ${sort.counted(added + changed)}?`}
          yes="Take back"
          busy={busy}
          onYes={takeBack}
          onCancel={() => setAsks(false)}
        >
          <p>
            {words.asks} {name}. The file itself stays on your device.
          </p>
        </Question>
      )}
    </>
  );
}
