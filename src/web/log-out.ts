import { paths } from '#contract/paths.ts';
import { callApi } from './call-api.ts';

/** Ends the login here and on the server. Works offline too: nothing of the person stays on this device. */
export async function logOut(): Promise<void> {
  const answered = callApi(paths.logout, { method: 'POST', read: async () => null });
  // The drafts go first: another tab that sees the token vanish must find none of them.
  for (const key of Object.keys(localStorage)) if (key.startsWith('draft:')) localStorage.removeItem(key);
  localStorage.removeItem('token');
  // A network that hangs must not keep anybody here; the login idles out by itself.
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, 2000))]);
  location.assign(paths.home);
}
