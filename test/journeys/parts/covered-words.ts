import type { Page } from '@playwright/test';

/** What a visitor cannot read or press: text that its box or the window cuts, and buttons and links that lie over each other. */
function coveredWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const seen = (each: Element) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const named = (each: Element) => `${each.tagName.toLowerCase()} '${(each.textContent ?? '').trim().slice(0, 40)}'`;
    const forReaders = (each: Element) => each.closest('.sr, .skip, [aria-hidden="true"]') !== null;
    const { clientWidth } = document.documentElement;
    if (document.documentElement.scrollWidth > clientWidth) faults.push('the page is wider than the window');
    // Columns that are swiped sideways are wider than the window, and reached.
    const isSwiped = (each: Element) => {
      for (let box = each.parentElement; box; box = box.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth)
          return true;
      return false;
    };
    // Asked once of each: most are around hundreds of texts.
    const clips = new Map<Element, DOMRect | null>();
    const clipOf = (box: Element) => {
      const known = clips.get(box);
      if (known !== undefined) return known;
      const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
      const cuts = [overflowX, overflowY].some((each) => each === 'hidden' || each === 'clip');
      const inner = cuts && textOverflow !== 'ellipsis' ? box.getBoundingClientRect() : null;
      const clip = inner && inner.width > 1 ? inner : null;
      clips.set(box, clip);
      return clip;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !seen(parent) || forReaders(parent) || isSwiped(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 1 && (left < -1 || right > clientWidth + 1)) faults.push(`the window cuts ${named(parent)}`);
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const inner = clipOf(box);
        if (inner && (right > inner.right + 1 || left < inner.left - 1))
          faults.push(`${named(box)} cuts ${named(parent)}`);
      }
    }
    const pressed = [...document.querySelectorAll('a, button, input, textarea, summary')].filter(
      (each) => seen(each) && !forReaders(each) && each.getBoundingClientRect().width > 1,
    );
    // A sticky box that does not stick just now scrolls below the header as all else does.
    const sticks = (box: Element) => {
      const { position, top, bottom } = getComputedStyle(box);
      if (position !== 'sticky') return position === 'fixed';
      const at = box.getBoundingClientRect();
      return at.top <= Number.parseFloat(top) + 1 || at.bottom >= innerHeight - Number.parseFloat(bottom) - 1;
    };
    const isFixed = (each: Element) => {
      for (let box: Element | null = each; box; box = box.parentElement) if (sticks(box)) return true;
      return false;
    };
    // Asked once of each: there are thousands of pairs.
    const boxes = pressed.map((each) => ({ each, fixed: isFixed(each), box: each.getBoundingClientRect() }));
    for (const [index, { each: one, fixed, box: a }] of boxes.entries())
      for (const { each: other, fixed: otherFixed, box: b } of boxes.slice(index + 1)) {
        if (fixed !== otherFixed || one.contains(other) || other.contains(one)) continue;
        // A button may lie on a picture.
        if (!one.textContent?.trim() || !other.textContent?.trim()) continue;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 2 && down > 2 && one.closest('label') === null && other.closest('label') === null)
          faults.push(`${named(one)} and ${named(other)} lie over each other`);
      }
    // What stays at an edge of the window: its words stay in it, and nothing lies over its links.
    for (const { each, fixed, box } of boxes) {
      if (!fixed) continue;
      const { left, right, top, bottom } = box;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (hit && !each.contains(hit) && !hit.contains(each)) faults.push(`${named(hit)} covers ${named(each)}`);
      const bar = each.closest('header, section');
      if (bar && isFixed(bar) && bottom > bar.getBoundingClientRect().bottom + 1)
        faults.push(`${named(each)} leaves its bar`);
    }
    return [...new Set(faults)];
  });
}

/** Shows pages in letters of twice the size, as people set it in their browser. */
export async function doubleLetters(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

/** Looks at a page in narrow windows, and adds what is wrong under its name and the width. */
export function lookNarrow(page: Page, name: string, faults: Record<string, string[]>): Promise<void> {
  return lookAtWidths(page, name, faults, [390, 320]);
}

export async function lookAtWidths(page: Page, name: string, faults: Record<string, string[]>, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    for (const fault of await coveredWords(page))
      faults[`${name}, ${width}`] = [...(faults[`${name}, ${width}`] ?? []), fault];
  }
}
