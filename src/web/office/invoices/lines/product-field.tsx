import { Combobox } from '@base-ui/react/combobox';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Product } from '#domain/catalogue/catalogue-record.ts';
import { findProducts, productNamed } from '#domain/catalogue/find-products.ts';
import { blankProduct } from '#domain/catalogue/option-lists.ts';
import type { ProductHabits } from '#domain/invoices/product-habits.ts';
import type { MaterialChoice } from '#domain/materials/choices/material-choices.ts';
import popup from '../../parts/popup.module.css';
import { usePart } from '../../parts/use-part.ts';
import { useFormLists } from '../form/form-lists-of-desk.ts';
import type { FoundMaterials } from './find-materials.ts';
import styles from './product-field.module.css';

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
  /** Fills the row with what was chosen beside the products. */
  onMaterial: (choice: MaterialChoice, choose: FoundMaterials['choose']) => void;
  /** F2 in a field with a name that no product has. */
  onMissing: () => void;
};

/**
 * A searchable list of products. The first match is highlighted; Enter or Tab chooses it. Unknown text stays as typed. The
 * full list starts with 'Select Product', which clears the product; a click in the field or on its arrow opens it.
 */
export function ProductField({
  value,
  habits,
  typing,
  onTyping,
  onChange,
  onMaterial,
  onMissing,
  ...control
}: ProductFieldProps) {
  const { products } = useFormLists();
  const offered = products.filter(({ hidden }) => !hidden).map(({ name }) => name);
  const entries = [blankProduct.value, ...offered];
  const highlighted = useRef<string | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const arrow = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened>(closed);
  const materials = usePart(true, () => import('./find-materials.ts'));
  const items = usePart(true, () => import('./product-item.tsx'));
  const [asked, setAsked] = useState('');
  const [coded, setCoded] = useState<FoundMaterials & { first: boolean }>();
  // An arrow key since the last letter.
  const hasMoved = useRef(false);
  // The text whose answer Enter waits for.
  const awaited = useRef('');
  const isAnswered = coded?.typed === value;
  const choices = typing && !opened.all && isAnswered ? coded.choices : [];
  const choose = (product: string) => {
    const material = choices.find(({ label }) => label === product);
    if (coded && material) onMaterial(material, coded.choose);
    else onChange(product);
    onTyping(false);
  };
  const leave = () => {
    const named = productNamed(products, value);
    if (named !== null && named !== value) onChange(named);
    onTyping(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is for the letters that were asked for
  useEffect(() => {
    if (asked === '') return;
    materials?.findMaterials(asked).then((answer) => {
      const input = field.current;
      if (input?.value !== asked) return;
      const isAwaited = awaited.current === asked;
      const [only, ...others] = answer.choices;
      // Whoever goes on before the answer means the only material that fits.
      if (
        only &&
        others.length === 0 &&
        isUnknown(products, asked) &&
        (isAwaited || input !== document.activeElement)
      ) {
        flushSync(() => {
          onMaterial(only, answer.choose);
          onTyping(false);
          setOpened(closed);
        });
        if (isAwaited) materials.pressEnter(input);
        return;
      }
      if (isAwaited && !only) onTyping(false);
      // Who types a number means a code; but what was highlighted by an arrow stays where it is.
      setCoded({ ...answer, first: /\d/.test(asked) && !hasMoved.current && isUnknown(products, asked) });
    });
  }, [asked, materials]);
  const named = typing && !opened.all ? findProducts(products, value) : entries;
  const labels = choices.map(({ label }) => label);
  const found = coded?.first ? [...labels, ...named] : [...named, ...labels];
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
        setAsked(text);
        hasMoved.current = false;
        awaited.current = '';
        onTyping(true);
        setOpened((last) => ({ ...last, ...byKeys }));
      }}
      open={opened.open}
      onOpenChange={(open, { reason, event }) => {
        const onArrow = event.target instanceof Node && arrow.current?.contains(event.target);
        // The arrow's own click closes the list.
        if (!(reason === 'outside-press' && onArrow)) setOpened({ open, ...byKeys });
      }}
      onItemHighlighted={(product) => {
        highlighted.current = product;
      }}
      autoHighlight
      // It would also keep the list open in a field that was emptied.
      openOnInputClick={false}
    >
      <Combobox.Input
        {...control}
        ref={field}
        placeholder={blankProduct.text}
        autoComplete="off"
        onBlur={leave}
        onClick={() => opened.open || setOpened({ open: true, ...byMouse })}
        onKeyDown={(event) => {
          const open = event.currentTarget.getAttribute('aria-expanded') === 'true';
          if (event.key.startsWith('Arrow')) {
            hasMoved.current = true;
            setOpened((last) => ({ ...last, chosenFrom: true }));
          }
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
            const unknown = isUnknown(products, value);
            if (unknown && typing && !isAnswered && awaited.current === '') awaited.current = value;
            else leave();
            if (unknown) {
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
      {/* Base UI's trigger would cost every staff page 2.5 kB. */}
      <button
        ref={arrow}
        type="button"
        tabIndex={-1}
        className={styles.arrow}
        aria-label="All products"
        aria-haspopup="listbox"
        aria-expanded={opened.open}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          field.current?.focus();
          setOpened(opened.open ? closed : { open: true, ...byMouse });
        }}
      />
      <Combobox.Portal>
        <Combobox.Positioner className={styles.positioner} align="start" sideOffset={-1}>
          <Combobox.Popup className={`${popup.popup} ${styles.popup}`}>
            <Combobox.Empty className={styles.empty}>No product with this name</Combobox.Empty>
            <Combobox.List className={styles.list} aria-label="Products">
              {(name: string) => (
                <Combobox.Item key={name} value={name} className={`${popup.item} ${styles.item}`}>
                  {name === blankProduct.value ? (
                    blankProduct.text
                  ) : items && !labels.includes(name) ? (
                    <items.ProductItem name={name} typed={typing ? value : ''} habit={habits[name]} />
                  ) : (
                    name
                  )}
                </Combobox.Item>
              )}
            </Combobox.List>
            {items && (
              <items.ProductFoot
                shown={named.filter((name) => name !== blankProduct.value).length}
                offered={offered.length}
              />
            )}
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
