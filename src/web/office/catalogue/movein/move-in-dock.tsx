import { Button } from '../../../ui/button.tsx';
import dock from '../../../ui/dock.module.css';
import { Dock } from '../../../ui/dock.tsx';
import { RefusedSave } from '../../parts/record/refused-save.tsx';
import { countKind } from '../../parts/sheets/row-kinds.ts';
import { usePrimaryKey } from '../../parts/use-primary-key.ts';
import catalogue from '../record/catalogue.module.css';
import { enteringIn, productsText } from './taken-products.ts';
import type { MoveInState } from './use-move-in.ts';

type MoveInDockProps = { state: Extract<MoveInState, { kind: 'preview' }>; onTake: () => void };

/** What goes in, the button that does it, and why it did not. */
export function MoveInDock({ state: { preview, isTaking, failure }, onTake }: MoveInDockProps) {
  const entering = enteringIn(preview);
  const refused = countKind(preview, 'refused');
  const canTake = !isTaking && entering > 0;
  usePrimaryKey(canTake ? onTake : null);
  return (
    <Dock>
      {failure && (
        <div className={catalogue.above}>
          <RefusedSave failure={failure} kept="Your file" again="take the products" />
        </div>
      )}
      <div className={dock.need} role="status">
        <b>{isTaking ? `Taking ${productsText(entering)} …` : entering === 0 ? 'No product goes in.' : null}</b>
        {!isTaking && entering > 0 && (
          <>
            <b>{countKind(preview, 'new')} new</b>, <b>{countKind(preview, 'changes')} changed</b>.
          </>
        )}{' '}
        {refused > 0 && `${refused} refused ${refused === 1 ? 'stays' : 'stay'} out.`}
      </div>
      <Button look="go" aria-disabled={!canTake} onClick={() => canTake && onTake()}>
        Take {productsText(entering)} <kbd>Ctrl Enter</kbd>
      </Button>
    </Dock>
  );
}
