import { useEffect, useState } from 'react';

/**
 * Loads a part of a screen at first use, so the screen opens faster. Null until loaded, or if loading fails. No retry: the
 * browser remembers a failed module until reload.
 */
export function usePart<Part>(isWanted: boolean, load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part is the same in every call
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    load().then(
      (loaded) => isGone || setPart(() => loaded),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return part;
}
