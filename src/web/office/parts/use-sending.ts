import { useLayoutEffect, useState } from 'react';
import type { Problem } from '#domain/outcome.ts';
import type { CallAnswer } from '../../call-api.ts';

/**
 * Sends once at a time from a dialog or a form, says what was refused, and leads to the first field that is wrong. Nothing is sent while
 * `check` finds something wrong.
 */
export function useSending(call: () => Promise<CallAnswer<unknown>>, check: () => readonly Problem[] = () => []) {
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [refused, setRefused] = useState('');
  useLayoutEffect(() => {
    if (problems.length === 0) return;
    const within = document.querySelector('dialog[open]') ?? document;
    within.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const send = async () => {
    if (busy) return null;
    const wrong = check();
    if (wrong.length > 0) {
      setProblems(wrong);
      setRefused('');
      return null;
    }
    setBusy(true);
    const answer = await call();
    setBusy(false);
    const found = answer.ok ? [] : answer.problems;
    setProblems(found);
    setRefused(answer.ok || found.some(({ field }) => field !== '') ? '' : answer.message);
    return answer;
  };
  const about = (field: string) => problems.find((problem) => problem.field === field)?.message;
  return { busy, about, refused, send };
}
