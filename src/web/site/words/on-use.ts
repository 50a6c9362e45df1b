import type { PhotoSurface } from '#domain/photos/photo-surface.ts';
import type { Words } from './words.ts';

/** The group of words for what a surface covers, and the deed of that name on its picture's page: `words[onUse.floor].yours` → 'Your floor'. */
export const onUse = {
  wall: 'onWall',
  floor: 'onFloor',
  ceiling: 'onCeiling',
  facade: 'onFacade',
} as const satisfies Record<PhotoSurface['for'], keyof Words>;
