import { createRoot } from 'react-dom/client';
import { DeviceStrip } from './installed/device-strip.tsx';
import { registerWorker } from './installed/register-worker.ts';
import type { Screen } from './screen.ts';

/** Milliseconds after the page is loaded: what the screen fetches itself comes first. */
const PAUSE = 1500;

/** Shows above the office what waits on this device, and keeps the office itself on it. */
export function showDevice(office: HTMLElement, screen: Screen): void {
  const place = document.createElement('div');
  // Behind the link that skips the bar; its styles draw it in front.
  office.after(place);
  createRoot(place).render(<DeviceStrip screen={screen} unsent={() => import('./invoices/unsent/unsent-list.tsx')} />);
  // A device that refuses workers, or has no room for them, works as before.
  const later = () => setTimeout(() => registerWorker().catch(() => {}), PAUSE);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}
