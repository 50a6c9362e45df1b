import { useState } from 'react';
import type { DocumentRecord } from '#contract/documents.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatQuantity } from '#domain/money/format-rupees.ts';
import { PlainButton } from '../../ui/button.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import { HappenedRow } from './happened-row.tsx';

type CameBackRowProps = {
  record: DocumentRecord;
  entry: NonNullable<DocumentRecord['challan']>['cameBack'][number];
  onReload: () => void;
};

/** What came back on a day, and a way to take that back when it was a mistake. */
export function CameBackRow({ record, entry, onReload }: CameBackRowProps) {
  const [message, setMessage] = useState('');
  const takeBack = async () => {
    const answer = await callStaff(path(paths.documentReturn, { id: record.id, line: String(entry.line) }), {
      method: 'DELETE',
      read: (response) => response.json(),
    });
    setMessage(answer.ok ? '' : answer.message);
    onReload();
  };
  const goods = entry.rows.map(({ row, quantity }) => goodsOf(record, row, quantity)).join(', ');
  const canTakeBack = entry.undone === null && !record.cancelled && record.challan?.state !== 'closed';
  const said = (
    <>
      Came back: {goods}
      {entry.remark && `, “${entry.remark}”`}
    </>
  );
  return (
    <HappenedRow date={entry.date} amount={null}>
      {entry.undone ? <s>{said}</s> : said}
      {entry.undone && ` taken back by ${entry.undone.by}`}
      {canTakeBack && (
        <>
          {' '}
          <PlainButton onClick={() => void takeBack()} aria-label={`Take back: came back ${goods}`}>
            Take back
          </PlainButton>
        </>
      )}
      {message && <span role="alert"> {message}</span>}
    </HappenedRow>
  );
}

function goodsOf({ rows }: DocumentRecord, row: number, quantity: number): string {
  const line = rows.find((each) => each.row === row);
  return `${formatQuantity(quantity)} ${line?.unit ?? ''} of ${line?.product ?? ''}`;
}
