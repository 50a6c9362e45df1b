import { Overloaded } from '#operations/ports/failures.ts';
import { type ImageChild, type ImageFailure, startImageChild } from './image-child.ts';
import type { ImageMessage, ImageRequest } from './image-messages.ts';
import type { ImageLimits } from './watch-process.ts';

export type ImageChildrenOptions = ImageLimits & {
  /** How many pictures are made at once, each in a separate process. */
  children: number;
  /** How many more may wait, and their total bytes, which are in the server's memory. */
  queue: number;
  queueBytes: number;
  /** Wall time, for a child that gets no processor time; processor time has a separate limit. */
  timeoutMs: number;
  /** A child without work ends after this time, to free its memory. */
  idleMs: number;
  /** The priority of the processes, as `os.setPriority` takes it: 0 is normal, 19 the lowest. */
  priority: number;
};

type ImageChildren = {
  make(request: ImageRequest): Promise<ImageMessage | ImageFailure>;
  pids(): number[];
  close(): Promise<void>;
};

/** Manages the processes that make pictures: started when there is work, replaced after a crash, ended when idle. */
export function openImageChildren(options: ImageChildrenOptions): ImageChildren {
  const idle: { child: ImageChild; timer: NodeJS.Timeout }[] = [];
  const working = new Set<ImageChild>();
  const ending = new Set<Promise<void>>();
  const inProgress = new Set<Promise<unknown>>();
  const waiting: { bytes: number; begin(): void }[] = [];
  let freeSlots = options.children;

  const acquireSlot = async (bytes: number) => {
    if (freeSlots > 0) {
      freeSlots -= 1;
      return;
    }
    const waitingBytes = waiting.reduce((sum, one) => sum + one.bytes, 0);
    if (waiting.length >= options.queue || waitingBytes + bytes > options.queueBytes)
      throw new Overloaded('Too many pictures are being made just now.');
    await new Promise<void>((begin) => waiting.push({ bytes, begin }));
  };
  const releaseSlot = () => {
    const next = waiting.shift();
    if (next) next.begin();
    else freeSlots += 1;
  };

  const end = (child: ImageChild) => {
    const ended = child.end().finally(() => ending.delete(ended));
    ending.add(ended);
  };
  const keepIdle = (child: ImageChild) => {
    const entry = {
      child,
      timer: setTimeout(() => end(idle.splice(idle.indexOf(entry), 1)[0]?.child ?? child), options.idleMs),
    };
    idle.push(entry);
  };
  const takeChild = (): ImageChild => {
    for (let entry = idle.pop(); entry; entry = idle.pop()) {
      clearTimeout(entry.timer);
      if (entry.child.alive()) return entry.child;
    }
    return startImageChild(options);
  };

  const makeOnce = async (request: ImageRequest) => {
    const child = takeChild();
    working.add(child);
    const answer = await child.make(request, options.timeoutMs);
    working.delete(child);
    if (child.alive() && typeof answer !== 'string') keepIdle(child);
    else end(child);
    return answer;
  };

  const makeInTurn = async (request: ImageRequest) => {
    await acquireSlot(request.bytes.byteLength);
    try {
      const answer = await makeOnce(request);
      // Another program may have ended it, so retry once. After two crashes the picture is the cause.
      return answer === 'crashed' ? await makeOnce(request) : answer;
    } finally {
      releaseSlot();
    }
  };

  return {
    make(request) {
      const made = makeInTurn(request).finally(() => inProgress.delete(made));
      inProgress.add(made);
      return made;
    },
    pids: () => [...working, ...idle.map(({ child }) => child)].flatMap(({ pid }) => (pid ? [pid] : [])),
    async close() {
      await Promise.allSettled(inProgress);
      for (const { child, timer } of idle.splice(0)) {
        clearTimeout(timer);
        end(child);
      }
      await Promise.all(ending);
    },
  };
}
