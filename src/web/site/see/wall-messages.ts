import type { Marked } from '#domain/wall/find-wall.ts';
import type { Laid, Look } from '#domain/wall/lay-material.ts';
import type { Corners, Picture } from '#domain/wall/picture.ts';
import type { Stroke } from '#domain/wall/strokes.ts';

/** What is laid, without the picture of the material, which was sent before. */
type LaidAs = Omit<Laid, 'material'>;

/** What the page asks of the worker. The photo and the material stay there until another one comes. */
export type WallQuestion =
  | { kind: 'photo'; picture: Picture }
  | { kind: 'propose'; x: number; y: number }
  | { kind: 'material'; picture: Picture }
  | { kind: 'draft'; marked: Marked; laid: LaidAs; look: Look }
  | { kind: 'lay'; marked: Marked; strokes: readonly Stroke[]; laid: LaidAs; look: Look };

/** `laid` is null where the corners mark nothing; `share` is how much of the marked rectangle is seen, 0 to 1. */
export type WallAnswers = {
  photo: null;
  propose: { corners: Corners; sure: boolean };
  material: null;
  draft: { bitmap: ImageBitmap } | null;
  lay: { picture: Picture; share: number } | null;
};
