import { withProgram } from '#test/program/with-program.ts';
import type { Drill } from './drill.ts';

/** Whether the time of an answer tells which names there are. */
export const guesses: Drill = {
  name: 'guesses',
  holds: 'A wrong password of a name that is there and of one that is not take equally long, within a tenth',
  faults: [
    {
      name: 'no work for a name that is not there',
      file: 'adapters/passwords/argon2-passwords.ts',
      replace: '(await verify(known ?? dummyHash, password)) && known !== null',
      by: 'known !== null && (await verify(known, password))',
    },
  ],
  run: ({ size, fault }, tell) =>
    withProgram(fault, async (program) => {
      const guess = async (username: string): Promise<number> => {
        const begun = performance.now();
        const answer = await fetch(`${program.origin}/api/login`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ username, password: 'a wrong password' }),
        });
        if (answer.status !== 401) throw new Error(`A guess is answered ${answer.status}.`);
        await answer.text();
        return performance.now() - begun;
      };
      const times: Record<'there' | 'notThere', number[]> = { there: [], notThere: [] };
      // In turns, so that other work on the machine slows both.
      for (let turn = 0; turn < (size === 'long' ? 210 : 40); turn++) {
        const first = turn % 2 === 0;
        if (first) times.there.push(await guess(program.username));
        times.notThere.push(await guess('nobody1'));
        if (!first) times.there.push(await guess(program.username));
      }
      // The first ten warm the program up.
      const of = (part: number) => ({
        there: at(times.there.slice(10), part),
        notThere: at(times.notThere.slice(10), part),
      });
      // Compared by the lower quartile: other work on a machine makes some guesses slower and none faster, and a guesser
      // who looks for a difference would look there.
      const [quartile, median] = [of(0.25), of(0.5)];
      tell('time of a wrong password', apart(quartile) <= 10, {
        guesses: times.there.length - 10,
        quartile: { ...quartile, apartPercent: apart(quartile) },
        median: { ...median, apartPercent: apart(median) },
      });
    }),
};

function at(times: number[], part: number): number {
  return Math.round((times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0) * 100) / 100;
}

function apart({ there, notThere }: { there: number; notThere: number }): number {
  return Math.round(Math.abs(there / notThere - 1) * 1000) / 10;
}
