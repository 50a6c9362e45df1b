import type { Desk } from '#contract/desk.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import type { CallAnswer } from '../../../call-api.ts';

/*
 * What each screen starts with, kept on this device for the time without a network: the firm and its lists, no customer. It is in
 * IndexedDB, since local storage holds the token and what is typed. Only the login that it came with reads it; logout removes it.
 */

const STORE = 'desk';

/** Keeps the desk of an answer. Without a network the answer is what was kept, on the day of this device when that is later. */
export async function keptDesk(answer: CallAnswer<Desk>): Promise<CallAnswer<Desk>> {
  if (answer.ok) await keep(answer.value);
  if (answer.ok || navigator.onLine !== false) return answer;
  const kept = await readKept();
  if (!kept) return answer;
  const today = indianDate(new Date().toISOString());
  const value: Desk = { ...kept, isKept: true, today: today > kept.today ? today : kept.today };
  return { ok: true, value, headers: answer.headers };
}

/** What was kept for this login. Null without it; rejects where nothing can be kept. */
export async function readKept(): Promise<Desk | null> {
  if (!tokenHere()) return null;
  const kept = (await inStore('readonly', (store) => store.get(STORE))) as { login: string; desk: Desk } | undefined;
  return kept && kept.login === (await loginMark()) ? kept.desk : null;
}

/** Without the next numbers: no number is given, or promised, without the server. After Logout nothing is written any more. */
async function keep(desk: Desk): Promise<void> {
  const nextNumbers = { tax: {}, pro: {}, credit: {}, challan: {} };
  const kept = { login: await loginMark(), desk: { ...desk, nextNumbers, series: {}, openCallbacks: 0 } };
  if (tokenHere()) await inStore('readwrite', (store) => (tokenHere() ? store.put(kept, STORE) : store.count()));
}

function tokenHere(): string {
  return localStorage.getItem('token') ?? '';
}

/** Tells logins apart without keeping the token a second time. */
async function loginMark(): Promise<string> {
  const token = new TextEncoder().encode(tokenHere());
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
