import { expect, onTestFinished, test, vi } from 'vitest';
import { findKept, keepInOwn } from './own-cache.ts';
import { cachePrefix, endedCaches } from './shell-answer.ts';

/** The storage of a device as the standard says: opening makes a cache, asking makes none. A full one refuses what is put into it. */
function openDevice({ isFull = false } = {}) {
  const kept = new Map<string, Map<unknown, Response>>();
  const caches = {
    has: async (name: string) => kept.has(name),
    open: async (name: string) => {
      if (!kept.has(name)) kept.set(name, new Map());
      const put = async (asked: unknown, answer: Response) => {
        if (isFull) throw new DOMException('The device is full.', 'QuotaExceededError');
        kept.get(name)?.set(asked, answer);
      };
      return { put } as Cache;
    },
    match: async (asked: unknown, { cacheName }: MultiCacheQueryOptions = {}) => {
      const among = cacheName === undefined ? [...kept.values()] : [kept.get(cacheName)];
      return among
        .find((each) => each?.has(asked))
        ?.get(asked)
        ?.clone();
    },
  };
  vi.stubGlobal('caches', caches);
  onTestFinished(() => void vi.unstubAllGlobals());
  return { caches, names: () => [...kept.keys()], remove: (name: string) => kept.delete(name) };
}

test('After several builds a worker of the first, whose screen nobody opened, makes no cache anew: the build before stays', async () => {
  const { caches, names, remove } = openDevice();
  const own = (build: string) => cachePrefix + build;
  const visitStale = async () => {
    expect(await findKept(own('a'), '/assets/lazy.js')).toBeUndefined();
    await keepInOwn(own('a'), (cache) => cache.put('/assets/lazy.js', new Response()));
  };
  for (const build of ['a', 'b', 'c', 'd']) {
    await (await caches.open(own(build))).put('/operations', new Response(build));
    for (const name of endedCaches(names(), own(build))) remove(name);
    if (build > 'b') await visitStale();
  }
  expect(names()).toEqual(['office c', 'office d']);
  expect(await (await findKept(own('a'), '/operations'))?.text()).toBe('c');
});

test('On a full device, and where its storage cannot be read, the worker passes on what the network answers', async () => {
  const { caches } = openDevice({ isFull: true });
  await caches.open(`${cachePrefix}%office-shell%`);
  const listeners = new Map<string, (event: unknown) => void>();
  const addEventListener = listeners.set.bind(listeners);
  vi.stubGlobal('self', { registration: { scope: 'https://shop.example/operations' }, addEventListener });
  vi.stubGlobal('fetch', async () => new Response('of the network'));
  await import('./office-worker.ts');
  const ask = async (path: string, mode: string) => {
    const respondWith = vi.fn<(answer: Promise<Response>) => void>();
    const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
    const request = { method: 'GET', mode, url: `https://shop.example${path}` };
    listeners.get('fetch')?.({ request, respondWith, waitUntil });
    const answer = await respondWith.mock.lastCall?.[0];
    await waitUntil.mock.lastCall?.[0];
    return answer?.text();
  };
  expect(await ask('/assets/lazy.js', 'cors')).toBe('of the network');
  expect(await ask('/operations', 'navigate')).toBe('of the network');
  caches.match = () => Promise.reject(new DOMException('Forbidden.', 'SecurityError'));
  expect(await ask('/assets/lazy.js', 'cors')).toBe('of the network');
});
