import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '#test/journeys/find-chromium.ts';

const ROOM = 'src/web/site/see/rooms/living-white.jpg';
const MOVES = 80;
/** Before these a browser has compiled nothing of a move. */
const WARM = 5;

/**
 * Milliseconds from each touch that drags a corner to the frame that shows its draft, sorted: on the page /see of a running shop, as
 * large as a phone with two pixels for each, its thread slowed `rate` times. The worker is as fast as the machine. `pause`: milliseconds
 * between touches.
 */
export async function timeMoves(origin: string, rate: number, pause: number): Promise<number[]> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await markWall(page, origin);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await page.evaluate(watch);
    const corner = page.getByRole('button', { name: 'Bottom right corner' });
    const box = await corner.boundingBox();
    if (!box) throw new Error('There is no corner.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', far: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x - far, y: y - far / 2 }],
      });
    await touch('touchStart', 0);
    for (let move = 1; move <= MOVES + WARM; move++) {
      await touch('touchMove', 20 + (move % 40));
      await page.waitForTimeout(pause);
    }
    await touch('touchEnd', 0);
    const times = await page.evaluate(() => (globalThis as unknown as { moves: number[] }).moves);
    if (times.length < MOVES) throw new Error(`Of ${MOVES + WARM} moves ${times.length} were drawn.`);
    return times.slice(WARM).sort((one, other) => one - other);
  } finally {
    await browser.close();
  }
}

async function markWall(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/see`);
  const photo = await sharp(ROOM).resize(1600, 1200).jpeg().toBuffer();
  await page
    .getByLabel('Choose or take a photo')
    .setInputFiles({ name: 'room.jpg', mimeType: 'image/jpeg', buffer: photo });
  const stage = page.getByRole('img', { name: 'Your photo' });
  const box = await stage.boundingBox();
  if (!box) throw new Error('There is no photo.');
  await page.touchscreen.tap(box.x + box.width * 0.5, box.y + box.height * 0.35);
  await page.getByText(/^(The corners are found|Not every edge)/).waitFor();
  await page.getByRole('button', { name: 'See it', exact: true }).tap();
  await page.getByText(/ of your wall/).waitFor();
  await page.getByRole('button', { name: 'Corners and sizes' }).tap();
  await page.getByRole('button', { name: 'Bottom right corner' }).waitFor();
  await page.waitForTimeout(3000);
}

/** Runs in the browser: when the frame is made that shows a draft, the move is over. */
function watch(): void {
  const moves: number[] = [];
  Object.assign(globalThis, { moves });
  let began = 0;
  let last = 0;
  // Both are said of one touch, with its time.
  for (const said of ['pointerrawupdate', 'pointermove'])
    addEventListener(
      said,
      ({ timeStamp }) => {
        if (timeStamp <= last) return;
        last = timeStamp;
        began ||= timeStamp;
      },
      { capture: true },
    );
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    moves.push(performance.now() - began);
    began = 0;
  };
  const put = ImageBitmapRenderingContext.prototype.transferFromImageBitmap;
  ImageBitmapRenderingContext.prototype.transferFromImageBitmap = function (bitmap) {
    put.call(this, bitmap);
    if (began) requestAnimationFrame(() => port2.postMessage(null));
  };
}
