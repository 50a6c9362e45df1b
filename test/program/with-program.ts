import { type Fault, withFault } from '#test/drills/drill.ts';
import { withStores } from '#test/drills/with-stores.ts';
import { type Program, startProgram } from './start-program.ts';

/** The real program, with a fault in it or without, on a shop that is thrown away. */
export function withProgram(
  fault: Fault | null,
  work: (program: Program, dataDir: string) => Promise<void>,
): Promise<void> {
  return withStores('SQLite', async ({ dataDir }) => {
    const program = await startProgram({ PORT: '0', DATA_DIR: dataDir, ...withFault(fault) });
    try {
      await work(program, dataDir);
    } finally {
      await program.kill('SIGTERM');
    }
  });
}
