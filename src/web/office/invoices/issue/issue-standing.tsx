import type { DocumentRecord } from '#contract/documents.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { awaitsIrn } from '../../parts/documents/awaits-irn.ts';
import { ewayStateWords } from '../../parts/documents/sent-words.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { useLoad } from '../../parts/use-load.ts';
import styles from './issued-panel.module.css';

/** How a document that was just issued stands at the portals; null until it is loaded. */
export function useIssueStanding(id: string): { record: DocumentRecord | null; failed: boolean; reload: () => void } {
  const { state, reload } = useLoad<DocumentRecord>(id, (signal) =>
    callStaff(path(paths.documentRecord, { id }), { signal, read: (response) => response.json() }),
  );
  return { record: state.kind === 'ready' ? state.value : null, failed: state.kind === 'failed', reload };
}

/** What the law wants besides the paper: its IRN and its e-way bill. */
export function IssueStanding({ record }: { record: DocumentRecord }) {
  const { einvoice, eway } = record;
  return (
    <>
      {einvoice && (
        <p className={awaitsIrn(record) ? styles.awaited : 'quiet'}>
          {awaitsIrn(record) ? (
            <>
              IRN awaited: without it the paper is no tax invoice (rule 48).{' '}
              <a href={einvoicesOf(record)}>Returns, e-invoice</a>
            </>
          ) : (
            'It has its IRN.'
          )}
        </p>
      )}
      {eway && !(eway.state === 'none' && eway.required === false) && (
        <p className={eway.state === 'none' && eway.required ? styles.awaited : 'quiet'}>
          E-way bill: {ewayStateWords(eway)}
        </p>
      )}
    </>
  );
}

function einvoicesOf({ taxState, date }: DocumentRecord): string {
  return `${paths.returns}?${new URLSearchParams({ state: taxState, period: date.slice(0, 7), tab: 'einvoice' })}`;
}
