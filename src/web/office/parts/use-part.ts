import { useEffect, useState } from 'react';

/**
 * A part of a screen that is loaded when it is wanted for the first time, so that the screen itself is there sooner. Null
 * until then, and when it cannot be loaded: the screen works without it. It is not asked for again: a browser that failed to
 * load a module has it as failed until the page is loaded again.
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
