import { OrderField } from '../../parts/fields/order-field.tsx';
import styles from './catalogue.module.css';

type RowOrderProps = {
  /** The position of the row, from 0. */
  at: number;
  /** What the row is about. */
  name: string;
  onMove: (from: number, to: number) => void;
};

/** The place of a row in its list. */
export function RowOrder({ at, name, onMove }: RowOrderProps) {
  return (
    <OrderField className={styles.order} label={`Order of ${name}`} position={at} onMove={(to) => onMove(at, to)} />
  );
}
