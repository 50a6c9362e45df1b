import { logOut } from '../log-out.ts';
import { keepAdClick } from './parts/ad-click.ts';
import { wakeSite } from './wake-site.ts';

/** Shows Operations and Logout with a stored token, else Login. The page is the same for everybody; only the browser knows. */
function showStaffLinks() {
  const loggedIn = hasToken();
  for (const each of document.querySelectorAll<HTMLElement>('[data-staff]'))
    each.hidden = (each.dataset.staff === 'in') !== loggedIn;
}

/** A browser that refuses storage has no token. */
function hasToken(): boolean {
  try {
    return Boolean(localStorage.getItem('token'));
  } catch {
    return false;
  }
}

/** The tiny pictures in place of those that have not come yet. The first paint does not wait for them. */
function showPlaceholders() {
  for (const each of document.querySelectorAll<HTMLImageElement>('img[data-later]'))
    each.src = each.dataset.later ?? '';
}

/** Ends the wait for the first picture (`base.css`) when it is seen, or has failed. */
async function fetchLaterPictures(): Promise<void> {
  const first = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (first && !first.complete) {
    await new Promise((resolve) => {
      first.addEventListener('load', resolve);
      first.addEventListener('error', resolve);
    });
    for (const _ of ['the frame that shows it', 'the next']) await new Promise(requestAnimationFrame);
  }
  delete document.documentElement.dataset.pictures;
}

new PerformanceObserver((_, observer) => {
  observer.disconnect();
  showPlaceholders();
  fetchLaterPictures();
}).observe({ type: 'paint', buffered: true });
keepAdClick();
showStaffLinks();
// Another tab may log in or out, and Back may restore the page in its old state.
addEventListener('storage', showStaffLinks);
addEventListener('pageshow', showStaffLinks);
for (const each of document.querySelectorAll('button[data-staff]')) each.addEventListener('click', logOut);

// A menu that opens gives the focus to its text box. `toggle` does not bubble, so the capture phase is used.
addEventListener(
  'toggle',
  ({ target, newState }) => {
    if (newState === 'open') (target as Element).querySelector<HTMLElement>('[data-first]')?.focus();
  },
  true,
);

wakeSite();
