import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dock } from '../../../ui/dock.tsx';
import { Said } from '../said.tsx';
import { useDebounced } from '../use-debounced.ts';

type EntryDockProps = {
  /** What is read out when the last key was pressed a second ago: not one sentence for each key. */
  announced: string;
  /** The words of the main button. */
  go: string;
  isBusy?: boolean;
  /** What the main button does where it stands in no form. */
  onGo?: () => void;
  /** What stands before the main button: what is still missing, figures, other buttons. */
  children: ReactNode;
};

/** What is still missing, the sums and the button that issues: always visible. */
export function EntryDock({ announced, go, isBusy = false, onGo, children }: EntryDockProps) {
  const settled = useDebounced(announced, 1000);
  return (
    <Dock>
      {children}
      <span className="sr" role="status">
        {settled}
      </span>
      <Button type={onGo ? 'button' : 'submit'} look="go" aria-disabled={isBusy} onClick={onGo}>
        {go} <kbd>Ctrl Enter</kbd>
      </Button>
    </Dock>
  );
}

type NextProps = {
  /** Sentences, the first thing to do first. */
  problems: readonly string[];
  /** What is said when nothing is missing. */
  children: ReactNode;
};

/** What is missing first, and how much more; or that all is there. */
export function Next({ problems, children }: NextProps) {
  const [first, ...more] = problems;
  if (first === undefined)
    return (
      <>
        <b>Ready.</b> {children}
      </>
    );
  return (
    <>
      <b>
        Next: <Said text={first} />
      </b>{' '}
      {more.length > 0 && `And ${more.length} more.`}
    </>
  );
}
