import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Ten thousand million guesses or more: the best of the estimator's five scores, 0 to 4. */
const SAFE_SCORE = 4;
/** The time of an estimate grows with the square of the length: 256 characters may take 0.4 s, 48 take 0.05 s. */
const MAX_CHARACTERS = 48;
const SHORTEST_WORD = 3;

const ownWords = ['vitrine', 'invoice'];

/**
 * Opens a check for passwords that are guessed early: common ones, sequences, keyboard patterns, dates, and `words` about the
 * account. Its word list takes 18 MB of memory and half a second, so it is loaded when the first password is chosen.
 */
export function openEasyPasswordCheck(): (password: string, words: readonly string[]) => Promise<boolean> {
  let loaded: Promise<ZxcvbnFactory> | null = null;
  return async (password, words) => {
    loaded ??= loadEstimator().catch((error: unknown) => {
      // The next check tries again.
      loaded = null;
      throw error;
    });
    const estimator = await loaded;
    const near = [...ownWords, ...words.flatMap(wordsIn)];
    return estimator.check(password.normalize('NFKC'), near).score < SAFE_SCORE;
  };
}

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MAX_CHARACTERS });
}

/** `'Sample Interiors'` → `['sampleinteriors', 'sample', 'interiors']` */
function wordsIn(text: string): string[] {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u);
  return [words.join(''), ...words].filter((word) => word.length >= SHORTEST_WORD);
}
