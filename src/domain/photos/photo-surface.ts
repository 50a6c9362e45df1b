import type { Problem } from '../outcome.ts';
import type { Repeat } from '../wall/repeat.ts';

/** What a surface covers. */
type SurfaceUse = 'wall' | 'floor' | 'ceiling' | 'facade';

/** A picture that shows a material square-on: how large the piece in it is, how it repeats, and what it is for. */
export type PhotoSurface = {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly repeat: Repeat;
  readonly for: SurfaceUse;
};

/** `surfaceSize({ widthMm: 1060, heightMm: 795, … })` → `'1060 × 795 mm'` */
export function surfaceSize({ widthMm, heightMm }: Pick<PhotoSurface, 'widthMm' | 'heightMm'>): string {
  return `${widthMm} × ${heightMm} mm`;
}

export const surfaceUses = ['wall', 'floor', 'ceiling', 'facade'] as const satisfies readonly SurfaceUse[];

export const repeats = [
  'straight',
  'half-drop',
  'brick',
  'mirrored',
  'random-turn',
  'mural',
] as const satisfies readonly Repeat[];

/**
 * What is wrong with a surface of a picture, whose size is in pixels: the shape of the piece differs from that of the picture by more
 * than 3 %, or a side is not 10 mm to 30 m. `surfaceProblems({ widthMm: 530, heightMm: 640, … }, { width: 1600, height: 1200 })`
 */
export function surfaceProblems(
  { widthMm, heightMm }: PhotoSurface,
  { width, height }: { width: number; height: number },
): Problem[] {
  const problems = [
    { field: 'surface.widthMm', mm: widthMm },
    { field: 'surface.heightMm', mm: heightMm },
  ]
    .filter(({ mm }) => !(mm >= 10 && mm <= 30_000))
    .map(({ field }) => ({ field, message: 'A piece is 10 to 30,000 mm wide and high.' }));
  if (problems.length > 0) return problems;
  const difference = widthMm / heightMm / (width / height) - 1;
  if (Math.abs(difference) <= MOST_OFF) return [];
  const fits = Math.round((widthMm * height) / width);
  const message = `The picture is ${width} × ${height}: a piece ${widthMm} mm wide is ${fits} mm high in it.`;
  return [{ field: 'surface.heightMm', message }];
}

const MOST_OFF = 0.03;
