import { startProgram } from '#test/program/start-program.ts';
import { type Drill, withFault } from './drill.ts';
import { withSmallDisk } from './small-disk.ts';

/** A disk that nothing can be written to, at the start: one line that says so, and the end. */
export const readOnly: Drill = {
  name: 'read-only',
  holds: 'A start on a disk that is read-only ends at once, with one line that says what to do',
  asRoot: true,
  faults: [
    {
      name: 'a start that tells of its failure in its own words',
      file: 'start/start-failure.ts',
      replace: 'return advice ?',
      by: 'return false ?',
    },
  ],
  run: async ({ size, fault }, tell) => {
    const others = size === 'long' ? ['an empty shop', 'a shop that has been open'] : [];
    for (const shop of [...others, 'a shop that was killed'])
      await withSmallDisk(12, async (disk) => {
        const env = { PORT: '0', DATA_DIR: disk.folder, ...withFault(fault) };
        if (shop !== 'an empty shop') {
          const before = await startProgram({ ...env, PLANTED_FAULT: '' });
          await before.kill(shop === 'a shop that was killed' ? 'SIGKILL' : 'SIGTERM');
        }
        disk.makeReadOnly();
        const said = await startProgram(env, { again: true }).then(
          async (program) => {
            await program.kill('SIGKILL');
            return 'It started.';
          },
          (error: Error) => error.message,
        );
        const [, code = '', lines = ''] = /^The program ended with (\w+): ([\s\S]*)$/.exec(said) ?? [];
        const [told = '', ...more] = lines.split('\n').filter((line) => line && !line.startsWith('RATE LIMITS'));
        const good = code === '1' && more.length === 0 && /^Vitrine cannot start\. .*read-only/.test(told);
        tell(shop, good, { code, told: told || said, furtherLines: more.length });
      });
  },
};
