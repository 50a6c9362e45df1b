import { useLayoutEffect, useRef, useState } from 'react';
import type { HsnCodeAnswer } from '#contract/catalogue/hsn-codes.ts';
import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import type { DraftLine } from '#domain/invoices/invoice.ts';
import { Button, PlainButton } from '../../../ui/button.tsx';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { useLoad } from '../../parts/use-load.ts';
import styles from './code-choice.module.css';
import { keepCode } from './keep-code.ts';

type CodeChoiceProps = {
  line: DraftLine;
  /** The first digits of the codes to choose among. */
  below: string;
  /** It is a code that does not exist: those nearest to it are offered, where there are any. */
  isNear?: boolean;
  desk: Desk;
  onChoose: (code: string) => void;
  /** The catalogue was saved: its lists are loaded again. */
  onKept: () => void;
};

/**
 * The official codes below one that is too short for this firm and buyer, that came instead of one that ended, or nearest to one that
 * does not exist. An owner's choice is kept for the product that has the wrong one.
 */
export function CodeChoice({ line, below, isNear = false, desk, onChoose, onKept }: CodeChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState('');
  const [failure, setFailure] = useState('');
  const isWanted = isOpen || isNear;
  const { state, reload } = useLoad(isWanted ? below : '', async (signal) =>
    isWanted
      ? callStaff(`${paths.hsnCodes}?${new URLSearchParams({ q: below })}`, {
          read: (response) => response.json() as Promise<HsnCodeAnswer[]>,
          signal,
        })
      : { ok: true, value: [], headers: new Headers() },
  );
  const box = useRef<HTMLDivElement>(null);
  // What had the focus is gone: the button that opened the list, or what was there while it was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state has its own buttons
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (!isOpen || (active !== document.body && active !== box.current)) return;
    (box.current?.querySelector('button') ?? box.current)?.focus();
  }, [isOpen, state.kind]);
  const isOwner = desk.role === 'owner';
  const product = desk.lists.products.find(({ name }) => name === line.product);
  // A code that only this row has says nothing of the product.
  const isOfProduct = product !== undefined && (product.hsn === '' || product.hsn === line.hsn);
  const isKept = isOwner && isOfProduct;
  // Operations counts the codes of products that are too short or have ended.
  const isCounted = isOfProduct && product.hsn !== '' && !isNear;
  const choose = async (code: string) => {
    setBusy(code);
    const why = isKept ? await keepCode(line.product, code) : '';
    setBusy('');
    if (why === '') {
      onChoose(code);
      if (isKept) onKept();
    } else setFailure(`Not kept for ${line.product}: ${why}`);
  };
  if (state.kind === 'failed')
    return (
      <div ref={box} tabIndex={-1}>
        <p role="alert">
          {state.failure.message} <PlainButton onClick={reload}>Try again</PlainButton>
        </p>
      </div>
    );
  // The heading itself is what is too short.
  const codes = state.kind === 'ready' ? state.value.filter(({ code }) => !below.startsWith(code)) : [];
  const title = `Codes ${isNear ? 'near' : 'below'} ${below}`;
  if (!isOpen)
    return (
      (!isNear || codes.length > 0) && (
        <Button look="slim" onClick={() => setIsOpen(true)}>
          {title}
        </Button>
      )
    );
  return (
    <div ref={box} tabIndex={-1} className={styles.choice}>
      <p className="quiet">
        {isKept
          ? `Your choice is kept for ${line.product}.`
          : `Your choice serves this document.${isCounted ? ' Operations asks an owner to keep one.' : ''}`}
      </p>
      {failure && <p role="alert">{failure}</p>}
      <ul aria-label={title} aria-busy={state.kind === 'loading'}>
        {codes.map(({ code, words }) => (
          <li key={code}>
            <button type="button" aria-disabled={busy !== ''} onClick={() => busy === '' && choose(code)}>
              <b>{busy === code ? 'Saving …' : code}</b> <span>{words}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
