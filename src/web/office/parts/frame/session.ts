import { paths } from '#contract/paths.ts';
import { type CallAnswer, callApi, FAILED_CALL } from '../../../call-api.ts';
import { screenAt } from '../../screens.ts';
import { draftKey } from '../documents/draft-store.ts';

type StaffCall<T> = Omit<Parameters<typeof callApi<T>>[1], 'onDeadToken'>;

/**
 * A call that needs a login. When the token is dead only the token goes: what is being typed stays on this device.
 * Every failure is logged, a refusal too: section 8 of the specification.
 */
export function callStaff<T>(url: string, call: StaffCall<T>): Promise<CallAnswer<T>> {
  return callApi(url, { logged: FAILED_CALL, ...call, onDeadToken: endLogin });
}

/** The token is dead: it goes, and Sign In says why. Without one somebody is leaving already, by Logout or in another tab. */
export function endLogin(): void {
  if (!hasToken()) return;
  localStorage.removeItem('token');
  location.assign(signInAddress({ ended: true }));
}

export function hasToken(): boolean {
  return Boolean(localStorage.getItem('token'));
}

/** Where Login leads: back to the form that was left unfinished when the token died, else to Operations. */
export function afterSignIn(): string {
  const from = screenAt(new URLSearchParams(location.search).get('from'));
  return from && !from.open ? from.path : paths.operations;
}

/** Leaves this page when the token is removed in another tab, or was removed before Back brought the page again. */
export function watchToken(): void {
  const leave = () => {
    if (!hasToken()) location.replace(signInAddress());
  };
  addEventListener('storage', leave);
  addEventListener('pageshow', leave);
}

/** Whether the person comes to Sign In because a login ended under them. */
export function loginHasEnded(): boolean {
  return new URLSearchParams(location.search).has('ended');
}

/** Where a page without a token leads; an unfinished form is named, so that Login comes back to it. */
export function signInAddress({ ended = false } = {}): string {
  const kind = screenAt(location.pathname)?.kind;
  const unsaved = kind !== undefined && localStorage.getItem(draftKey(kind)) !== null;
  const query = [...(ended ? ['ended'] : []), ...(unsaved ? [`from=${location.pathname}`] : [])].join('&');
  return query ? `${paths.auth}?${query}` : paths.auth;
}
