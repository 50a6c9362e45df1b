import type { WallAnswers, WallQuestion } from './wall-messages.ts';
import workerAddress from './wall-worker.ts?worker&url';

/** Asks the worker, one question after the other. */
type AskWall = <Kind extends WallQuestion['kind']>(
  question: WallQuestion & { kind: Kind },
) => Promise<WallAnswers[Kind]>;

/** Starts the worker that finds the wall and lays the material; nobody else sees the photo. `close` ends it. */
export function openWallWorker(): { ask: AskWall; close(): void } {
  const worker = new Worker(trusted(workerAddress), { type: 'module' });
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

type Policies = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy };
type Policy = { createScriptURL(url: string): string };

/** The policy of Trusted Types lets only this address start a worker. Browsers without them take it as it is. */
let policy: Policy | null = null;

function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('wall-worker', {
    createScriptURL: (url) => {
      if (url !== workerAddress) throw new TypeError('Not the worker of the wall.');
      return url;
    },
  });
  return policy.createScriptURL(address);
}
