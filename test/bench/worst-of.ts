const ASKED = 300;
/** The first calls open the pool's connections and prepare their statements. */
const WARM = 50;

/** Milliseconds: the 99th of a hundred, once it runs warm. */
export async function worstOf(ask: (turn: number) => Promise<unknown>, turns = ASKED): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < Math.min(WARM, turns); turn++) await ask(turns + turn);
  for (let turn = 0; turn < turns; turn++) {
    const begun = performance.now();
    await ask(turn);
    times.push(performance.now() - begun);
  }
  return times.sort((one, other) => one - other)[Math.floor(turns * 0.99)] ?? 0;
}
