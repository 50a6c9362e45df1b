import type { ProductHabit } from '#domain/invoices/product-habits.ts';
import { MarkedText } from '../../parts/marked-text.tsx';
import popup from '../../parts/popup.module.css';
import { useFormLists } from '../form/form-lists-of-desk.ts';
import styles from './product-field.module.css';

type ProductItemProps = { name: string; typed: string; habit: ProductHabit | undefined };

/** A product in the list, with its HSN and its last used unit and GST. */
export function ProductItem({ name, typed, habit }: ProductItemProps) {
  const { products, units } = useFormLists();
  const product = products.find((each) => each.name === name);
  const unit = habit?.unit ?? product?.unit;
  const gst = habit?.gst ?? product?.gst;
  return (
    <>
      <span>
        <MarkedText text={name} parts={[typed]} />
      </span>{' '}
      <span className={styles.fact}>
        <MarkedText text={product?.hsn || 'no default'} parts={/^\d/.test(typed) ? [typed] : []} />
      </span>{' '}
      <span className={styles.fact}>{units.find(({ value }) => value === unit)?.text}</span>{' '}
      <span className={styles.fact}>{gst && `${gst} %`}</span>
    </>
  );
}

/** Below the list: its keys, and how many of the products are shown. */
export function ProductFoot({ shown, offered }: { shown: number; offered: number }) {
  return (
    <div className={popup.foot} aria-hidden="true">
      <span>
        <kbd>Enter</kbd> or <kbd>Tab</kbd> picks
      </span>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> moves
      </span>
      <span>
        <kbd>Esc</kbd> closes
      </span>
      <span>
        {shown} of {offered}
      </span>
    </div>
  );
}
