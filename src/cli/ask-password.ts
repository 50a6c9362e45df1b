import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** A password typed unseen at a terminal, or the first line of standard input. Never an argument: those show in process lists. */
export async function askPassword(): Promise<string> {
  const terminal = process.stdin.isTTY === true;
  if (terminal) process.stdout.write('Password (at least 12 characters, not shown): ');
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reading = createInterface({ input: process.stdin, output: unseen, terminal });
  try {
    const { value } = await reading[Symbol.asyncIterator]().next();
    if (terminal) process.stdout.write('\n');
    return value ?? '';
  } finally {
    reading.close();
  }
}
