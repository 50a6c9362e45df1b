import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pageIcon } from '#web/document.tsx';
import { brandIcons } from './brand-icons.ts';

async function grey(picture: Uint8Array | Buffer, size: number) {
  return sharp(picture).resize(size, size).flatten({ background: '#fff' }).greyscale().raw().toBuffer();
}

test.each([...brandIcons()])('%s is the mark, with a margin around it', async (path, icon) => {
  const { width = 0, height } = await sharp(icon).metadata();
  expect(height).toBe(width);
  // The mark takes 50 of 80 units, because launchers cut the corners off; of 90 where they may cut a circle of 80 % out.
  const mark = Math.round((width * 50) / (path.includes('maskable') ? 90 : 80));
  const margin = Math.floor((width - mark) / 2);
  const drawn = await sharp(Buffer.from(pageIcon), { density: 1200 })
    .resize(mark, mark)
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  const whole = await sharp({ create: { width, height: width, channels: 3, background: '#fff' } })
    .composite([{ input: drawn, left: margin, top: margin }])
    .png()
    .toBuffer();
  const [expected, actual] = [await grey(whole, width), await grey(icon, width)];
  const difference =
    expected.reduce((sum, value, index) => sum + Math.abs(value - (actual[index] ?? 0)), 0) / expected.length;
  expect(difference).toBeLessThan(3);
});
