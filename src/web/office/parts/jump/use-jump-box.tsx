import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import type { JumpBox } from './jump-box.tsx';

type Box = { kind: 'closed' | 'loading' | 'failed' } | { kind: 'open'; Component: typeof JumpBox };

/**
 * Find: `show` opens it, and so does Ctrl+K anywhere in the office. `box` is the dialog while it is open. Its script is
 * loaded on first use: what is typed meanwhile goes into its field.
 */
export function useJumpBox(): { box: ReactNode; show: () => void } {
  const [box, setBox] = useState<Box>({ kind: 'closed' });
  const typed = useRef('');
  const isLoading = useRef(false);
  const show = () => {
    // A question has to be answered first.
    if (isLoading.current || document.querySelector('dialog[open]')) return;
    isLoading.current = true;
    typed.current = '';
    import('./jump-box.tsx').then(
      ({ JumpBox: Component }) => setBox({ kind: 'open', Component }),
      () => {
        isLoading.current = false;
        setBox({ kind: 'failed' });
      },
    );
  };
  // Only now does its field have the keys: until the dialog is open they go to the field behind it.
  const takeTyped = () => {
    isLoading.current = false;
    return typed.current;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` only uses refs
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'k';
      if (isShortcut && !event.isComposing) show();
      else if (isLoading.current && event.key.length === 1 && !event.ctrlKey && !event.metaKey)
        typed.current += event.key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    // While capturing: a field must not take the key.
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, []);
  return {
    show,
    box: (
      <>
        {box.kind === 'open' && <box.Component takeTyped={takeTyped} onClose={() => setBox({ kind: 'closed' })} />}
        {box.kind === 'failed' && <Notice kind="bad" title="Find could not be loaded. Press Ctrl+K to try again." />}
      </>
    ),
  };
}
