import { CSPProvider } from '@base-ui/react/csp-provider';
import { createRoot } from 'react-dom/client';
import '#web/office/parts/layout.css';
import { KitPage } from './kit-page.tsx';

const root = document.getElementById('office');
if (root)
  createRoot(root).render(
    <CSPProvider disableStyleElements>
      <KitPage address={new URL(location.href)} />
    </CSPProvider>,
  );
