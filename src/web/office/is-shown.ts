import type { Desk } from '#contract/desk.ts';
import type { Screen } from './screen.ts';

/** Whether the menus show a screen to this person; without a desk nobody is known yet. */
export function isShown(
  { ownersOnly, figuresOnly }: Pick<Screen, 'ownersOnly' | 'figuresOnly'>,
  desk: Pick<Desk, 'role' | 'seesFigures'> | null,
): boolean {
  if (ownersOnly) return desk?.role === 'owner';
  return !figuresOnly || desk?.seesFigures === true;
}
