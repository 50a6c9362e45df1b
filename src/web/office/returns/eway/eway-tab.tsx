import { formatRupees } from '#domain/money/format-rupees.ts';
import { type TaxState, taxStates } from '#domain/tax/states.ts';
import { Button } from '../../../ui/button.tsx';
import dock from '../../../ui/dock.module.css';
import { Dock } from '../../../ui/dock.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DropArea } from '../../parts/drop-area.tsx';
import { usePrimaryKey } from '../../parts/use-primary-key.ts';
import { FailedLoad } from '../../parts/when-loaded.tsx';
import styles from '../einvoices/einvoices.module.css';
import { LackingTable } from './lacking-table.tsx';
import { useLackingBills } from './use-lacking-bills.ts';

/** The invoices and challans whose goods may not travel yet: what each lacks, one file for the portal of the chosen, and its answer. */
export function EwayTab({ state }: { state: TaxState }) {
  const bills = useLackingBills(state);
  const { list, rows, more, chosen, save, refused, take, said, busy } = bills;
  usePrimaryKey(chosen.length > 0 ? save : null);
  if (list.state.kind === 'failed') return <FailedLoad failure={list.state.failure} onRetry={list.reload} />;
  if (list.state.kind === 'loading') return <p className="quiet">Loading …</p>;
  const total = chosen.reduce((sum, { value }) => sum + value, 0);
  const ready = rows.filter(({ lacks, problems }) => lacks === 'bill' && problems.length === 0).length;
  return (
    <>
      <p className="quiet">
        Invoices and challans of {taxStates[state].name} that need an e-way bill (rule 138), or may need one, and have
        none, or whose Part B waits. Goods that are fetched by hand, or moved by the buyer’s own bill, need nothing
        here.
      </p>
      {more && (
        <p role="status" className="warn">
          Only the newest {rows.length} are listed. Older documents lack a part, too: they follow as soon as these have
          theirs.
        </p>
      )}
      {refused && (
        <Notice kind="bad" title="There is no file: the portal would refuse documents" takesFocus>
          {refused.problems.length > 0
            ? refused.problems.map(({ message }) => <p key={message}>{message}</p>)
            : refused.message}
        </Notice>
      )}
      <LackingTable bills={bills} />
      <h2 className={styles.gap}>Import the portal’s answer</h2>
      <DropArea
        accept=".json,.xlsx,.csv,application/json"
        what="the portal’s file"
        hint="JSON, XLSX or CSV, as it came. Importing it twice changes nothing."
        single
        onFiles={(files) => {
          for (const file of files) void take(file);
        }}
      />
      {said && <Notice kind={said.good ? 'good' : 'bad'} title={said.words} takesFocus />}
      <Dock>
        <p className={dock.need} role="status">
          <b>{chosen.length} chosen</b> of {ready} that are ready. One file for ‘Generate Bulk’ at the e-way bill
          portal.
        </p>
        <dl className={dock.figures}>
          <div>
            <dt>Documents</dt>
            <dd>{chosen.length}</dd>
          </div>
          <div className={dock.sum}>
            <dt>Value of the goods</dt>
            <dd>₹ {formatRupees(total)}</dd>
          </div>
        </dl>
        <Button look="go" aria-disabled={chosen.length === 0 || busy} onClick={save}>
          {busy ? 'Writing …' : 'E-way JSON'} <kbd>Ctrl Enter</kbd>
        </Button>
      </Dock>
    </>
  );
}
