import { useEffect, useState } from 'react';

/** `value` once it has not changed for `ms`: a screen reader is told the sum, not every key on the way to it. */
export const useSettled = (value: string, ms: number): string => {
  const [settled, setSettled] = useState('');
  const [first] = useState(value);
  useEffect(() => {
    if (value === first) return;
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, first, ms]);
  return settled;
};
