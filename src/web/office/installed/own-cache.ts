/**
 * Does `work` with what the build of `own` keeps, and nothing where that has ended: a worker of before must not make its cache anew, which
 * would then seem the newest. Never fails: a full device keeps nothing, and the network has answered.
 */
export async function keepInOwn(own: string, work: (cache: Cache) => Promise<unknown>): Promise<void> {
  try {
    if (await caches.has(own)) await work(await caches.open(own));
  } catch {}
}

/** What is kept of the build of `own`; else of another, whose page goes with its own files. Undefined also when the storage fails. */
export async function findKept(own: string, asked: Request | string): Promise<Response | undefined> {
  const how = { ignoreVary: true };
  const find = async () => (await caches.match(asked, { ...how, cacheName: own })) ?? caches.match(asked, how);
  return find().catch(() => undefined);
}
