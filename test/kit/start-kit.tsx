import { CSPProvider } from '@base-ui/react/csp-provider';
import { createRoot } from 'react-dom/client';
import '#web/office/parts/layout.css';
import { KitPage } from './kit-page.tsx';

// What takes the focus in a window of its own does not move the page around it.
if (window !== window.parent) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

const root = document.getElementById('office');
if (root)
  createRoot(root).render(
    <CSPProvider disableStyleElements>
      <KitPage address={new URL(location.href)} />
    </CSPProvider>,
  );
