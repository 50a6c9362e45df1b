import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Starts a program as nobody, where this user is root: PostgreSQL refuses to run as root. Its words are kept to tell why it ended. */
export function startAsNobody(words: string[], env: Record<string, string> = {}) {
  const root = process.getuid?.() === 0;
  const prefix = words[0] === 'nsenter' ? words.splice(0, 2) : [];
  const user = root ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];
  const [command = '', ...rest] = [...prefix, ...user, ...words];
  const child = spawn(command, rest, {
    cwd: '/',
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      said = (said + part).slice(-20_000);
    });
  child.on('error', () => {});
  return { child, said: () => said };
}

/** A process with its children and theirs. */
export function familyOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const stat = read(`/proc/${name}/stat`);
    // The name of the program, in brackets, may hold anything.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (stat !== '') parents.set(Number(name), parent);
  }
  const family = [pid];
  for (const one of family) for (const [child, parent] of parents) if (parent === one) family.push(child);
  return family;
}

/** '' when it is gone. */
export function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Does not mind one that is gone. */
export function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {}
}

export function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

export async function ended(child: ChildProcess): Promise<void> {
  if (isRunning(child)) await new Promise((resolve) => child.once('exit', resolve));
}
