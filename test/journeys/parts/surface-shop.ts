import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { buildPicture } from '#test/build/build-picture.ts';
import { test as bare } from './bare-shop.ts';

/** Three materials to see: a paper that is sold in rolls, a laminate of which nobody said how it is packed, and a floor. */
export const test = bare.extend<{ surfaces: undefined }>({
  surfaces: [
    async ({ shop }, use) => {
      const headers = { Authorization: `Bearer ${shop.token}`, 'Content-Type': 'application/json' };
      const call = async (path: string, body?: object) => {
        const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
        const answer = await fetch(shop.origin + path, { headers, ...init });
        expect(answer.ok, `${path} ${answer.status}`).toBe(true);
        return answer.json();
      };
      for (const [folder, title] of Object.entries(titles)) {
        const form = new FormData();
        form.append('file', new Blob([await buildPicture({ width: 640, height: 480 })]), 'weave.jpg');
        const authorized = { Authorization: headers.Authorization };
        await fetch(`${shop.origin}/api/uploadfiles/${folder}/weave.jpg`, {
          ...{ method: 'POST', headers: authorized, body: form },
        });
        const [{ version }] = await call(`/api/filenames/${folder}?names=weave.jpg`);
        const surface = { widthMm: 800, heightMm: 600, repeat: 'straight', for: folder === 'gym' ? 'floor' : 'wall' };
        const said = { titles: { en: title, hi: '', or: '' }, colours: null, version };
        await call(`/api/describeImage/${folder}/weave.jpg`, { ...said, surface });
      }
      const { version, catalogue } = await call('/api/catalogue');
      const pack = { kind: 'roll', widthMm: 530, lengthMm: 10_050, repeatMm: 640, trimMm: 100, wastePercent: 0 };
      const products = catalogue.products.map((product: { name: string }) =>
        product.name === 'Wallpaper' ? { ...product, pack, rate: { paise: 125_000, shown: true } } : product,
      );
      await call('/api/catalogue', { onto: version, catalogue: { ...catalogue, products } });
      await use(undefined);
      for (const folder of Object.keys(titles))
        await fetch(`${shop.origin}/api/deleteImage/${folder}/weave.jpg`, { method: 'DELETE', headers });
    },
    { auto: true },
  ],
});

const titles = { wallpapers: 'Sage weave', hpl: 'Walnut laminate', gym: 'Rubber floor' };

/** A photo of a room, 960 by 720. */
export const room = readFileSync('src/web/site/see/rooms/living-white.jpg');
export const asPhoto = (buffer: Buffer, name = 'IMG_0001.jpg') => ({ name, mimeType: 'image/jpeg', buffer });

export async function openSee(page: Page, origin: string, picture = 'wallpapers/weave') {
  await page.goto(`${origin}/see?p=${picture}`);
  await expect(page.getByLabel('Choose or take a photo')).toBeAttached();
}

export const news = (page: Page) => page.getByRole('region', { name: 'Your photo' }).getByRole('status');
export const corner = (page: Page, name: string) => page.getByRole('button', { name: `${name} corner` });
