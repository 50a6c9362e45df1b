import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import panel from '../../../ui/panel.module.css';
import { Said } from '../said.tsx';
import { keepUnsent, type UnsentForm } from './unsent-store.ts';

type AnswerPanelProps = {
  /** The last attempt. `id` counts them, so that the same refusal takes the focus again. */
  attempt: { id: number; kind: string };
  /** Not while it is sent, and no longer when all its problems are solved. */
  isShown: boolean;
  title: string;
  actions: ReactNode;
  children: ReactNode;
};

/** Why nothing was issued. Each attempt takes the focus. */
export function AnswerPanel({ attempt: { id, kind }, isShown, title, actions, children }: AnswerPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt takes the focus, also with the same result as before
  useLayoutEffect(() => box.current?.focus(), [id, kind]);
  if (!isShown) return null;
  return (
    <div ref={box} className={`${panel.panel} ${panel.bad}`} role="alert" tabIndex={-1}>
      <h2>
        <Said text={title} />
      </h2>
      {children}
      <div className={panel.actions}>{actions}</div>
    </div>
  );
}

/** What is wrong with a field, as the way to it. */
export function FieldLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      {children}
    </a>
  );
}

type KeepUnsentProps = {
  /** Counts the attempts that did not reach the server. */
  attempt: number;
  unsent: () => UnsentForm;
  /** It waits on this device, and the form begins another. */
  onKept: () => void;
};

/** What a device without a network issues is kept there at once, to be sent later with its key; where only the server is away, at a press. */
export function KeepUnsent({ attempt, unsent, onKept }: KeepUnsentProps) {
  const [isFull, setIsFull] = useState(false);
  const keep = () => (keepUnsent(unsent()) ? onKept() : setIsFull(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    if (navigator.onLine === false) keep();
  }, [attempt]);
  if (!isFull) return <Button onClick={keep}>Keep it, and send it later</Button>;
  return <p>This device cannot keep it for later: its storage is full or off. Leave this page open.</p>;
}
