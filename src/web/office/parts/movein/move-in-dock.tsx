import { Button } from '../../../ui/button.tsx';
import dock from '../../../ui/dock.module.css';
import { Dock } from '../../../ui/dock.tsx';
import { RefusedSave } from '../record/refused-save.tsx';
import { countKind } from '../sheets/row-kinds.ts';
import { usePrimaryKey } from '../use-primary-key.ts';
import type { MovedRow, MovedSort } from './moved-sort.ts';
import { enteringIn } from './taken-rows.ts';
import type { MoveInState } from './use-move-in.ts';

type MoveInDockProps<Row extends MovedRow> = {
  sort: MovedSort<Row>;
  state: Extract<MoveInState<Row>, { kind: 'preview' }>;
  onTake: () => void;
};

/** What goes in, the button that does it, and why it did not. */
export function MoveInDock<Row extends MovedRow>({ sort, state, onTake }: MoveInDockProps<Row>) {
  const { preview, isTaking, failure } = state;
  const entering = enteringIn(preview);
  const refused = countKind(preview, 'refused');
  const canTake = !isTaking && entering > 0;
  usePrimaryKey(canTake ? onTake : null);
  return (
    <Dock>
      {failure && (
        <div className={dock.above}>
          <RefusedSave failure={failure} kept="Your file" again={sort.words.deed} />
        </div>
      )}
      <div className={dock.need} role="status">
        <b>{isTaking ? `Taking ${sort.counted(entering)} …` : entering === 0 ? sort.words.none : null}</b>
        {!isTaking && entering > 0 && (
          <>
            <b>{countKind(preview, 'new')} new</b>, <b>{countKind(preview, 'changes')} changed</b>.
          </>
        )}{' '}
        {refused > 0 && `${refused} refused ${refused === 1 ? 'stays' : 'stay'} out.`}
      </div>
      <Button look="go" aria-disabled={!canTake} onClick={() => canTake && onTake()}>
        Take {sort.counted(entering)} <kbd>Ctrl Enter</kbd>
      </Button>
    </Dock>
  );
}
