import { join } from 'node:path';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { openPhotoIndex } from '#adapters/database/photos/photo-index.ts';
import { titleColours } from '#domain/colours/title-colours.ts';
import { actor, buildPhoto } from '#test/build/factories.ts';
import { startProgram } from '#test/program/start-program.ts';
import { processorTicks, ticksPerSecond } from './processor-ticks.ts';
import { statusOf } from './status-of.ts';
import { worstOf } from './worst-of.ts';

const COUNTED = 500;

const folders = ['wallpapers', 'hpl', 'carpettiles', 'blinds', 'pvc', 'woodenfloorings', 'fabio'];
const kinds = ['Wallpaper', 'Panels', 'Carpet tiles', 'Roller blinds', 'Louvers', 'Plank floor', 'Mural'];
const tones = ['walnut', 'sage green', 'slate grey', 'ivory', 'plum', 'teak', 'terracotta', 'off-white', 'charcoal'];
const rooms = ['bedroom', 'open office', 'reading corner', 'reception', 'terrace', 'close view', 'full wall'];

// Names, other names, colours, several words, a mistake, and a text that finds nothing.
const texts = ['kaleen', 'walnut', 'परदा', 'green carpet', 'wpc', 'a', 'blnds', 'roofing', 'panels teak bedroom', ''];

/** Milliseconds of a request for /search, the 99th of a hundred, with so many pictures; of the data alone; and of CPU, on average. */
export async function searchCost(folder: string, pictures: number): Promise<Record<string, number>> {
  await fillFolders(folder, pictures);
  const program = await startProgram({ PORT: '0', DATA_DIR: folder });
  const ask = (path: string) => async (turn: number) => {
    const text = encodeURIComponent(texts[turn % texts.length] ?? '');
    const status = await statusOf(`${program.origin}${path}?q=${text}`);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
  };
  try {
    const [page, data] = [await worstOf(ask('/search')), await worstOf(ask('/api/search'))];
    const cpuOf = async (path: string) => {
      const before = processorTicks(program.pid);
      for (let turn = 0; turn < COUNTED; turn++) await ask(path)(turn);
      return ((processorTicks(program.pid) - before) / ticksPerSecond / COUNTED) * 1000;
    };
    return { page, data, pageCpu: await cpuOf('/search'), dataCpu: await cpuOf('/api/search') };
  } finally {
    await program.kill('SIGTERM');
  }
}

async function fillFolders(folder: string, pictures: number): Promise<void> {
  const database = await openDatabase(`sqlite:${join(folder, 'vitrine.db')}`);
  await migrate(database, '2026-11-21T06:00:00.000Z');
  const index = openPhotoIndex(database);
  const nth = <Item>(items: readonly Item[], n: number) => items[n % items.length] as Item;
  for (let each = 0; each < pictures; each++) {
    const title = `${nth(kinds, each)} in ${nth(tones, each * 5)}, ${nth(rooms, each * 3)} ${each}`;
    const photo = { folder: nth(folders, each), name: `sample-${each}.jpg`, title, colours: titleColours(title) };
    await index.add(buildPhoto({ ...photo, hash: String(each).padStart(64, '0') }), actor);
  }
  await database.close();
}
