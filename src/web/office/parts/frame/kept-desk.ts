import type { Desk } from '#contract/desk.ts';

/*
 * What each screen starts with, kept on this device for the time without a network: the firm and its lists, no customer. It is in
 * IndexedDB, since local storage holds the token and what is typed. Only the login that it came with reads it; logout removes it.
 */

const STORE = 'desk';

/** Without the next numbers: no number is given, or promised, without the server. */
export async function keepDesk(desk: Desk): Promise<void> {
  const nextNumbers = { tax: {}, pro: {}, credit: {}, challan: {} };
  const kept = { login: await loginMark(), desk: { ...desk, nextNumbers, series: {}, openCallbacks: 0 } };
  await inStore('readwrite', (store) => store.put(kept, STORE));
}

/** On the day of this device, when that is later. Null when none of this login is kept. */
export async function keptDesk(today: string): Promise<Desk | null> {
  const kept = (await inStore('readonly', (store) => store.get(STORE))) as { login: string; desk: Desk } | undefined;
  if (!kept || kept.login !== (await loginMark())) return null;
  return { ...kept.desk, today: today > kept.desk.today ? today : kept.desk.today };
}

/** Tells logins apart without keeping the token a second time. */
async function loginMark(): Promise<string> {
  const token = new TextEncoder().encode(localStorage.getItem('token') ?? '');
  return Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', token)), String).join();
}

function inStore(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('office');
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      // Logout of another tab removes the database.
      database.onversionchange = () => database.close();
      const transaction = database.transaction(STORE, mode);
      const asked = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => {
        database.close();
        resolve(asked.result);
      };
      transaction.onabort = () => {
        database.close();
        reject(transaction.error);
      };
    };
  });
}
