import { optionLists } from '#domain/catalogue/option-lists.ts';
import { products } from '#domain/catalogue/products.ts';
import type { ProductHabit } from '#domain/invoices/product-habits.ts';
import { MarkedText } from '../../parts/marked-text.tsx';
import styles from './product-field.module.css';

type ProductItemProps = { name: string; typed: string; habit: ProductHabit | undefined };

/** A product in the list, with its HSN and its last used unit and GST. */
export function ProductItem({ name, typed, habit }: ProductItemProps) {
  return (
    <>
      <span>
        <MarkedText text={name} parts={[typed]} />
      </span>{' '}
      <span className={styles.fact}>
        <MarkedText text={hsnByName.get(name) || 'no default'} parts={/^\d/.test(typed) ? [typed] : []} />
      </span>{' '}
      <span className={styles.fact}>{habit && unitNames.get(habit.unit)}</span>{' '}
      <span className={styles.fact}>{habit && `${habit.gst} %`}</span>
    </>
  );
}

const hsnByName = new Map(products.map(({ name, hsn }) => [name, hsn]));
const unitNames = new Map<string, string>(optionLists.units.map(({ value, text }) => [value, text]));
