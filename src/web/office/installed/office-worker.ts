import { findKept, keepInOwn } from './own-cache.ts';
import { cachePrefix, endedCaches, shellAnswer } from './shell-answer.ts';

/*
 * The service worker of the office. It keeps what draws the screens: scripts, styles, letters, and the page of Operations, which has
 * no data in it and draws every screen by its address. It never answers or keeps a call, a document or a picture.
 */

/** The build writes the address of the list of files here; its name changes with each build. */
const list = '%office-shell%';
const cacheName = cachePrefix + list;
const page = '/operations';
/** Milliseconds until a page that does not come is drawn from the device. */
const PATIENCE = 8_000;

// The types of a worker exclude those of a page, which the rest of the program has.
type Lasting = { waitUntil(work: Promise<unknown>): void };
type Fetching = Lasting & { request: Request; respondWith(answer: Promise<Response>): void };
type OfficeWorker = {
  registration: { scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void;
};
const worker = self as unknown as OfficeWorker;

worker.addEventListener('install', (event) => {
  // A page is always the newest when there is a network, so nothing waits for the old worker to go.
  void worker.skipWaiting();
  event.waitUntil(fill());
});

worker.addEventListener('activate', (event) => event.waitUntil(removeEnded()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = shellAnswer(request, worker.registration.scope);
  if (answer === 'page') event.respondWith(pageOf(event));
  if (answer === 'file') event.respondWith(fileOf(event));
});

/** The worker is registered for each screen's address, and all of them share one cache: the first one fills it, the page last. */
async function fill(): Promise<void> {
  const cache = await caches.open(cacheName);
  if (await cache.match(page)) return;
  await cache.addAll((await (await fetch(list)).json()) as string[]);
  const answer = await fetch(page, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`The page of the office: status of ${answer.status}`);
  await keepPage(cache, answer);
}

/** With the stylesheet of the owner's colour, which is not of the build. */
async function keepPage(cache: Cache, answer: Response): Promise<void> {
  const looks = (await answer.clone().text()).match(/\/look\/[\w.-]+/g) ?? [];
  await cache.addAll(looks);
  await cache.put(page, answer);
}

async function removeEnded(): Promise<void> {
  for (const name of endedCaches(await caches.keys(), cacheName)) await caches.delete(name);
}

/** The network first, so that a new build is there at once. */
async function pageOf(event: Fetching): Promise<Response> {
  const { request } = event;
  const fromDevice = () => findKept(cacheName, page);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  try {
    const answer = fetch(request);
    const inTime = await Promise.race([answer, late]);
    // The firm may have another name or colour since.
    if (inTime?.ok && new URL(request.url).pathname === page) {
      const copy = inTime.clone();
      event.waitUntil(keepInOwn(cacheName, (cache) => keepPage(cache, copy)));
    }
    return inTime ?? (await fromDevice()) ?? (await answer);
  } catch (error) {
    const answer = await fromDevice();
    if (!answer) throw error;
    return answer;
  }
}

/** Files never change under their names, so what is there is right. */
async function fileOf(event: Fetching): Promise<Response> {
  const { request } = event;
  const known = await findKept(cacheName, request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(keepInOwn(cacheName, (cache) => cache.put(request, copy)));
  }
  return answer;
}
