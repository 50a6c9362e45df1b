import { useEffect, useState } from 'react';

/** `value` once it has not changed for `ms`: a screen reader reads the final sum, not one for each key. */
export function useDebounced(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
