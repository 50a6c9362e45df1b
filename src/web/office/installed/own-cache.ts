/** The device's storage, and the name of what one build keeps there. */
type OwnCache = { caches: Pick<CacheStorage, 'has' | 'open' | 'match'>; cacheName: string };

/**
 * Does `work` with what this build keeps, and leaves it where the build has ended: a worker of before must not make its cache anew, which
 * would then seem the newest. Never fails: a full device keeps nothing, and the network has answered.
 */
export async function keepInOwn(
  { caches, cacheName }: OwnCache,
  work: (cache: Cache) => Promise<unknown>,
): Promise<void> {
  try {
    if (await caches.has(cacheName)) await work(await caches.open(cacheName));
  } catch {}
}

/** What is kept of this build; else of another, whose page goes with its own files. Undefined also when the storage fails. */
export async function findKept(
  { caches, cacheName }: OwnCache,
  asked: Request | string,
): Promise<Response | undefined> {
  const how = { ignoreVary: true };
  try {
    return (await caches.match(asked, { ...how, cacheName })) ?? (await caches.match(asked, how));
  } catch {
    return undefined;
  }
}
