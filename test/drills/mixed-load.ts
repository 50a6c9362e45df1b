import { setTimeout } from 'node:timers/promises';
import { buildPicture } from '#test/build/build-picture.ts';
import { hostilePictures } from '#test/build/hostile-pictures.ts';
import { home } from '#test/specification/specified-firm.ts';
import type { Desk } from './open-desk.ts';

type Load = {
  pages: number;
  searches: number;
  downloads: number;
  documents: number;
  papers: number;
  pictures: number;
  bombs: number;
  /** Answers that nobody should get, the first few. */
  unexpected: string[];
};

/** What a busy shop does, all at once and for so many milliseconds: about forty requests a second, and two picture bombs. */
export async function mixedLoad(desk: Desk, milliseconds: number): Promise<Load> {
  const over = performance.now() + milliseconds;
  const load: Load = {
    pages: 0,
    searches: 0,
    downloads: 0,
    documents: 0,
    papers: 0,
    pictures: 0,
    bombs: 0,
    unexpected: [],
  };
  const bombs = (await hostilePictures()).filter(({ name }) => /bomb|claims|just below the limit/.test(name));
  const read = async (what: string, wanted: number[], asked: Promise<Response>): Promise<string> => {
    const answer = await asked;
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    // A machine that is busy may say so.
    if (![...wanted, 503].includes(answer.status) && load.unexpected.length < 10)
      load.unexpected.push(`${what}: ${answer.status} ${text.slice(0, 100)}`);
    return text;
  };
  const forEver = async (pause: number, once: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; performance.now() < over; turn++) {
      await once(turn);
      await setTimeout(pause);
    }
  };
  const upload = (name: string, bytes: Uint8Array) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), name);
    return desk.ask(`/api/uploadfiles/wallpapers/${name}`, { method: 'POST', body });
  };

  const paths = ['/', '/wallpapers', '/awnings', '/sitemap.xml', '/healthz', '/api/filenames/wallpapers'];
  await Promise.all([
    forEver(40, async (turn) => {
      await read('page', [200], desk.ask(paths[turn % paths.length] ?? '/'));
      load.pages += 1;
    }),
    forEver(100, async (turn) => {
      await read('search', [200], desk.ask(`/search?q=wall ${turn}`));
      load.searches += 1;
    }),
    forEver(150, async (turn) => {
      await read('suggestion', [200], desk.ask(`/api/getCustomerRecords/buyerAddress/samp${turn % 2 ? 'le' : ''}`));
      const report = desk.ask(`/api/getInvoiceDetails/tax/${home}?page=1&size=10`);
      const [newest] = JSON.parse(await read('report', [200], report)) as { data: string }[];
      if (!newest) return;
      const headers = { 'Content-Type': 'application/json' };
      await read('paper', [200], desk.ask('/api/downloadInvoice', { method: 'POST', headers, body: newest.data }));
      load.papers += 1;
    }),
    forEver(250, async (turn) => {
      await desk.issue(turn);
      load.documents += 1;
    }),
    forEver(1000, async (turn) => {
      const name = `mixed-${turn}.jpg`;
      await read('picture', [201, 200], upload(name, await buildPicture({ width: 1600, height: 1200 })));
      await read('download', [200, 404], desk.ask(`/api/download/wallpapers/${name}`));
      await read('deletion', [200, 404], desk.ask(`/api/deleteImage/wallpapers/${name}`, { method: 'DELETE' }));
      load.pictures += 1;
      load.downloads += 1;
    }),
    forEver(500, async (turn) => {
      const bomb = bombs[turn % bombs.length];
      if (bomb) await read(bomb.name, [422, 201, 200], upload('bomb.jpg', bomb.bytes));
      if (bomb?.becomes === 'a picture') await desk.ask('/api/deleteImage/wallpapers/bomb.jpg', { method: 'DELETE' });
      load.bombs += 1;
    }),
  ]);
  return load;
}
