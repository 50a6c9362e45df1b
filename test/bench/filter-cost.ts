import { join } from 'node:path';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { openMaterialStore } from '#adapters/database/materials/material-store.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { openPhotoIndex } from '#adapters/database/photos/photo-index.ts';
import { filterQuery } from '#contract/catalogue/filter-query.ts';
import { colours } from '#domain/colours/colour.ts';
import type { Fact } from '#domain/materials/catalogue-material.ts';
import { mapKinds } from '#domain/materials/filters/filter-kinds.ts';
import { inEnglish } from '#domain/text/names.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { actor, buildPhoto } from '#test/build/factories.ts';
import { startProgram } from '#test/program/start-program.ts';
import { processorTicks, ticksPerSecond } from './processor-ticks.ts';
import { statusOf } from './status-of.ts';
import { worstOf } from './worst-of.ts';

const looks = ['Oak', 'Marble', 'Leaf', 'Chevron', 'Striped', 'Woven', 'Plain'];
const rooms = ['Bedrooms', 'Offices and shops', 'Kitchens', 'Receptions and corridors', 'Terraces'];
const finishes = ['matt', 'gloss', 'silk', 'embossed'];
const widths = [530, 700, 1060];
const NOW = '2026-11-21T06:00:00.000Z';

const nth = <Item>(items: readonly Item[], n: number) => items[n % items.length] as Item;

/**
 * Milliseconds of a request for a gallery of so many materials, the 99th of a hundred: `first` with filters that nobody has asked for
 * yet, of which the widest leave nearly all, and the `cpu` of one on average; `again` when they are asked for a second time.
 */
export async function filterCost(folder: string, materials: number): Promise<Record<string, number>> {
  await fillGallery(folder, materials);
  const program = await startProgram({ PORT: '0', DATA_DIR: folder, RATE_LIMITS: 'off' });
  const addresses = [0, 1, 2].flatMap((more) =>
    colours.flatMap((_, colour) =>
      looks.map((_look, look) => {
        const chosen = colours.filter((_each, at) => (at * 5 + colour) % colours.length <= look * 2 + more);
        const values = { ...mapKinds((): readonly string[] => []), colour: chosen, finish: finishes.slice(0, more) };
        return filterQuery({ values, unknown: false });
      }),
    ),
  );
  const distinct = [...new Set(addresses)];
  const ask = async (turn: number) => {
    const status = await statusOf(`${program.origin}/wallpapers${nth(distinct, turn)}`);
    if (status !== 200) throw new Error(`A narrowed gallery answered ${status}.`);
  };
  try {
    for (let turn = 0; turn < 50; turn++) await statusOf(`${program.origin}/search?q=${nth(looks, turn)}`);
    const half = Math.floor(distinct.length / 2);
    for (let turn = 0; turn < half; turn++) await ask(turn);
    const times: number[] = [];
    const before = processorTicks(program.pid);
    for (let turn = half; turn < distinct.length; turn++) {
      const begun = performance.now();
      await ask(turn);
      times.push(performance.now() - begun);
    }
    const cpu = ((processorTicks(program.pid) - before) / ticksPerSecond / times.length) * 1000;
    const first = times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
    return { first, cpu, again: await worstOf((turn) => ask(turn % 20)) };
  } finally {
    await program.kill('SIGTERM');
  }
}

async function fillGallery(folder: string, count: number): Promise<void> {
  const database = await openDatabase(`sqlite:${join(folder, 'vitrine.db')}`);
  await migrate(database, NOW);
  const [index, store] = [openPhotoIndex(database), openMaterialStore(database)];
  const fact = (kind: Fact['kind'], text: string, number: number | null = null): Fact => ({
    kind,
    label: inEnglish(''),
    number,
    unit: number === null ? '' : 'mm',
    text: inEnglish(text),
  });
  for (let each = 0; each < count; each++) {
    const title = `${nth(looks, each)} wallpaper ${each}`;
    const name = `paper-${each}.jpg`;
    await index.add(buildPhoto({ folder: 'wallpapers', name, title, hash: String(each).padStart(64, '0') }), actor);
    const material = buildMaterial({
      code: `WP ${each}`,
      names: inEnglish(title),
      colourways: [
        {
          names: inEnglish(''),
          colours: [nth(colours, each * 3), nth(colours, each + 1)],
          pictures: [{ folder: 'wallpapers', name, kind: 'room' }],
        },
      ],
      facts: [fact('finish', nth(finishes, each)), fact('size', 'roll of 10.05 m', nth(widths, each))],
      where: inEnglish(`${nth(rooms, each)}.`),
    });
    await store.saveOnto(0, material, NOW, actor);
  }
  await database.close();
}
