import { Combobox } from '@base-ui/react/combobox';
import { useRef } from 'react';
import { isOption } from '#domain/catalogue/option-lists.ts';
import { products } from '#domain/catalogue/products.ts';
import styles from './product-field.module.css';

type ProductFieldProps = {
  id: string;
  className: string | undefined;
  value: string;
  'aria-invalid': boolean;
  'aria-describedby': string;
  /** Between the first letter and the choice, Esc, or leaving the field. */
  typing: boolean;
  onTyping: (typing: boolean) => void;
  onChange: (product: string) => void;
};

/** Searches the product list: the first hit is highlighted, Enter or Tab takes it. What is not in the list stays as typed. */
export const ProductField = ({ value, typing, onTyping, onChange, ...control }: ProductFieldProps) => {
  const highlighted = useRef<string | undefined>(undefined);
  const choose = (product: string) => {
    onChange(product);
    onTyping(false);
  };
  return (
    <Combobox.Root
      items={names}
      // A value that is the text itself would show the whole list again, with another product highlighted.
      value={typing || !isProduct(value) ? null : value}
      onValueChange={(product) => product !== null && choose(product)}
      inputValue={value}
      onInputValueChange={(text, { reason }) => {
        // For any other reason it would put back what was there, or nothing.
        if (reason !== 'input-change') return;
        onChange(text);
        onTyping(true);
      }}
      onItemHighlighted={(product) => {
        highlighted.current = product;
      }}
      autoHighlight
      openOnInputClick={false}
    >
      <Combobox.Input
        {...control}
        autoComplete="off"
        onBlur={() => onTyping(false)}
        onKeyDown={(event) => {
          const open = event.currentTarget.getAttribute('aria-expanded') === 'true';
          const takes = (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey;
          if (open && takes && highlighted.current !== undefined && !event.nativeEvent.isComposing) {
            choose(highlighted.current);
            // Its own handling of Enter would keep the key from the form, which walks on.
            event.preventBaseUIHandler();
          } else if (isPlainEnter(event.nativeEvent) && isUnknown(event.currentTarget.value)) {
            // The form would walk on.
            event.preventDefault();
            event.stopPropagation();
            onTyping(false);
          }
          if (event.key === 'Escape') onTyping(false);
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

/** Whether something was typed that is no product. */
export const isUnknown = (text: string) => text.trim() !== '' && !isProduct(text.trim());

const isPlainEnter = ({ key, shiftKey, ctrlKey, metaKey, isComposing }: KeyboardEvent) =>
  key === 'Enter' && !(shiftKey || ctrlKey || metaKey || isComposing);

const isProduct = (text: string) => isOption('products', text);

const names = products.map(({ name }) => name);
const hsnByName = new Map(products.map(({ name, hsn }) => [name, hsn]));
