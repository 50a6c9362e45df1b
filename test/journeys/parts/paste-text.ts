import type { Page } from '@playwright/test';

/** Puts a text on the clipboard, as a spreadsheet does with its cells, and presses Ctrl+V. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
}
