import { paths } from '#contract/paths.ts';
import { screenAt } from '../../screens.ts';
import { draftKey } from '../entry/draft-store.ts';

/** Removes the invalid token and opens Sign In. Does nothing without a token: Logout or another tab removed it. */
export function endLogin(): void {
  if (!hasToken()) return;
  localStorage.removeItem('token');
  location.assign(signInAddress({ ended: true }));
}

export function hasToken(): boolean {
  return Boolean(localStorage.getItem('token'));
}

/** The page to open after login: the unfinished form of the ended login, else Operations. */
export function afterSignIn(): string {
  const from = screenAt(new URLSearchParams(location.search).get('from'));
  return from && !from.open ? from.path : paths.operations;
}

/** Under it this tab keeps the name that Sign In offers, of somebody whose shop begins anew, until a login or a logout. */
export const NEXT_USERNAME = 'nextUsername';

/** Opens Sign In when another tab removes the token, or when Back shows this page after the token was removed. */
export function watchToken(): void {
  const leave = () => {
    if (!hasToken()) location.replace(signInAddress());
  };
  addEventListener('storage', leave);
  addEventListener('pageshow', leave);
}

/** Whether Sign In was opened because a login ended. */
export function loginHasEnded(): boolean {
  return new URLSearchParams(location.search).has('ended');
}

/** The address of Sign In. Names an unfinished form, so that login returns to it, and the choice with which a newcomer begins. */
export function signInAddress({ ended = false } = {}): string {
  const kind = screenAt(location.pathname)?.kind;
  const unsaved = kind !== undefined && localStorage.getItem(draftKey(kind)) !== null;
  const begins = !ended && location.pathname === paths.setup;
  const query = [...(ended ? ['ended'] : []), ...(unsaved || begins ? [`from=${location.pathname}`] : [])].join('&');
  return query ? `${paths.auth}?${query}` : paths.auth;
}
