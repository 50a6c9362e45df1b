import { CSPProvider } from '@base-ui/react/csp-provider';
import { createRoot } from 'react-dom/client';
import { officeScreens } from './office-pages.tsx';
import { isOfficePath, isOpenPage } from './office-paths.ts';
import { hasToken, signInAddress, watchToken } from './session.ts';

/** Shows the staff page of this address, and none of it but Sign In to somebody without a token. */
const startOffice = () => {
  const root = document.getElementById('office');
  const path = location.pathname;
  if (!root || !isOfficePath(path)) return;
  if (!isOpenPage(path) && !hasToken()) {
    location.replace(signInAddress());
    return;
  }
  if (!isOpenPage(path)) watchToken();
  const Screen = officeScreens[path];
  createRoot(root).render(
    <CSPProvider disableStyleElements>
      <Screen />
    </CSPProvider>,
  );
};

startOffice();
