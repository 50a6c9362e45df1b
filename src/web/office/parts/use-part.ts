import { useEffect, useState } from 'react';

const SECOND_TRY_MS = 2_000;

/**
 * A part of a screen that is loaded when it is wanted for the first time, so that the screen itself is there sooner. Null
 * until then, and when it cannot be loaded at the second try either: the screen works without it, and the console says so.
 */
export function usePart<Part>(isWanted: boolean, load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part is the same in every call
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    const keep = (loaded: Part) => isGone || setPart(() => loaded);
    const tryAgain = async () => {
      await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_MS));
      if (!isGone) keep(await load());
    };
    load()
      .then(keep, tryAgain)
      .catch(() => console.error('A part of this screen could not be loaded. Reload the page to have it.'));
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return part;
}
