import { CSPProvider } from '@base-ui/react/csp-provider';
import { createRoot } from 'react-dom/client';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { fetchScreen } from './fetch-screen.ts';
import { hasToken, signInAddress, watchToken } from './parts/frame/token.ts';
import { screenAt } from './screens.ts';
import './effects-at-once.ts';
import './parts/layout.css';

/** Renders the screen of this address. Without a token it goes to Sign In, except on open screens. */
async function startOffice() {
  const root = document.getElementById('office');
  const screen = screenAt(location.pathname);
  if (!root || !screen) return;
  if (!screen.open && !hasToken()) {
    location.replace(signInAddress());
    return;
  }
  if (!screen.open) watchToken();
  // Without a network every screen is drawn by the page of Operations.
  document.title = `${screen.title}, ${root.dataset.firm}`;
  const Component = await fetchScreen(screen).catch(() => NotLoaded);
  createRoot(root).render(
    <CSPProvider disableStyleElements>
      <Component {...screen} />
    </CSPProvider>,
  );
  const { showDevice } = await import('./show-device.tsx');
  showDevice(root, screen);
}

function NotLoaded() {
  return (
    <main>
      <Notice
        kind="bad"
        title="This screen could not be loaded."
        actions={<Button onClick={() => location.reload()}>Try again</Button>}
      />
    </main>
  );
}

startOffice();
