import { Button } from '../../../ui/button.tsx';
import { Dock } from '../../../ui/dock.tsx';
import { countKind } from '../../parts/sheets/row-kinds.ts';
import { usePrimaryKey } from '../../parts/use-primary-key.ts';
import styles from './import-page.module.css';
import type { ImportState } from './import-state.ts';

type ImportDockProps = {
  state: Extract<ImportState, { kind: 'preview' | 'writing' }>;
  onStore: () => void;
  onClear: () => void;
  onSave: () => void;
};

/** What will go in, and the button that does it; then how far it is. */
export function ImportDock({ state, onStore, onClear, onSave }: ImportDockProps) {
  const { preview } = state;
  const count = { new: countKind(preview, 'new'), changes: countKind(preview, 'changes') };
  const refused = countKind(preview, 'refused');
  const entering = count.new + count.changes;
  const canStore = state.kind === 'preview' && !state.busy && entering > 0;
  usePrimaryKey(canStore ? onStore : null);
  if (state.kind === 'writing')
    return (
      <Dock>
        <label className={styles.need} htmlFor="stored">
          {state.done.toLocaleString('en-IN')} of {state.of.toLocaleString('en-IN')} rows are stored.
        </label>
        <progress id="stored" className={styles.progress} max={Math.max(1, state.of)} value={state.done} />
      </Dock>
    );
  return (
    <Dock>
      <div className={styles.need} role="status">
        {entering === 0 ? (
          <b>No row goes in.</b>
        ) : (
          <b>
            {rowsText(entering)} {entering === 1 ? 'goes' : 'go'} in:
          </b>
        )}{' '}
        {entering > 0 && `${count.new} new, ${count.changes} changed. `}
        {refused > 0 && `${refused} refused ${refused === 1 ? 'stays' : 'stay'} out.`}
      </div>
      {refused > 0 && (
        <span className={styles.other}>
          <Button onClick={onSave}>Save the {refused === 1 ? 'refused row' : `${refused} refused`} as a file</Button>
        </span>
      )}
      <span className={styles.other}>
        <Button onClick={onClear}>Another file</Button>
      </span>
      <Button look="go" aria-disabled={!canStore} onClick={() => canStore && onStore()}>
        Import {rowsText(entering)} <kbd>Ctrl Enter</kbd>
      </Button>
    </Dock>
  );
}

function rowsText(count: number) {
  return count === 1 ? '1 row' : `${count.toLocaleString('en-IN')} rows`;
}
