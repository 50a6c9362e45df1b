import { useState } from 'react';
import type { DocumentRecord } from '#contract/documents.ts';
import { Button } from '../../ui/button.tsx';
import { usePart } from '../parts/use-part.ts';

type ChallanActionsProps = {
  record: DocumentRecord;
  today: string;
  onClose: () => void;
  onReopen: () => void;
  onReload: () => void;
};

/** What can be said of a challan besides its invoice: that goods came back, that nothing more is awaited, that it is open again. */
export function ChallanActions({ record, today, onClose, onReopen, onReload }: ChallanActionsProps) {
  const [asks, setAsks] = useState(false);
  const question = usePart(asks, () => import('./came-back-question.tsx'));
  const { challan, cancelled } = record;
  if (!challan || cancelled) return null;
  return (
    <>
      {challan.state === 'closed' && <Button onClick={onReopen}>Open again</Button>}
      {challan.isOpen && <Button onClick={onClose}>Close …</Button>}
      {challan.isOpen && <Button onClick={() => setAsks(true)}>Came back …</Button>}
      {asks && question && (
        <question.CameBackQuestion
          record={record}
          today={today}
          onCancel={() => setAsks(false)}
          onDone={() => {
            setAsks(false);
            onReload();
          }}
        />
      )}
    </>
  );
}
