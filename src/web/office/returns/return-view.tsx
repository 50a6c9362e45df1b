import { useState } from 'react';
import type { Desk } from '#contract/desk.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import type { Period } from '#domain/returns/period.ts';
import { Notice } from '../../ui/notice.tsx';
import { usePart } from '../parts/use-part.ts';
import { usePrimaryKey } from '../parts/use-primary-key.ts';
import { AdvancesPart } from './advances/advances-part.tsx';
import { FiledNotice } from './filed-notice.tsx';
import { FilesDesk } from './files-desk.tsx';
import { Gstr3bTable } from './gstr3b-table.tsx';
import { MendPanel } from './mend-panel.tsx';
import { nextStep } from './next-step.ts';
import { ReturnChecks } from './return-checks.tsx';
import { ReturnDock } from './return-dock.tsx';
import styles from './returns.module.css';
import { SectionsTable } from './sections-table.tsx';
import { useMending } from './use-mending.ts';
import { useReturnFile } from './use-return-file.ts';

type ReturnViewProps = {
  shown: ReturnAnswer;
  desk: Desk;
  onPeriod: (period: Period) => void;
  /** Something of it was changed: read it again. */
  onChanged: () => void;
};

/** One return: what is to mend, its sections and checks, and at the right its files. */
export function ReturnView({ shown, desk, onPeriod, onChanged }: ReturnViewProps) {
  const mending = useMending(shown, onChanged);
  const file = useReturnFile(shown);
  const [asks, setAsks] = useState<'' | 'file' | 'reopen'>('');
  const questions = usePart(asks !== '', () => import('./filing-questions.tsx'));
  const forms = usePart(mending.open !== null, () => import('./mend-dialog.tsx'));
  const over = usePart(shown.overCredited.length > 0, () => import('./over-credited-invoices.tsx'));
  const step = nextStep(shown, mending.rows, { today: desk.today, role: desk.role, fileTaken: file.taken });
  const act = () => {
    if (step.act === 'mend') mending.begin(step.row);
    if (step.act === 'file') file.save('gstr1.json');
    if (step.act === 'mark') setAsks('file');
    if (step.act === 'open') onPeriod(step.period);
  };
  usePrimaryKey(step.act === 'none' ? null : act);
  const close = () => setAsks('');
  const done = () => {
    close();
    onChanged();
  };
  return (
    <>
      <div className={styles.split}>
        <div className={styles.main}>
          {shown.filed ? <FiledNotice shown={shown} /> : <MendPanel shown={shown} mending={mending} />}
          {over && <over.OverCreditedInvoices shown={shown} />}
          {file.message && <Notice kind="bad" title={file.message} />}
          <SectionsTable shown={shown} />
          <ReturnChecks shown={shown} />
          <AdvancesPart key={`${shown.state} ${shown.period}`} shown={shown} today={desk.today} />
        </div>
        <aside className={styles.desk} aria-label="Files and GSTR-3B">
          <FilesDesk shown={shown} file={file} role={desk.role} onAsk={setAsks} />
          <Gstr3bTable shown={shown} today={desk.today} />
        </aside>
      </div>
      <ReturnDock shown={shown} step={step} busy={file.busy !== ''} onAct={act} />
      {forms && mending.open && (
        <forms.MendDialog
          error={mending.open}
          today={desk.today}
          onClose={mending.end}
          onMended={(answer) => mending.done(answer)}
        />
      )}
      {questions && asks === 'file' && (
        <questions.FileQuestion shown={shown} today={desk.today} onCancel={close} onDone={done} onChanged={onChanged} />
      )}
      {questions && asks === 'reopen' && <questions.ReopenQuestion shown={shown} onCancel={close} onDone={done} />}
    </>
  );
}
