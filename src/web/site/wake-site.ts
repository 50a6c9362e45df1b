const MAX_DELAY = 2000;
const touches = ['pointerdown', 'keydown', 'focusin'];

/**
 * Fetches the script of the page when the page has loaded and the browser is idle, after two seconds, or on the first touch or
 * key. A click on an element that needs the script (`data-live`) waits for the script, and is then repeated. When the script
 * does not come, the browser does what the HTML says.
 */
export function wakeSite(): void {
  let alive: Promise<void> | undefined;
  const wake = () => {
    for (const touch of touches) removeEventListener(touch, wake, true);
    alive ??= import('./hydrate-site.tsx')
      .then(({ hydrateSite }) => hydrateSite(), sleepAgain)
      .finally(letClicksThrough);
    return alive;
  };
  const listen = () => {
    for (const touch of touches) addEventListener(touch, wake, true);
  };
  // The browser has logged the reason. The page stays plain HTML, and the next touch tries again.
  const sleepAgain = () => {
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
  setTimeout(wake, MAX_DELAY);
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(wake) : setTimeout(wake, 1));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
