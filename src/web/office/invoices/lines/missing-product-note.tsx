import { PlainButton } from '../../../ui/button.tsx';
import styles from './invoice-line-row.module.css';
import { useMissingProduct } from './missing-products.ts';

type MissingProductNoteProps = { row: number; typed: string };

/** Says that no product has the typed name, and leads to what can be done: an owner adds it, others ask for it. */
export function MissingProductNote({ row, typed }: MissingProductNoteProps) {
  const { isOwner, wish, add } = useMissingProduct(row, typed);
  if (wish && !isOwner)
    return (
      <span className={styles.error}>
        No product with this name. {wish.askedBy} asked for it: an owner adds it, this form waits here
      </span>
    );
  return (
    <span className={styles.error}>
      No product with this name.{' '}
      <PlainButton onClick={add} aria-keyshortcuts="F2">
        {isOwner ? 'Add it' : 'Ask for it'} <kbd>F2</kbd>
      </PlainButton>
    </span>
  );
}
