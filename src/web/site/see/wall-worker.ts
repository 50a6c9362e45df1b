import { layDraft, openDraft } from '#domain/wall/draft.ts';
import { findWall } from '#domain/wall/find-wall.ts';
import { layMaterial, type Under } from '#domain/wall/lay-material.ts';
import { type Material, readMaterial } from '#domain/wall/material.ts';
import { type Overview, overview } from '#domain/wall/overview.ts';
import type { Picture } from '#domain/wall/picture.ts';
import { proposeWall } from '#domain/wall/propose-wall.ts';
import { seenShare } from '#domain/wall/seen-share.ts';
import type { WallAnswers, WallQuestion } from './wall-messages.ts';

let photo: Picture | null = null;
let view: Overview | null = null;
let material: Material | null = null;
/** What was found for these corners and strokes; another surface or look needs no new search. */
let found: { key: string; under: Under } | null = null;
/** As it was laid last. */
let lain: (WallQuestion & { kind: 'lay' }) | null = null;
let draft: { of: Under; open: ReturnType<typeof openDraft> } | null = null;

const answers: { [Kind in WallQuestion['kind']]: (question: never) => WallAnswers[Kind] } = {
  photo: ({ picture }: WallQuestion & { kind: 'photo' }) => {
    photo = picture;
    view = overview(picture);
    found = null;
    draft = null;
    return null;
  },
  propose: (tap: WallQuestion & { kind: 'propose' }) => proposeWall(thePhoto(), tap),
  material: ({ picture }: WallQuestion & { kind: 'material' }) => {
    material = readMaterial(picture);
    return null;
  },
  draft: ({ marked, laid, look }: WallQuestion & { kind: 'draft' }) => {
    if (!found || !material) return null;
    return { bitmap: bitmapOf(layDraft(draftOf(found.under), marked, { ...laid, material }, look)) };
  },
  lay: (asked: WallQuestion & { kind: 'lay' }) => {
    const { marked, strokes, laid, look } = asked;
    const picture = thePhoto();
    const key = JSON.stringify([marked, strokes]);
    if (found?.key !== key) {
      const under = findWall(picture, view ?? overview(picture), marked, strokes);
      if (!under) return null;
      found = { key, under };
    }
    if (!material) return null;
    lain = asked;
    const shown = layMaterial(picture, found.under, { ...laid, material }, look);
    return { picture: shown, share: seenShare(picture, found.under.seen, marked) };
  },
};

function draftOf(under: Under) {
  if (draft?.of !== under) draft = { of: under, open: openDraft(thePhoto(), under) };
  return draft.open;
}

/** Made here: the page then has nothing to do with its pixels. */
function bitmapOf({ width, height, data }: Picture): ImageBitmap {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height), 0, 0);
  return canvas.transferToImageBitmap();
}

function thePhoto(): Picture {
  if (!photo) throw new Error('There is no photo yet.');
  return photo;
}

/**
 * While nobody asks, the draft is made ready, and the first one is laid some times where the material lies: the first moves of a corner
 * need not wait for it, nor for the browser to compile what a move runs.
 */
function makeReady(): void {
  if (!found || !material || !lain) return;
  const ready = draftOf(found.under);
  if (compiled === COMPILED) return;
  compiled++;
  layDraft(ready, lain.marked, { ...lain.laid, material }, lain.look);
  whenQuiet = setTimeout(makeReady);
}
let whenQuiet: ReturnType<typeof setTimeout>;
const QUIET = 300;
/** V8 compiles in steps what is run more and more often. */
const COMPILED = 12;
let compiled = 0;

addEventListener('message', ({ data }: MessageEvent<{ id: number; question: WallQuestion }>) => {
  clearTimeout(whenQuiet);
  const { id, question } = data;
  const answer = answers[question.kind](question as never);
  postMessage({ id, answer }, { transfer: shownIn(answer) });
  whenQuiet = setTimeout(makeReady, QUIET);
});

function shownIn(answer: WallAnswers[WallQuestion['kind']]): Transferable[] {
  if (!answer) return [];
  if ('bitmap' in answer) return [answer.bitmap];
  return 'picture' in answer ? [answer.picture.data.buffer] : [];
}
