import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Reads a password from the terminal without showing it, or the first line of standard input. Never from an argument: process lists show arguments. */
export async function askPassword(): Promise<string> {
  const terminal = process.stdin.isTTY === true;
  if (terminal) process.stdout.write('Password (at least 12 characters, not shown): ');
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reading = createInterface({ input: process.stdin, output: hidden, terminal });
  try {
    const { value } = await reading[Symbol.asyncIterator]().next();
    if (terminal) process.stdout.write('\n');
    return value ?? '';
  } finally {
    reading.close();
  }
}
