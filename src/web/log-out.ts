import { sitePaths } from '#contract/site-paths.ts';
import { callApi } from './call-api.ts';

/** Ends the login on this device and on the server. Works offline too. Removes what staff left on this device; what is nowhere else after a question. */
export async function logOut(): Promise<void> {
  if (!mayForget()) return;
  const answer = callApi(sitePaths.logout, { method: 'POST', read: async () => null });
  forgetStaff();
  // Do not wait for a slow network: the server ends an unused login by itself.
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 2000))]);
  // The site needs a network; the page of the login is kept with the office.
  location.assign(navigator.onLine ? sitePaths.home : sitePaths.auth);
}

/** Documents and money that are not sent yet, and measures that somebody took on site. The pages for visitors ask about them alone: they speak their language. */
function mayForget(): boolean {
  const has = (prefix: string) => Object.keys(localStorage).some((key) => key.startsWith(prefix));
  const lost = [
    ...(has('draft:unsent:') ? ['Documents and money that are not sent yet'] : []),
    ...(has('draft:measure:') && document.getElementById('office') ? ['The measures on this device'] : []),
  ];
  return lost.every((what) => confirm(`Log out? ${what} are deleted.`));
}

/** Removes what staff left on this device, and the login. */
export function forgetStaff(): void {
  // Drafts first: another tab reacts when the token goes, and must find no draft then.
  for (const key of Object.keys(localStorage)) if (isOfStaff(key)) localStorage.removeItem(key);
  localStorage.removeItem('token');
  // See `office/parts/frame/token.ts`.
  sessionStorage.removeItem('nextUsername');
  // What the installed office has kept of the firm: see `office/parts/frame/kept-desk.ts`.
  globalThis.indexedDB?.deleteDatabase('office');
}

/** Drafts, forms that were set aside, what Find remembers, and how a new form begins. */
function isOfStaff(key: string) {
  return key.startsWith('draft:') || key.startsWith('aside:') || key === 'seen' || key === 'form-start';
}
