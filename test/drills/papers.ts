import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { machineEnvironment } from '#test/program/machine-environment.ts';
import { startProgram } from '#test/program/start-program.ts';
import { type Drill, type Fault, withFault } from './drill.ts';
import { issueAll } from './issue-many.ts';
import { openDesk } from './open-desk.ts';
import { withStores } from './with-stores.ts';

/** Where, when and in what language a paper may be drawn again. */
const places: { name: string; env: Record<string, string>; command?: string[] }[] = [
  { name: 'in UTC', env: { TZ: 'UTC', LANG: 'C' } },
  { name: 'in India, in Hindi', env: { TZ: 'Asia/Kolkata', LANG: 'hi_IN.UTF-8', LC_ALL: 'hi_IN.UTF-8' } },
  { name: 'five years on, by faketime', env: { TZ: 'America/New_York' }, command: ['faketime', '-f', '+1826d'] },
];

/** What is drawn again of an issued document is what was issued, byte for byte. */
export const papers: Drill = {
  name: 'papers',
  holds: 'A document drawn again by another process, elsewhere and years later, is the stored one byte for byte',
  needs: { faketime: 'faketime' },
  faults: [
    {
      name: 'a paper that says when it was drawn',
      file: 'adapters/paper/sheet-files.ts',
      replace: 'issued: instant(issuedAt)',
      by: 'issued: instant(new Date().toISOString())',
    },
  ],
  run: ({ size, fault }, tell) =>
    withStores('SQLite', async ({ dataDir, databaseUrl }) => {
      const documents = size === 'long' ? 1000 : 20;
      const program = await startProgram({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
      const desk = await openDesk(() => program.origin, program);
      await issueAll(desk, documents, 8, new Map());
      await program.kill('SIGTERM');
      for (const { name, env, command = [] } of places) {
        const found = drawAgain(databaseUrl, env, command, fault);
        tell(name, found.drawn === documents && found.other === 0, found);
      }
    }),
};

function drawAgain(
  databaseUrl: string,
  env: Record<string, string>,
  command: string[],
  fault: Fault | null,
): { drawn: number; other: number; first: string; on: number } {
  const script = (name: string) => join(import.meta.dirname, name);
  const imports = fault ? ['--import', pathToFileURL(script('../program/plant-fault.ts')).href] : [];
  const words = ['--disable-warning=ExperimentalWarning', ...imports, script('draw-again.ts'), databaseUrl];
  const [first = '', ...rest] = [...command, process.execPath, ...words];
  const { status, stdout, stderr } = spawnSync(first, rest, {
    env: { ...machineEnvironment, ...env, ...withFault(fault) },
  });
  if (status !== 0) throw new Error(String(stderr));
  return JSON.parse(String(stdout));
}
