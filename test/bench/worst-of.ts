const ASKED = 300;

/** Milliseconds: the 99th of a hundred. */
export async function worstOf(ask: (turn: number) => Promise<unknown>, turns = ASKED): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const begun = performance.now();
    await ask(turn);
    times.push(performance.now() - begun);
  }
  return times.sort((one, other) => one - other)[Math.floor(turns * 0.99)] ?? 0;
}
