import type { Pack, PackKind } from './pack.ts';

/** What the usual packs have, to begin with: their sizes, and what is bought on top in percent. */
export const openingPacks = {
  roll: { kind: 'roll', widthMm: 530, lengthMm: 10_050, repeatMm: 0, trimMm: 100, wastePercent: 0 },
  piece: { kind: 'piece', widthMm: 1220, lengthMm: 2440, wastePercent: 5 },
  box: { kind: 'box', areaMm2: 2_200_000, wastePercent: 5 },
  length: { kind: 'length', wastePercent: 5 },
  area: { kind: 'area', wastePercent: 5 },
} as const satisfies Record<PackKind, Pack>;
