const LATEST = 2000;
const touches = ['pointerdown', 'keydown', 'focusin'];

/**
 * Fetches the page's script when the page is there and the browser is idle, after two seconds, or as soon as anybody
 * touches it. A click on what needs the script (`data-live`) waits for it and is then done; without the script the
 * browser does what the HTML says.
 */
export function wakeSite(): void {
  let alive: Promise<void> | undefined;
  const wake = () => {
    for (const touch of touches) removeEventListener(touch, wake, true);
    alive ??= import('./hydrate-site.tsx').then(({ hydrateSite }) => hydrateSite(), sleepOn).finally(letClicksThrough);
    return alive;
  };
  const listen = () => {
    for (const touch of touches) addEventListener(touch, wake, true);
  };
  // The browser has said why. The page is what its HTML says, and the next touch tries again.
  const sleepOn = () => {
    alive = undefined;
    listen();
  };
  const holdClick = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-live]');
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    const click = () => control.click();
    wake().then(click, click);
  };
  const letClicksThrough = () => removeEventListener('click', holdClick, true);

  listen();
  addEventListener('click', holdClick, true);
  setTimeout(wake, LATEST);
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(wake) : setTimeout(wake, 1));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
