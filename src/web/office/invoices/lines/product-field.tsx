import { Combobox } from '@base-ui/react/combobox';
import { useRef } from 'react';
import { findProducts, productNamed } from '#domain/catalogue/find-products.ts';
import { isOption, optionLists } from '#domain/catalogue/option-lists.ts';
import { products } from '#domain/catalogue/products.ts';
import type { ProductHabits } from '#domain/invoices/product-habits.ts';
import popup from '../../parts/popup.module.css';
import styles from './product-field.module.css';
import { ProductItem } from './product-item.tsx';

type ProductFieldProps = {
  id: string;
  className: string | undefined;
  value: string;
  /** How products were billed last. */
  habits: ProductHabits;
  'aria-invalid': boolean;
  'aria-describedby': string;
  /** Between the first letter and the choice, Esc, or leaving the field. */
  typing: boolean;
  onTyping: (typing: boolean) => void;
  onChange: (product: string) => void;
};

/**
 * Searches the product list: the first hit is highlighted, Enter or Tab takes it. What is not in the list stays as typed.
 * The whole list begins with 'Select Product', which clears the product.
 */
export function ProductField({ value, habits, typing, onTyping, onChange, ...control }: ProductFieldProps) {
  const highlighted = useRef<string | undefined>(undefined);
  const choose = (product: string) => {
    onChange(product);
    onTyping(false);
  };
  const leave = () => {
    const named = productNamed(value);
    if (named !== null && named !== value) onChange(named);
    onTyping(false);
  };
  const found = typing ? findProducts(value) : entries;
  return (
    <Combobox.Root
      items={entries}
      filteredItems={found}
      // A value that is the text itself would show the whole list again, with another product highlighted.
      value={!typing && isEntry(value) ? value : null}
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
        placeholder={blank.text}
        autoComplete="off"
        onBlur={leave}
        onKeyDown={(event) => {
          const open = event.currentTarget.getAttribute('aria-expanded') === 'true';
          const takes = (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey;
          if (open && takes && highlighted.current !== undefined && !event.nativeEvent.isComposing) {
            choose(highlighted.current);
            // Its own handling of Enter would keep the key from the form, which walks on.
            event.preventBaseUIHandler();
          } else if (isPlainEnter(event.nativeEvent)) {
            leave();
            if (isUnknown(event.currentTarget.value)) {
              // The form would walk on.
              event.preventDefault();
              event.stopPropagation();
            }
          }
          if (event.key === 'Escape') leave();
          // Its own handling of Esc with a closed list would empty the field.
          if (event.key === 'Escape' && !open) event.preventBaseUIHandler();
        }}
      />
      <Combobox.Portal>
        <Combobox.Positioner className={styles.positioner} align="start" sideOffset={-1}>
          <Combobox.Popup className={`${popup.popup} ${styles.popup}`}>
            <Combobox.Empty className={styles.empty}>No product of that name</Combobox.Empty>
            <Combobox.List className={styles.list} aria-label="Products">
              {(name: string) => (
                <Combobox.Item key={name} value={name} className={`${popup.item} ${styles.item}`}>
                  {name === blank.value ? (
                    blank.text
                  ) : (
                    <ProductItem name={name} typed={typing ? value : ''} habit={habits[name]} />
                  )}
                </Combobox.Item>
              )}
            </Combobox.List>
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
                {found.filter((name) => name !== blank.value).length} of {products.length}
              </span>
            </div>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

/** Whether something was typed that is no product. */
export function isUnknown(text: string) {
  return text.trim() !== '' && productNamed(text) === null;
}

function isPlainEnter({ key, shiftKey, ctrlKey, metaKey, isComposing }: KeyboardEvent) {
  return key === 'Enter' && !(shiftKey || ctrlKey || metaKey || isComposing);
}

const [blank] = optionLists.products;
const entries = optionLists.products.map(({ value }) => value);

function isEntry(text: string) {
  return text === blank.value || isOption('products', text);
}
