import { Combobox } from '@base-ui/react/combobox';
import { useRef } from 'react';
import { products } from '#domain/catalogue/products.ts';
import styles from './product-field.module.css';

type ProductFieldProps = {
  id: string;
  className: string | undefined;
  value: string;
  onChoose: (product: string) => void;
};

/** Searches the product list: the first hit is highlighted, Enter or Tab takes it, Esc keeps what was there. */
export const ProductField = ({ value, onChoose, ...control }: ProductFieldProps) => {
  const highlighted = useRef<string | undefined>(undefined);
  return (
    <Combobox.Root
      items={names}
      value={value === '' ? null : value}
      onValueChange={(product) => onChoose(product ?? '')}
      onItemHighlighted={(product) => {
        highlighted.current = product;
      }}
      autoHighlight
      openOnInputClick={false}
    >
      <Combobox.Input
        {...control}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key === 'Tab' && !event.shiftKey && highlighted.current) onChoose(highlighted.current);
        }}
      />
      <Combobox.Portal>
        <Combobox.Positioner className={styles.positioner} align="start" sideOffset={-1}>
          <Combobox.Popup className={styles.popup}>
            <Combobox.Empty className={styles.empty}>No product of that name</Combobox.Empty>
            <Combobox.List className={styles.list} aria-label="Products">
              {(name: string) => (
                <Combobox.Item key={name} value={name} className={styles.item}>
                  <span>{name}</span>
                  <span className={styles.hsn}>{hsnByName.get(name) || 'no default'}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
            <div className={styles.foot} aria-hidden="true">
              <span>
                <kbd>Enter</kbd> or <kbd>Tab</kbd> picks
              </span>
              <span>
                <kbd>Esc</kbd> closes
              </span>
            </div>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
};

const names = products.map(({ name }) => name);
const hsnByName = new Map(products.map(({ name, hsn }) => [name, hsn]));
