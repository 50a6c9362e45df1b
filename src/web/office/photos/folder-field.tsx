import { Combobox } from '@base-ui/react/combobox';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { findByText } from '#domain/text/find-by-text.ts';
import styles from './folder-field.module.css';

type Option = { value: string; text: string };

type FolderFieldProps = {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean | undefined;
  options: readonly Option[];
  value: string;
  onChange: (folder: string) => void;
};

/** Items moved by PageUp and PageDown (specification, section 9). */
const PAGE_SIZE = 5;

/** A searchable list of product types. The first match is highlighted; Enter or Tab chooses it. Leaving the field keeps the choice. */
export function FolderField({ options, value, onChange, ...control }: FolderFieldProps) {
  const highlighted = useRef<Option | undefined>(undefined);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Combobox.Root
      items={options}
      filteredItems={findByText(options, typed, ({ text }) => text)}
      onInputValueChange={(text, { reason }) => setTyped(reason === 'input-change' ? text : '')}
      itemToStringLabel={({ text }: Option) => text}
      value={chosen}
      onValueChange={(option) => option && option.value !== value && onChange(option.value)}
      open={open}
      onOpenChange={setOpen}
      onItemHighlighted={(option) => {
        highlighted.current = option;
      }}
      autoHighlight
      loopFocus={false}
      required
    >
      <Combobox.Input
        {...control}
        autoComplete="off"
        data-list
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={(event) => {
          const arrow = arrowKeys[event.key];
          if (open && arrow) {
            event.preventDefault();
            event.preventBaseUIHandler();
            for (let step = 0; step < PAGE_SIZE; step++) press(event.currentTarget, arrow);
          } else if (open && event.key === 'Tab' && !event.shiftKey && highlighted.current) {
            onChange(highlighted.current.value);
            setOpen(false);
          }
        }}
      />
      <Combobox.Portal>
        <Combobox.Positioner className={styles.positioner} align="start" sideOffset={-1}>
          <Combobox.Popup className={styles.popup}>
            <Combobox.Empty className={styles.empty}>No product type with this name</Combobox.Empty>
            <Combobox.List className={styles.list} aria-label="Product types">
              {(option: Option) => (
                <Combobox.Item key={option.value} value={option} className={styles.item}>
                  {option.text}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

const arrowKeys: Record<string, string> = { PageUp: 'ArrowUp', PageDown: 'ArrowDown' };

// Base UI moves by single steps only, and each step needs its own render.
function press(input: HTMLElement, key: string) {
  return flushSync(() => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
}
