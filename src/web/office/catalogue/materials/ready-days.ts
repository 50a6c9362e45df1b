import type { CatalogueMaterial } from '#domain/materials/catalogue-material.ts';

type Ready = CatalogueMaterial['ready'];

/** `readReady('Kochi 2, New Town 6')` → `[{ city: 'Kochi', days: 2 }, { city: 'New Town', days: 6 }]`; without a number, -1 days. */
export function readReady(text: string): Ready {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, city = part, days = '-1'] = /^(.*\S)\s+(\d+)$/.exec(part) ?? [];
      return { city, days: Number(days) };
    });
}

/** As it is typed: `writeReady([{ city: 'Kochi', days: 2 }])` → `'Kochi 2'` */
export function writeReady(ready: Ready): string {
  return ready.map(({ city, days }) => `${city} ${days}`).join(', ');
}
