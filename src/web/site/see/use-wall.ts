import { useEffect, useRef, useState } from 'react';
import { mediaPath } from '#contract/path.ts';
import type { PageSurface } from '#domain/catalogue/surfaces-in.ts';
import type { Rectangle } from '#domain/measures/measured-wall.ts';
import { homography } from '#domain/wall/homography.ts';
import type { Corners, Picture } from '#domain/wall/picture.ts';
import type { Stroke } from '#domain/wall/strokes.ts';
import { newestOnly } from './newest-only.ts';
import { openWallWorker } from './open-wall-worker.ts';
import type { ReadPhoto } from './read-photo.ts';
import { fetchPhoto } from './read-photo.ts';

/** What the visitor sets by hand: -1 to 1 each, and how far the pattern is moved, in shares of a repeat. */
export type WallLook = { lightness: number; warmth: number; sideways: number; upwards: number };

export const plainLook: WallLook = { lightness: 0, warmth: 0, sideways: 0, upwards: 0 };

/** The wall with the material on it; `share` of the marked rectangle is seen. What it says of itself is what was laid. */
export type Shown = { canvas: HTMLCanvasElement; share: number; surface: PageSurface; size: Rectangle };

type Laying = {
  corners: Corners;
  size: Rectangle;
  surface: PageSurface;
  strokes: readonly Stroke[];
  look: WallLook;
};

/** A laying on its photo, with the picture of its material. */
type Ready = { laying: Laying; photo: ReadPhoto | null; material: Picture };

/** The worker with a photo in it. One laying is reckoned at a time; of those that come meanwhile only the newest waits. */
export function useWall(photo: ReadPhoto | null) {
  const wall = useRef<ReturnType<typeof openWallWorker> | null>(null);
  const now = useRef<{ photo: ReadPhoto | null; laying: Laying | null }>({ photo, laying: null });
  const [materialOf] = useState(rememberMaterials);
  const [shown, setShown] = useState<Shown | null>(null);
  const draftRef = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'idle' | 'working' | 'failed' | 'crossed'>('idle');

  useEffect(
    () => () => {
      wall.current?.close();
      wall.current = null;
    },
    [],
  );
  const ask = () => {
    wall.current ??= openWallWorker();
    return wall.current.ask;
  };
  const fail = (error: unknown) => {
    console.error('The wall could not be shown:', error);
    setState('failed');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what asks and fails does not change
  useEffect(() => {
    now.current = { photo, laying: null };
    setShown(null);
    putDraft(draftRef.current, null);
    setState('idle');
    if (photo) ask()({ kind: 'photo', picture: photo.picture }).catch(fail);
  }, [photo]);

  /** Null when it failed; undefined when there is another photo by now. */
  const propose = async (x: number, y: number) => {
    putDraft(draftRef.current, null);
    try {
      const found = await ask()({ kind: 'propose', x, y });
      return now.current.photo === photo ? found : undefined;
    } catch (error) {
      fail(error);
      return null;
    }
  };

  const [layNext] = useState(() => {
    let sent: Picture | null = null;
    return newestOnly(async ({ laying, photo, material }: Ready) => {
      const isOf = () => now.current.photo === photo;
      const isNewest = () => isOf() && now.current.laying === laying;
      if (!isOf()) return;
      const { corners, size, surface, strokes, look } = laying;
      try {
        if (sent !== material) await ask()({ kind: 'material', picture: material });
        sent = material;
        const answer = await ask()({ kind: 'lay', marked: { corners, ...size }, strokes, ...howLaid(surface, look) });
        if (answer && isOf()) setShown({ canvas: canvasOf(answer.picture), share: answer.share, surface, size });
        if (isNewest()) setState(answer ? 'idle' : 'crossed');
      } catch (error) {
        if (isNewest()) fail(error);
      }
    });
  });

  const lay = async (laying: Laying) => {
    now.current.laying = laying;
    putDraft(draftRef.current, null);
    if (!homography(laying.corners, laying.size.widthMm, laying.size.heightMm)) return setState('crossed');
    setState('working');
    const isNewest = () => now.current.laying === laying;
    try {
      const material = await materialOf(laying.surface);
      if (isNewest()) layNext({ laying, photo, material });
    } catch (error) {
      if (isNewest()) fail(error);
    }
  };

  const [draftNext] = useState(() =>
    newestOnly(
      async ({ corners, size, of, draw }: { corners: Corners; size: Rectangle; of: Laying; draw(): void }) => {
        try {
          const marked = { corners, ...size };
          const answer = await ask()({ kind: 'draft', marked, ...howLaid(of.surface, of.look) });
          if (answer && now.current.laying === of) putDraft(draftRef.current, answer.bitmap);
        } catch (error) {
          if (now.current.laying === of) fail(error);
        }
        draw();
      },
      ({ draw }) => draw(),
    ),
  );

  /**
   * A corner moves: what was laid last is drafted there. Before anything was laid there is nothing to draft. `draw` draws all else that
   * moves: with the draft, as a slow phone takes as long for each frame as for a draft, and at once where the draft has to wait.
   */
  const draft = (corners: Corners, size: Rectangle, draw: () => void) => {
    const of = state === 'working' ? null : now.current.laying;
    if (of) draftNext({ corners, size, of, draw });
    else draw();
  };

  /** What was refused is being mended. */
  const forget = () => setState((before) => (before === 'working' ? before : 'idle'));

  return { shown, draftRef, state, propose, lay, draft, forget };
}

/** Remembers the pictures of the last materials, by their hash: each is fetched once. One that failed is fetched again. */
function rememberMaterials() {
  const kept = new Map<string, Promise<Picture>>();
  return ({ hash, widest }: PageSurface): Promise<Picture> => {
    const coming =
      kept.get(hash) ?? fetchPhoto(mediaPath(hash, widest, 'jpg'), LONGEST_MATERIAL).then(({ picture }) => picture);
    kept.delete(hash);
    kept.set(hash, coming);
    coming.catch(() => kept.delete(hash));
    for (const oldest of [...kept.keys()].slice(0, -MOST_MATERIALS)) kept.delete(oldest);
    return coming;
  };
}

/** A picture takes up to 8 MB of memory. */
const MOST_MATERIALS = 3;

const LONGEST_MATERIAL = 1400;

/** The pattern begins at the lower left corner of the wall, as paper hangers begin, moved as the visitor says. */
function howLaid(surface: PageSurface, { sideways, upwards, lightness, warmth }: WallLook) {
  const { widthMm, heightMm, repeat } = surface;
  return {
    laid: {
      repeatMm: [widthMm, heightMm] as const,
      originFromBottomLeftMm: [sideways * widthMm, upwards * heightMm] as const,
      repeat,
    },
    look: { lightness, warmth },
  };
}

function canvasOf(picture: Picture): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  putPicture(canvas, picture);
  return canvas;
}

/** On the photo: to draw it into the photo's own canvas with each move would take longer than to make it. Null takes it away. */
function putDraft(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap | null): void {
  canvas?.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
}

/** Into a canvas of its size. A whole picture has 8 MB: they are looked at where they are. */
function putPicture(canvas: HTMLCanvasElement, { width, height, data }: Picture): void {
  const bytes = new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.length);
  canvas.getContext('2d')?.putImageData(new ImageData(bytes, width, height), 0, 0);
}
