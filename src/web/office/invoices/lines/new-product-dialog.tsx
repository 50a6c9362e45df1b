import { useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '#contract/paths.ts';
import type { Product } from '#domain/catalogue/catalogue-record.ts';
import { optionLists } from '#domain/catalogue/option-lists.ts';
import type { Problem } from '#domain/outcome.ts';
import { callApi } from '../../../call-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import question from '../../../ui/question.module.css';
import { Select } from '../../../ui/select.tsx';
import { useClosing } from '../../../ui/use-closing.ts';
import { HsnInput } from '../../parts/fields/hsn-input.tsx';
import { useFormLists } from '../form/form-lists-of-desk.ts';
import styles from './new-product-dialog.module.css';
import { unitChoices } from './unit-choices.ts';

type NewProductDialogProps = {
  /** What is typed in the row. */
  name: string;
  isOwner: boolean;
  onClose: () => void;
  onAdded: (product: Product) => void;
  onAsked: () => void;
};

/** Adds a product from the form. Who may not sends the words to the owner. A refusal keeps what was typed. */
export function NewProductDialog({ name, isOwner, onClose, onAdded, onAsked }: NewProductDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { units } = useFormLists();
  const [typed, setTyped] = useState({ name, hsn: '', unit: '', gst: '', note: '' });
  const [said, setSaid] = useState('');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [message, setMessage] = useState('');
  const busy = useRef(false);
  const { close, ways } = useClosing(dialog, onClose);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    document.getElementById('new-product-hsn')?.focus();
  }, []);
  const type = (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change }));
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message;

  const send = async () => {
    if (busy.current) return;
    busy.current = true;
    const { note, ...product } = typed;
    // Not `callStaff`: it would leave the page when the login has ended.
    const answer = await callApi(isOwner ? paths.productList : paths.productWishes, {
      method: 'POST',
      body: isOwner ? product : { ...product, note },
      read: (response) => response.json() as Promise<Product>,
    });
    busy.current = false;
    if (answer.ok) {
      close();
      if (isOwner) onAdded(answer.value);
      else onAsked();
      return;
    }
    flushSync(() => {
      setProblems(answer.problems);
      setMessage(answer.problems.length > 0 ? '' : answer.message);
    });
    const [first] = answer.problems;
    if (first) document.getElementById(`new-product-${first.field}`)?.focus();
  };

  return (
    <dialog
      ref={dialog}
      className={`${question.question} ${styles.dialog}`}
      aria-labelledby={id}
      onKeyDown={(event) => {
        // Select and text fields: Enter sends, as in a form of one button.
        if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement) && !event.nativeEvent.isComposing) {
          event.preventDefault();
          void send();
        }
      }}
      {...ways}
    >
      <h2 id={id}>{isOwner ? 'New product' : 'Ask for a product'}</h2>
      <p className="quiet">
        {isOwner
          ? 'It is added to the list of products, for every document. Catalogue changes it later.'
          : 'An owner sees it on Operations and adds it. This form stays on this device until then.'}
      </p>
      <div className={styles.fields}>
        <Field id="new-product-name" label="Name" wide error={errorOf('name')}>
          {(control) => (
            <input
              {...control}
              value={typed.name}
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => type({ name: target.value })}
            />
          )}
        </Field>
        <Field
          id="new-product-hsn"
          label="HSN/SAC"
          wide
          note={said || 'digits, or words of the official list'}
          error={errorOf('hsn')}
        >
          {(control) => (
            <HsnInput
              {...control}
              value={typed.hsn}
              onType={(hsn) => {
                setSaid('');
                type({ hsn });
              }}
              onChoose={({ code, words, rate, gst }) => {
                setSaid([words, rate && `GST ${rate}`].filter(Boolean).join(', '));
                type({ hsn: code, gst: isOffered(gst) ? gst : typed.gst });
              }}
            />
          )}
        </Field>
        <Field id="new-product-unit" label="Unit" note="with its code in the returns" error={errorOf('unit')}>
          {(control) => (
            <Select
              {...control}
              options={[any, ...unitChoices(units)]}
              value={typed.unit}
              onChange={({ target }) => type({ unit: target.value })}
            />
          )}
        </Field>
        <Field id="new-product-gst" label="GST" error={errorOf('gst')}>
          {(control) => (
            <Select
              {...control}
              options={[any, ...optionLists.gst.filter(({ value }) => value !== '')]}
              value={typed.gst}
              onChange={({ target }) => type({ gst: target.value })}
            />
          )}
        </Field>
        {!isOwner && (
          <Field id="new-product-note" label="For the owner" wide optional error={errorOf('note')}>
            {(control) => (
              <input
                {...control}
                value={typed.note}
                maxLength={300}
                autoComplete="off"
                onChange={({ target }) => type({ note: target.value })}
              />
            )}
          </Field>
        )}
      </div>
      <p role="alert" className={styles.message}>
        {message}
      </p>
      <div className={question.row}>
        <Button onClick={close}>Cancel</Button>
        <Button look="go" onClick={send}>
          {isOwner ? 'Add' : 'Ask'}
        </Button>
      </div>
    </dialog>
  );
}

const any = { value: '', text: 'any' };

function isOffered(gst: string) {
  return gst !== '' && optionLists.gst.some(({ value }) => value === gst);
}
