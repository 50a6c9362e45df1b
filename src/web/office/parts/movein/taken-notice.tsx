import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { shownTime } from '../shown-time.ts';
import type { MovedRow, MovedSort } from './moved-sort.ts';
import { TakeBack } from './take-back.tsx';
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
  return (
    <Notice
      kind="good"
      title={`Taken from ${name}: ${added.toLocaleString('en-IN')} new, ${changed.toLocaleString('en-IN')} changed.`}
      takesFocus={takesFocus}
      actions={
        <>
          <ButtonLink look="go" href={home.href}>
            {home.name}
          </ButtonLink>
          <TakeBack
            what={sort.counted(added + changed)}
            asks={`${words.asks} ${name}.`}
            onTakeBack={() => onTakeBack(taken)}
          />
        </>
      }
    >
      <p>
        {words.now} Until {shownTime(until)} they can be taken back, {words.condition}
      </p>
    </Notice>
  );
}
