import { type Fault, withFault } from './drill.ts';
import { type Program, startProgram } from './start-program.ts';
import { withStores } from './with-stores.ts';

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
