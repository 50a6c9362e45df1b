import { trustedWorker } from '../../trusted-worker.ts';
import type { WallAnswers, WallQuestion } from './wall-messages.ts';
import workerAddress from './wall-worker.ts?worker&url';

/** Asks the worker, one question after the other. */
type AskWall = <Kind extends WallQuestion['kind']>(
  question: WallQuestion & { kind: Kind },
) => Promise<WallAnswers[Kind]>;

/** Starts the worker that finds the wall and lays the material; nobody else sees the photo. `close` ends it. */
export function openWallWorker(): { ask: AskWall; close(): void } {
  const worker = new Worker(trustedWorker('wall-worker', workerAddress), { type: 'module' });
  const waiting = new Map<number, { resolve(answer: never): void; reject(error: Error): void }>();
  let last = 0;
  worker.addEventListener('message', ({ data: { id, answer } }: MessageEvent<{ id: number; answer: unknown }>) => {
    waiting.get(id)?.resolve(answer as never);
    waiting.delete(id);
  });
  worker.addEventListener('error', (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message || 'The worker could not be loaded.'));
    waiting.clear();
  });
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ id: last, question });
      }),
    close: () => worker.terminate(),
  };
}
