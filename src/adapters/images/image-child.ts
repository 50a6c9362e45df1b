import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { programFile } from '#program-file';
import type { ImageMessage, ImageRequest } from './image-messages.ts';
import type { ImageLimits } from './watch-process.ts';

/**
 * Why a child failed at a picture. 'too-expensive': it used more processor time than a picture may. 'timed-out': it took long
 * without using the processor, so the machine is busy and the picture may be valid. 'crashed': the process ended.
 */
export type ImageFailure = 'too-expensive' | 'timed-out' | 'crashed';

/** The server's handle of a child process that makes pictures. */
export type ImageChild = {
  readonly pid: number | undefined;
  /** False when the process has ended, for any reason. */
  alive(): boolean;
  /** One call at a time. */
  make(request: ImageRequest, timeoutMs: number): Promise<ImageMessage | ImageFailure>;
  end(): Promise<void>;
};

/** Starts a child that ends itself when it exceeds a limit. `priority` is that of `os.setPriority`. */
export function startImageChild({
  maxResidentBytes,
  maxProcessorMs,
  priority = 0,
}: ImageLimits & { priority?: number }): ImageChild {
  const limits = [maxResidentBytes, maxProcessorMs].map(String);
  const child = fork(programFile(new URL('./image-process.ts', import.meta.url)), limits, {
    serialization: 'advanced',
    execArgv: [],
    // Of the server's environment only where Node keeps compiled code: the child needs no secret. With one arena, memory is
    // returned after a large picture.
    env: {
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      MALLOC_ARENA_MAX: '1',
      UV_THREADPOOL_SIZE: '2',
      VIPS_WARNING: '0',
    },
  });
  if (child.pid !== undefined && priority !== 0) lowerPriority(child.pid, priority);
  let settle: (answer: ImageMessage | ImageFailure) => void = () => {};
  let ended = false;
  const exited = new Promise<void>((resolve) => {
    const onEnd = () => {
      ended = true;
      settle(child.signalCode === 'SIGVTALRM' ? 'too-expensive' : 'crashed');
      resolve();
    };
    child.once('exit', onEnd);
    child.on('error', () => child.pid === undefined && onEnd());
  });
  child.on('message', (message: ImageMessage) => settle(message));

  return {
    pid: child.pid,
    alive: () => !ended && child.connected,
    async make(request, timeoutMs) {
      const answer = new Promise<ImageMessage | ImageFailure>((resolve) => {
        settle = resolve;
      });
      const timer = setTimeout(() => {
        settle('timed-out');
        child.kill('SIGKILL');
      }, timeoutMs);
      if (ended) settle('crashed');
      else child.send(request, (error) => error && settle('crashed'));
      return answer.finally(() => clearTimeout(timer));
    },
    async end() {
      if (child.connected) child.disconnect();
      const timer = setTimeout(() => child.kill('SIGKILL'), 2000);
      await exited;
      clearTimeout(timer);
    },
  };
}

/** At once: the process has no threads yet, and those that it starts inherit the priority. */
function lowerPriority(pid: number, priority: number) {
  try {
    setPriority(pid, priority);
  } catch {
    // It has ended meanwhile, or the system keeps its priorities to itself: the pictures are made all the same.
  }
}
