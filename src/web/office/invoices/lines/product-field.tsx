import { Combobox } from '@base-ui/react/combobox';
import { useRef, useState } from 'react';
import type { Product } from '#domain/catalogue/catalogue-record.ts';
import { findProducts, productNamed } from '#domain/catalogue/find-products.ts';
import { blankProduct } from '#domain/catalogue/option-lists.ts';
import type { ProductHabits } from '#domain/invoices/product-habits.ts';
import popup from '../../parts/popup.module.css';
import { useFormLists } from '../form/form-lists-of-desk.ts';
import styles from './product-field.module.css';
import { ProductItem } from './product-item.tsx';

type ProductFieldProps = {
  id: string;
  className: string | undefined;
  value: string;
  /** The last used unit and GST of each product. */
  habits: ProductHabits;
  'aria-invalid': boolean;
  'aria-describedby': string;
  /** From the first typed letter until a choice, Esc or leaving the field. */
  typing: boolean;
  onTyping: (typing: boolean) => void;
  onChange: (product: string) => void;
  /** F2 in a field with a name that no product has. */
  onMissing: () => void;
};

/**
 * A searchable list of products. The first match is highlighted; Enter or Tab chooses it. Unknown text stays as typed. The
 * full list starts with 'Select Product', which clears the product; a click in the field or on its arrow opens it.
 */
export function ProductField({ value, habits, typing, onTyping, onChange, onMissing, ...control }: ProductFieldProps) {
  const { products } = useFormLists();
  const offered = products.filter(({ hidden }) => !hidden).map(({ name }) => name);
  const entries = [blankProduct.value, ...offered];
  const highlighted = useRef<string | undefined>(undefined);
  const [opened, setOpened] = useState<Opened>(closed);
  const choose = (product: string) => {
    onChange(product);
    onTyping(false);
  };
  const leave = () => {
    const named = productNamed(products, value);
    if (named !== null && named !== value) onChange(named);
    onTyping(false);
  };
  const found = typing && !opened.all ? findProducts(products, value) : entries;
  return (
    <Combobox.Root
      items={entries}
      filteredItems={found}
      // While typing no value is set: it would show the full list and highlight another product.
      value={!typing && entries.includes(value) ? value : null}
      onValueChange={(product) => product !== null && choose(product)}
      inputValue={value}
      onInputValueChange={(text, { reason }) => {
        // For other reasons Base UI would restore or clear the text.
        if (reason !== 'input-change') return;
        onChange(text);
        onTyping(true);
        setOpened((last) => ({ ...last, ...byKeys }));
      }}
      open={opened.open}
      onOpenChange={(open, { reason }) => setOpened({ open, ...(reason === 'trigger-press' ? byMouse : byKeys) })}
      onItemHighlighted={(product) => {
        highlighted.current = product;
      }}
      autoHighlight
      // It would also keep the list open in a field that was emptied.
      openOnInputClick={false}
    >
      <Combobox.Input
        {...control}
        placeholder={blankProduct.text}
        autoComplete="off"
        onBlur={leave}
        onClick={() => opened.open || setOpened({ open: true, ...byMouse })}
        onKeyDown={(event) => {
          const open = event.currentTarget.getAttribute('aria-expanded') === 'true';
          if (event.key.startsWith('Arrow')) setOpened((last) => ({ ...last, chosenFrom: true }));
          const isChooseKey = (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey;
          if (open && isChooseKey && !opened.chosenFrom) {
            setOpened(closed);
            // Base UI would choose what the pointer is over.
            event.preventBaseUIHandler();
          }
          if (
            open &&
            isChooseKey &&
            opened.chosenFrom &&
            highlighted.current !== undefined &&
            !event.nativeEvent.isComposing
          ) {
            choose(highlighted.current);
            // Base UI would stop Enter; the form needs it to go to the next field.
            event.preventBaseUIHandler();
          } else if (isPlainEnter(event.nativeEvent)) {
            leave();
            if (isUnknown(products, event.currentTarget.value)) {
              // Stay here: the form would go to the next field.
              event.preventDefault();
              event.stopPropagation();
            }
          }
          if (event.key === 'F2' && isUnknown(products, event.currentTarget.value)) {
            event.preventDefault();
            // Elsewhere in the form this key leads to Date.
            event.stopPropagation();
            leave();
            onMissing();
          }
          if (event.key === 'Escape') leave();
          // With a closed list, Base UI would clear the field on Esc.
          if (event.key === 'Escape' && !open) event.preventBaseUIHandler();
        }}
      />
      <Combobox.Trigger className={styles.arrow} aria-label="All products" />
      <Combobox.Portal>
        <Combobox.Positioner className={styles.positioner} align="start" sideOffset={-1}>
          <Combobox.Popup className={`${popup.popup} ${styles.popup}`}>
            <Combobox.Empty className={styles.empty}>No product with this name</Combobox.Empty>
            <Combobox.List className={styles.list} aria-label="Products">
              {(name: string) => (
                <Combobox.Item key={name} value={name} className={`${popup.item} ${styles.item}`}>
                  {name === blankProduct.value ? (
                    blankProduct.text
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
                {found.filter((name) => name !== blankProduct.value).length} of {offered.length}
              </span>
            </div>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

/**
 * The list. `all`: also what does not fit the typed text. `chosenFrom`: Enter and Tab choose what is highlighted; not in a list
 * that was opened by a click, before an arrow key or a letter.
 */
type Opened = { open: boolean; all: boolean; chosenFrom: boolean };

const byKeys = { all: false, chosenFrom: true };
const byMouse = { all: true, chosenFrom: false };
const closed = { open: false, ...byKeys };

/** Whether the text is not blank and not a product. */
export function isUnknown(products: readonly Product[], text: string) {
  return text.trim() !== '' && productNamed(products, text) === null;
}

function isPlainEnter({ key, shiftKey, ctrlKey, metaKey, isComposing }: KeyboardEvent) {
  return key === 'Enter' && !(shiftKey || ctrlKey || metaKey || isComposing);
}
