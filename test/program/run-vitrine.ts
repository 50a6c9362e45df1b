import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { machineEnvironment } from './machine-environment.ts';

/** Gives an operator's command in a process of its own, while others go on: the code that it ends with, and all that it says. */
export async function runVitrine(
  words: string[],
  env: Record<string, string>,
): Promise<{ code: number; said: string }> {
  const planted = env.PLANTED_FAULT
    ? ['--import', pathToFileURL(join(import.meta.dirname, 'plant-fault.ts')).href]
    : [];
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...planted, 'src/cli/vitrine.ts', ...words],
    {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...machineEnvironment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said += part;
    });
  const [code] = await once(child, 'close');
  return { code: code ?? -1, said };
}
