import { useCallback, useEffect, useRef } from 'react';

type Waiting = {
  isLoading: boolean;
  /** Whether what is shown has all that was filled in since. */
  isShown: () => boolean;
  customer: string;
};

/**
 * Enters now, or, while what is open is loaded, as soon as it is there: before that all that came would be an advance. Another
 * customer ends the waiting.
 */
export function useEnterWhenLoaded({ isLoading, isShown, customer }: Waiting, enter: () => void): () => void {
  const pressedFor = useRef('');
  useEffect(() => {
    if (pressedFor.current === '' || isLoading || !isShown()) return;
    const isSame = pressedFor.current === customer;
    pressedFor.current = '';
    if (isSame) enter();
  });
  return useCallback(() => {
    if (isLoading) pressedFor.current = customer;
    else enter();
  }, [isLoading, customer, enter]);
}
