import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programFile } from '#program-file';
import type { ChildMessage, Drawing, EngineName } from './paper-files.ts';

/** The server's handle of a child process that draws papers. */
export type PaperChild = {
  readonly pid: number | undefined;
  /** False when the process has ended, for any reason. */
  alive(): boolean;
  /** Its resident memory in bytes after the last paper; 0 before the first. */
  residentBytes(): number;
  /** Resolves when it is warm; rejects with `ChildDied` when it ends first. */
  ready: Promise<void>;
  /** One call at a time. Rejects with `ChildDied` when the process ends in the middle. */
  draw(drawing: Drawing, timeoutMs: number): Promise<Uint8Array>;
  end(): Promise<void>;
};

/** The process ended during its work. Another process may succeed. */
export class ChildCrashed extends Error {
  override name = 'ChildDied';
}

// The optimising compiler needs 60 MB for the module: a third less work per paper, but ten times as many child processes.
const OPTIMISE_LESS = '--liftoff-only';

/** Starts a child; it warms itself up. */
export function startPaperChild(engine: EngineName): PaperChild {
  const child = fork(programFile(new URL('./typst-process.ts', import.meta.url)), [engine], {
    serialization: 'advanced',
    execArgv: engine === 'wasm' ? ['--expose-gc', OPTIMISE_LESS] : ['--expose-gc'],
    // Of the server's environment only where Node keeps compiled code: the child needs no secret.
    env: {
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      FONTCONFIG_FILE: fileURLToPath(new URL('./fonts.conf', import.meta.url)),
    },
  });
  let resident = 0;
  let settle: { resolve(message: ChildMessage): void; reject(error: Error): void } | null = null;

  const nextMessage = () =>
    new Promise<ChildMessage>((resolve, reject) => {
      if (!alive()) reject(new ChildCrashed('The paper process has ended.'));
      settle = { resolve, reject };
    });
  const alive = () => child.connected && child.exitCode === null && child.signalCode === null;
  const exited = new Promise<void>((resolve) => {
    const onEnd = () => {
      settle?.reject(new ChildCrashed('The paper process ended in the middle of its work.'));
      resolve();
    };
    child.once('exit', onEnd);
    child.once('error', onEnd);
  });
  child.on('message', (message: ChildMessage) => settle?.resolve(message));

  const ready = nextMessage().then(() => {});
  // The next `draw` reports a child that could not start. Until then nobody may be waiting for this promise.
  ready.catch(() => {});

  return {
    pid: child.pid,
    alive,
    residentBytes: () => resident,
    ready,
    async draw(drawing, timeoutMs) {
      let isTimedOut = false;
      const timer = setTimeout(() => {
        isTimedOut = true;
        child.kill('SIGKILL');
      }, timeoutMs);
      try {
        await ready;
        const answer = nextMessage();
        child.send(drawing, (error) => {
          if (error) settle?.reject(new ChildCrashed('The paper process could not be reached.'));
        });
        const message = await answer;
        if ('rss' in message) resident = message.rss;
        if ('pdf' in message) return message.pdf;
        throw new Error(`The paper could not be drawn: ${'error' in message ? message.error : 'no answer'}`);
      } catch (error) {
        throw isTimedOut ? new Error(`The paper took longer than ${timeoutMs} ms and was given up.`) : error;
      } finally {
        clearTimeout(timer);
      }
    },
    async end() {
      if (child.connected) child.disconnect();
      const timer = setTimeout(() => child.kill('SIGKILL'), 2000);
      if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) await exited;
      clearTimeout(timer);
    },
  };
}
