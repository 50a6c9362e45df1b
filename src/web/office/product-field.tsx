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
          const open = event.currentTarget.getAttribute('aria-expanded') === 'true';
          const takes = (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey;
          if (open && takes && highlighted.current !== undefined && !event.nativeEvent.isComposing) {
            onChoose(highlighted.current);
            // Its own handling of Enter would keep the key from the form, which walks on.
            event.preventBaseUIHandler();
          }
          // Its own handling of Esc with a closed list would empty the field.
          if (event.key === 'Escape' && !open) event.preventBaseUIHandler();
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
