import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { machineEnvironment } from './machine-environment.ts';
import { programIn } from './program-files.ts';

const root = join(import.meta.dirname, '../..');

/** Gives an operator's command in a process of its own, while others go on: the code that it ends with, and all that it says. */
export async function runVitrine(
  words: string[],
  env: Record<string, string>,
): Promise<{ code: number; said: string }> {
  const planted = env.PLANTED_FAULT
    ? ['--import', pathToFileURL(join(import.meta.dirname, 'plant-fault.ts')).href]
    : [];
  const vitrine = programIn(root, 'vitrine', { planted: planted.length > 0 });
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...planted, vitrine, ...words], {
    cwd: root,
    env: { ...machineEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said += part;
    });
  const [code] = await once(child, 'close');
  return { code: code ?? -1, said };
}
