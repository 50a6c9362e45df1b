import { expect, type Page } from '@playwright/test';

/** Waits until the page's script is at work: what is pressed before it came is done as HTML says, or later. */
export async function expectAwake(page: Page): Promise<void> {
  await expect(page.locator('#site[data-awake]')).toHaveCount(1);
}

/**
 * Watches the pages of visitors that are opened from now on. The answer opens an address and says, once the page is awake, which
 * elements and texts have gone, come or changed since the server wrote them.
 */
export async function watchWaking(page: Page): Promise<(address: string) => Promise<string[]>> {
  // The page fetches what wakes it after this event.
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => (window as Watching).watch?.()));
  await page.addInitScript(watchPage);
  return async (address) => {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expectAwake(page);
    return page.evaluate(() => (window as Watching).changes ?? ['not watched']);
  };
}

type Watching = { changes?: string[]; watch?: () => void };

/** The names of buttons that need the script may change. */
function watchPage() {
  (window as Watching).watch = () => {
    const changes: string[] = [];
    const site = document.getElementById('site') as HTMLElement;
    if ('awake' in site.dataset) return;
    (window as Watching).changes = changes;
    const isSeen = (node: Node) =>
      node.nodeType !== Node.COMMENT_NODE && (node instanceof Element || node.textContent !== '');
    new MutationObserver((records) => {
      for (const { target, oldValue, removedNodes, addedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        if (element?.closest('[data-live]')) continue;
        if (oldValue !== null && oldValue !== target.textContent) changes.push(`${oldValue} → ${target.textContent}`);
        for (const node of [...removedNodes, ...addedNodes]) if (isSeen(node)) changes.push(node.nodeName);
      }
    }).observe(site, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });
  };
}
