/**
 * `keptAnswers(readState)` → the same function of a text, which keeps its last answers: every rule about a document asks again for
 * the same two addresses. The answers are shared, so nobody may change one.
 */
export function keptAnswers<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const kept = new Map<string, Answer>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const answer = ask(text);
    if (kept.size >= MOST) kept.clear();
    kept.set(text, answer);
    return answer;
  };
}

const MOST = 16;
