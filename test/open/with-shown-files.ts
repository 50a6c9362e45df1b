import { beforeAll } from 'vitest';
import type { PhotoAnswer } from '#contract/photos.ts';
import { buildBrochurePdf } from '#test/build/build-pdf.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { withTestApp } from './start-test-app.ts';

/** The app with one picture, `Teak veneer.jpg` of the wallpapers, and one brochure, `hpl 2026.pdf`, that holds `pdf`. */
export function withShownFiles() {
  const app = withTestApp();
  const pdf = Uint8Array.from(buildBrochurePdf('1 0 0 rg 20 20 100 100 re f', { pages: 2 }));
  let shown: PhotoAnswer[] = [];
  beforeAll(async () => {
    const token = await app().logIn();
    const picture = await buildPicture({ width: 1700, height: 900 });
    await app().upload('/api/uploadfiles/wallpapers/Teak%20veneer.jpg', picture, token);
    await app().upload('/api/uploadfiles/pdfs/hpl%202026.pdf', pdf, token);
    shown = (await (await app().call('GET', '/api/filenames/wallpapers')).json()) as PhotoAnswer[];
  });
  return {
    app,
    pdf,
    /** The picture as its folder's list tells it. */
    photo: () => shown[0] as PhotoAnswer,
    /** What a visitor is answered. */
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') => app().call(method, path, { headers }),
  };
}
