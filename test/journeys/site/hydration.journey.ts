import { expect, type Page } from '@playwright/test';
import { languages } from '#domain/text/language.ts';
import { test } from '../parts/shared-shop.ts';

// The carousel does not move.
test.use({ loggedIn: false, contextOptions: { reducedMotion: 'reduce' } });

/**
 * A page of each template, and what its script alone changes: the button that opens the ticked pictures goes, and the one that
 * takes over a selection comes.
 */
const pages: [path: string, query: string, changed: string[]][] = [
  ['/', '', []],
  ['/hpl', '', ['DIV']],
  ['/hpl/oak-panel', '', ['DIV']],
  ['/products', '', []],
  ['/newproducts', '', []],
  ['/brochures', '', []],
  ['/search', '?q=oak', ['DIV']],
  ['/search', '?q=nothing+like+it', []],
  ['/selection', '', []],
  ['/selection', '?p=hpl/oak-panel&p=blinds/roller-blind', ['BUTTON', 'P']],
  ['/about', '', []],
  ['/contact', '', []],
  ['/callback', '', []],
  ['/thanks', '', []],
  ['/no-such-page', '', []],
];

// The server draws with React and the browser goes on with Preact, which says nothing when it finds something else.
for (const [index, [path, query, changed]] of pages.entries()) {
  // The words alone differ, and English is the language that a mistake falls back to: the other two take turns.
  const spoken = path === '/' ? languages : [languages[1 + (index % 2)] ?? 'en'];
  test(`${path}${query} wakes without a change to what the server wrote: ${spoken.join(', ')}`, async ({
    page,
    shop,
    announce,
  }) => {
    announce(404);
    const wake = await holdScripts(page);
    for (const language of spoken) {
      const address = language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;
      await page.goto(shop.origin + address + query, { waitUntil: 'domcontentloaded' });
      await page.evaluate(watchPage);
      wake();
      // It opens when the page is awake.
      await page.locator('#header button[data-live]:visible').first().click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
      await expect(page.locator('#site[data-awake]')).toHaveCount(1);
      expect(await page.evaluate(changesOf)).toEqual(changed);
    }
  });
}

/** Keeps the scripts of the pages back until the answer is called: once for each page. */
async function holdScripts(page: Page): Promise<() => void> {
  let held = Promise.withResolvers<void>();
  await page.route(/hydrate-site/, async (route) => {
    await held.promise;
    held = Promise.withResolvers<void>();
    await route.continue();
  });
  return () => held.resolve();
}

type Watching = { changes?: string[] };

/** Notes which elements and texts go, come or change. The dialog and the names of buttons that need the script may change. */
function watchPage() {
  const changes: string[] = [];
  (window as Watching).changes = changes;
  const isSeen = (node: Node) =>
    node.nodeType !== Node.COMMENT_NODE && (node instanceof Element || node.textContent !== '');
  new MutationObserver((records) => {
    for (const { target, oldValue, removedNodes, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element?.closest('dialog, [data-live]')) continue;
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

function changesOf() {
  return (window as Watching).changes;
}
