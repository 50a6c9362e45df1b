import { expect, type Page } from '@playwright/test';

/**
 * Goes to pages of visitors and keeps their scripts back until it watches them. The answer opens an address and says, once the
 * page is awake, which elements and texts have gone, come or changed since the server wrote them.
 */
export async function watchWaking(page: Page): Promise<(address: string) => Promise<string[]>> {
  let held = Promise.withResolvers<void>();
  await page.route(/hydrate-site/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return async (address) => {
    held = Promise.withResolvers<void>();
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.evaluate(watchPage);
    held.resolve();
    await expect(page.locator('#site[data-awake]')).toHaveCount(1);
    return page.evaluate(() => (window as Watching).changes ?? ['not watched']);
  };
}

type Watching = { changes?: string[] };

/** The names of buttons that need the script may change. */
function watchPage() {
  const changes: string[] = [];
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
  }).observe(document.getElementById('site') as HTMLElement, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
  });
}
