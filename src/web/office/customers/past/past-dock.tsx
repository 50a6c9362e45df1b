import { Button } from '../../../ui/button.tsx';
import { Dock } from '../../../ui/dock.tsx';
import type { PastBuyer, PastChoice } from './past-choice.ts';
import styles from './past-page.module.css';

type PastDockProps = {
  buyers: PastBuyer[];
  /** How many there are, listed or not. */
  count: number;
  choice: PastChoice;
  /** How many of the chosen are sent already; null while nothing is sent. */
  progress: { done: number; all: number } | null;
  onAdd: () => void;
};

export function PastDock({ buyers, count, choice, progress, onAdd }: PastDockProps) {
  const ticked = buyers.filter(({ buyer }) => choice.ticked.has(buyer));
  const documents = ticked.reduce((sum, buyer) => sum + buyer.documents, 0);
  return (
    <Dock>
      <p className={styles.need} role="status">
        {progress ? (
          <>
            Adding {progress.done} of {progress.all}.{' '}
            <progress value={progress.done} max={progress.all} aria-label="Added" />
          </>
        ) : (
          <>
            <b>
              {ticked.length} of {count} ticked.
            </b>{' '}
            {documents === 1
              ? 'The document is linked too.'
              : documents > 1 && `Their ${documents} documents are linked to them too.`}
          </>
        )}
      </p>
      <span className={styles.keys} aria-hidden="true">
        <span>
          <kbd>Space</kbd> ticks
        </span>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> moves
        </span>
        <span>
          <kbd>Enter</kbd> corrects
        </span>
      </span>
      <Button look="go" aria-disabled={ticked.length === 0 || progress !== null} onClick={onAdd}>
        {ticked.length === 1 ? 'Add 1 customer' : `Add ${ticked.length} customers`} <kbd>Ctrl Enter</kbd>
      </Button>
    </Dock>
  );
}
