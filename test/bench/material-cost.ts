import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { openMaterialStore } from '#adapters/database/materials/material-store.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { readMaterialReport } from '#operations/materials/read-material-report.ts';
import { moveInMaterials } from '#operations/move-in/move-in-materials.ts';
import { actor } from '#test/build/factories.ts';
import { openTestApp } from '#test/open/start-test-app.ts';
import { beginCpu } from './begin-cpu.ts';
import { at, fillShop } from './fill-shop.ts';

const days = { from: '2024-04-01', to: '2027-03-31' };

/**
 * Seconds for a file of so many materials: its preview and its import. Then the report of all of them over so many documents: seconds,
 * those of CPU in this process, and the longest time in milliseconds in which nobody else was answered.
 */
export async function materialCost(url: string, materials: number, documents: number): Promise<Record<string, number>> {
  const database = await openDatabase(url);
  const { ports, close } = await openTestApp({ database });
  const bytes = Buffer.from(sheetOf(materials));
  const move = (isPreview: boolean) =>
    secondsOf(async () => {
      const moved = await moveInMaterials(ports, bytes, isPreview, actor);
      if (!moved.ok) throw new Error(moved.message);
    });
  const figures = { materials, preview: await move(true), imported: await move(false) };
  await close();
  const shop = await openDatabase(url);
  await migrate(shop, at);
  await fillShop(url, 0, documents, documents);
  const store = openMaterialStore(shop);
  const held = watchTurns();
  const cpu = beginCpu();
  let rows = 0;
  const report = await secondsOf(async () => {
    rows = (await readMaterialReport({ materials: store }, days, false)).rows.length;
  });
  const reportCpu = cpu() / 1e3;
  const longestTurn = held();
  await shop.close();
  return { ...figures, documents, rows, report, reportCpu, longestTurn };
}

/** Returns a function that ends the watch, and says the longest time between two turns of the event loop. */
function watchTurns(): () => number {
  let [before, longest] = [performance.now(), 0];
  const note = () => {
    longest = Math.max(longest, performance.now() - before);
    before = performance.now();
  };
  const every = setInterval(note, 1);
  return () => {
    note();
    clearInterval(every);
    return longest;
  };
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

function sheetOf(materials: number): string {
  const lines = Array.from(
    { length: materials },
    (_, nth) =>
      `WP ${nth},Leaf wallpaper ${nth},Wallpapers,"Sage, Clay",1250.00,roll,530 mm,vinyl on non-woven backing`,
  );
  return ['Code,Name,Category,Colourways,Rate,Rate for,Size,Material', ...lines].join('\n');
}
