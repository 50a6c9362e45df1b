import type { Page } from '@playwright/test';

/** 200 words and 200 letters a minute, 2 s for a click or a choice. */
const SECONDS = { word: 0.3, key: 0.3, deed: 2 };

/** The clock of a newcomer who reads every word in sight once, labels and menus too, before he does anything. */
export function readingClock(page: Page) {
  const seen = new Set<string>();
  let seconds = 0;
  const hear = (said: string) => {
    seconds += (said.match(/[\p{L}\p{N}₹]\S*/gu) ?? []).length * SECONDS.word;
  };
  return {
    /** What is said elsewhere, such as in the terminal. */
    hear,
    /** Reads what was in no sight before, without the paper, which repeats what is typed. */
    look: async () => {
      const unread = (await page.evaluate(textsInSight)).filter((text) => !seen.has(text));
      for (const text of unread) hear(text);
      for (const text of unread) seen.add(text);
    },
    type: async (text: string) => {
      await page.keyboard.type(text);
      seconds += text.length * SECONDS.key;
    },
    press: async (key: string) => {
      await page.keyboard.press(key);
      seconds += SECONDS.key;
    },
    deed: async (doing: Promise<unknown>) => {
      await doing;
      seconds += SECONDS.deed;
    },
    seconds: () => Math.round(seconds),
  };
}

function textsInSight(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const isPaper = element?.closest('option, script, style, [aria-label="As your paper will look"], [class*="paper"]');
    const text = node.textContent?.trim() ?? '';
    const isInSight = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (text !== '' && !isPaper && isInSight && element && element.getBoundingClientRect().width > 2) texts.push(text);
  }
  return texts;
}
