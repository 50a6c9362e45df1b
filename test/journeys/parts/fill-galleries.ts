import { readFileSync } from 'node:fs';
import { buildPicture } from '#test/build/build-picture.ts';
import { test as shared } from './shared-shop.ts';

/** Three pictures of HPL, two of blinds, and a brochure; put there once for all the journeys of a process. */
export const test = shared.extend<object, { filled: true }>({
  filled: [
    async ({ opened: { origin, token } }, use) => {
      const put = async (place: string, name: string, type: string, bytes: Uint8Array<ArrayBuffer>) => {
        const body = new FormData();
        body.append('file', new Blob([bytes], { type }), name);
        const headers = { Authorization: `Bearer ${token}` };
        const answer = await fetch(`${origin}/api/uploadfiles/${place}/${name}`, { method: 'POST', headers, body });
        if (!answer.ok) throw new Error(`${name} is not uploaded: ${await answer.text()}`);
      };
      for (const name of ['oak-panel.jpg', 'teak-panel.jpg', 'sage-panel.jpg'])
        await put('hpl', name, 'image/jpeg', await buildPicture());
      for (const name of ['roller-blind.jpg', 'IMG_2041.jpg'])
        await put('blinds', name, 'image/jpeg', await buildPicture());
      await put('pdfs', 'hpl-2026.pdf', 'application/pdf', new Uint8Array(readFileSync('demo/brochures/hpl.pdf')));
      await use(true);
    },
    { scope: 'worker', auto: true },
  ],
});
