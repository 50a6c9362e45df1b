import { useEffect, useState } from 'react';

/** `value` once it has not changed for `ms`: a screen reader is told the sum, not every key on the way to it. */
export function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
