import { sitePaths } from '#contract/site-paths.ts';
import { callApi } from './call-api.ts';

/** Ends the login on this device and on the server. Works offline too. Removes what staff left on this device; measures after a question. */
export async function logOut(): Promise<void> {
  if (!mayForgetMeasures()) return;
  const answer = callApi(sitePaths.logout, { method: 'POST', read: async () => null });
  forgetStaff();
  // Do not wait for a slow network: the server ends an unused login by itself.
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 2000))]);
  location.assign(sitePaths.home);
}

/** Whoever measured on site has it nowhere else. The pages for visitors do not ask: they speak their language. */
function mayForgetMeasures(): boolean {
  if (!document.getElementById('office')) return true;
  const isKept = Object.keys(localStorage).some((key) => key.startsWith('draft:measure:'));
  return !isKept || confirm('Log out? The measures on this device are deleted.');
}

/** Removes what staff left on this device, and the login. */
export function forgetStaff(): void {
  // Drafts first: another tab reacts when the token goes, and must find no draft then.
  for (const key of Object.keys(localStorage)) if (isOfStaff(key)) localStorage.removeItem(key);
  localStorage.removeItem('token');
}

/** Drafts, forms that were set aside, what Find remembers, and how a new form begins. */
function isOfStaff(key: string) {
  return key.startsWith('draft:') || key.startsWith('aside:') || key === 'seen' || key === 'form-start';
}
