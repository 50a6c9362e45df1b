import { beginCpu } from './begin-cpu.ts';

const ASKED = 300;
/** The first calls open the pool's connections and prepare their statements. */
const WARM = 50;

/**
 * Milliseconds: the 99th of a hundred, once it runs warm. With `--cpu` milliseconds of CPU, where others keep
 * the machine busy.
 */
export async function worstOf(ask: (turn: number) => Promise<unknown>, turns = ASKED): Promise<number> {
  const begin = process.argv.includes('--cpu') ? beginCpu : beginTime;
  const times: number[] = [];
  for (let turn = 0; turn < Math.min(WARM, turns); turn++) await ask(turns + turn);
  for (let turn = 0; turn < turns; turn++) {
    const taken = begin();
    await ask(turn);
    times.push(taken());
  }
  return times.sort((one, other) => one - other)[Math.floor(turns * 0.99)] ?? 0;
}

function beginTime() {
  const begun = performance.now();
  return () => performance.now() - begun;
}
