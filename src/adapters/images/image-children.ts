import { Overloaded } from '#operations/ports/failures.ts';
import { type ImageChild, type ImageEnd, startImageChild } from './image-child.ts';
import type { ImageMessage, ImageRequest } from './image-messages.ts';
import type { ImageLimits } from './watch-process.ts';

export type ImageChildrenOptions = ImageLimits & {
  /** How many pictures are made at once, each in a process of its own. */
  children: number;
  /** How many more may wait, and how many bytes of them: what waits stands in the server's memory. */
  queue: number;
  queueBytes: number;
  /** By the clock, for a child that gets no processor; what it takes of one is limited apart. */
  timeoutMs: number;
  /** A child without work ends after this: a shop that uploads nothing pays for none. */
  idleMs: number;
  /** Of the processes, as `os.setPriority` takes it: 0 is normal, 19 the lowest. */
  priority: number;
};

type ImageChildren = {
  make(request: ImageRequest): Promise<ImageMessage | ImageEnd>;
  pids(): number[];
  close(): Promise<void>;
};

/** Keeps the processes that make pictures: started when there is work, replaced when they die, ended when there is none. */
export function openImageChildren(options: ImageChildrenOptions): ImageChildren {
  const resting: { child: ImageChild; timer: NodeJS.Timeout }[] = [];
  const working = new Set<ImageChild>();
  const ending = new Set<Promise<void>>();
  const inHand = new Set<Promise<unknown>>();
  const waiting: { bytes: number; begin(): void }[] = [];
  let places = options.children;

  const takePlace = async (bytes: number) => {
    if (places > 0) {
      places -= 1;
      return;
    }
    const waitingBytes = waiting.reduce((sum, one) => sum + one.bytes, 0);
    if (waiting.length >= options.queue || waitingBytes + bytes > options.queueBytes)
      throw new Overloaded('Too many pictures are being made just now.');
    await new Promise<void>((begin) => waiting.push({ bytes, begin }));
  };
  const leavePlace = () => {
    const next = waiting.shift();
    if (next) next.begin();
    else places += 1;
  };

  const end = (child: ImageChild) => {
    const ended = child.end().finally(() => ending.delete(ended));
    ending.add(ended);
  };
  const rest = (child: ImageChild) => {
    const entry = {
      child,
      timer: setTimeout(() => end(resting.splice(resting.indexOf(entry), 1)[0]?.child ?? child), options.idleMs),
    };
    resting.push(entry);
  };
  const takeChild = (): ImageChild => {
    for (let entry = resting.pop(); entry; entry = resting.pop()) {
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
    if (child.alive() && typeof answer !== 'string') rest(child);
    else end(child);
    return answer;
  };

  const makeInTurn = async (request: ImageRequest) => {
    await takePlace(request.bytes.byteLength);
    try {
      const answer = await makeOnce(request);
      // Somebody else may have ended it: once more, and what two die of is the picture's own doing.
      return answer === 'crashed' ? await makeOnce(request) : answer;
    } finally {
      leavePlace();
    }
  };

  return {
    make(request) {
      const made = makeInTurn(request).finally(() => inHand.delete(made));
      inHand.add(made);
      return made;
    },
    pids: () => [...working, ...resting.map(({ child }) => child)].flatMap(({ pid }) => (pid ? [pid] : [])),
    async close() {
      await Promise.allSettled(inHand);
      for (const { child, timer } of resting.splice(0)) {
        clearTimeout(timer);
        end(child);
      }
      await Promise.all(ending);
    },
  };
}
