import { logOut } from '../log-out.ts';
import { keepAdClick } from './parts/ad-click.ts';
import { wakeSite } from './wake-site.ts';

/** The page is the same for everybody; only the browser knows whether a token is stored: Operations and Logout then, else Login. */
function fillStaffSlot() {
  const loggedIn = Boolean(localStorage.getItem('token'));
  for (const each of document.querySelectorAll<HTMLElement>('[data-staff]'))
    each.hidden = (each.dataset.staff === 'in') !== loggedIn;
}

keepAdClick();
fillStaffSlot();
// Another tab may log in or out, and Back may bring the page as it was left.
addEventListener('storage', fillStaffSlot);
addEventListener('pageshow', fillStaffSlot);
document.querySelector('button[data-staff]')?.addEventListener('click', logOut);

// A menu that opens hands the focus to its text box: `toggle` does not bubble, so it is caught on its way down.
addEventListener(
  'toggle',
  ({ target, newState }) => {
    if (newState === 'open') (target as Element).querySelector<HTMLElement>('[data-first]')?.focus();
  },
  true,
);

wakeSite();
