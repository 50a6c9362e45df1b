import type { KeyboardEvent } from 'react';

type Choose = (documents: string[], isChosen: boolean) => void;

type ChooseAllProps = { ready: readonly { document: string }[]; chosen: number; choose: Choose };

/** The box in the head of a list: chooses all that are ready. */
export function ChooseAll({ ready, chosen, choose }: ChooseAllProps) {
  return (
    <input
      type="checkbox"
      aria-label="Choose all that are ready"
      disabled={ready.length === 0}
      checked={ready.length > 0 && chosen === ready.length}
      onChange={({ target }) =>
        choose(
          ready.map(({ document }) => document),
          target.checked,
        )
      }
    />
  );
}

type ChooseOneProps = {
  row: { document: string; number: string };
  isReady: boolean;
  isChosen: boolean;
  choose: Choose;
};

/** The box of a row. One that is not ready cannot be chosen. */
export function ChooseOne({ row: { document, number }, isReady, isChosen, choose }: ChooseOneProps) {
  return (
    <input
      type="checkbox"
      data-document={document}
      aria-label={`Choose ${number}`}
      disabled={!isReady}
      checked={isChosen}
      onChange={({ target }) => choose([document], target.checked)}
    />
  );
}

/** Shift Space chooses every document from the last chosen one to this one; for the body of the list. */
export function chooseRun(event: KeyboardEvent<HTMLElement>, choose: Choose): void {
  const document = (event.target as HTMLElement).dataset.document;
  if (event.key !== ' ' || !event.shiftKey || document === undefined) return;
  event.preventDefault();
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-document]:enabled')];
  const at = boxes.findIndex((box) => box.dataset.document === document);
  const from = boxes.slice(0, at).findLastIndex((box) => box.checked);
  choose(
    boxes.slice(from === -1 ? at : from, at + 1).map((box) => box.dataset.document ?? ''),
    true,
  );
}
