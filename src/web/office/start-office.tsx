import { CSPProvider } from '@base-ui/react/csp-provider';
import { createRoot } from 'react-dom/client';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { screenAt } from './office-pages.tsx';
import { isOfficePath, isOpenPage } from './parts/frame/office-paths.ts';
import { hasToken, signInAddress, watchToken } from './parts/frame/session.ts';

/** Shows the staff page of this address, and none of it but Sign In to somebody without a token. */
async function startOffice() {
  const root = document.getElementById('office');
  const path = location.pathname;
  if (!root || !isOfficePath(path)) return;
  if (!isOpenPage(path) && !hasToken()) {
    location.replace(signInAddress());
    return;
  }
  if (!isOpenPage(path)) watchToken();
  const Screen = await screenAt(path).catch(() => NotFetched);
  createRoot(root).render(
    <CSPProvider disableStyleElements>
      <Screen />
    </CSPProvider>,
  );
}

function NotFetched() {
  return (
    <main>
      <Notice
        kind="bad"
        title="This screen could not be fetched."
        actions={<Button onClick={() => location.reload()}>Try again</Button>}
      />
    </main>
  );
}

startOffice();
