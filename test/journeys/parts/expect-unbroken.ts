import { expect, type Page } from '@playwright/test';

/** Numbers of documents, rates and amounts that a screen breaks over two lines: `['CN-DL/26-27/001 in "Cancel CN-DL/26-27/001 first"']` */
function brokenNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const whole = /(?:[A-Z]{2}-)?[A-Z]{2}\/\d\d-\d\d\/\d+|\d+(?:\.\d+)? %|₹ [\d,.]*\d/g;
    const blockOf = (node: Node) => {
      let box = node.parentElement;
      while (box && getComputedStyle(box).display === 'inline') box = box.parentElement;
      return box;
    };
    const blocks = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const block = blockOf(node);
      if (block?.checkVisibility({ visibilityProperty: true }))
        blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
    }
    return [...blocks.values()].flatMap((nodes) => {
      const text = nodes.map(({ data }) => data).join('');
      /** The node with this character, and where it is in there. */
      const at = (place: number): [Text, number] => {
        let before = 0;
        for (const node of nodes) {
          if (place < before + node.length) return [node, place - before];
          before += node.length;
        }
        throw new Error('There is no such character.');
      };
      return [...text.matchAll(whole)].flatMap(({ 0: number, index }) => {
        const range = document.createRange();
        range.setStart(...at(index));
        const [last, place] = at(index + number.length - 1);
        range.setEnd(last, place + 1);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const isBroken = lines.some(({ top }) => lines.some(({ bottom }) => top >= bottom));
        return isBroken ? [`${number} in "${text.slice(0, 80)}"`] : [];
      });
    });
  });
}

/** No number, rate or amount is broken at the end of a line, on a phone, a tablet and a desk; the window is as wide as before then. */
export async function expectUnbroken(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await brokenNumbers(page), `at ${width}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
