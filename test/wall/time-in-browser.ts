import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { build } from 'vite';
import type { Corners, Picture } from '#domain/wall/picture.ts';
import { findChromium } from '#test/journeys/find-chromium.ts';
import { type Room, readRoom, roomNames } from './read-room.ts';

/** Of one room, in milliseconds on a machine that is slowed `rate` times; `page` where its page alone is. */
export type Times = {
  /** Only once for a photo, and for a material. */
  photo: number;
  material: number;
  /** From the corners to the whole picture on the page, and while one corner moves. */
  whole: number;
  move: number;
  /** The middle and the slowest of the moves, of which `move` is the quickest. */
  middle: number;
  worst: number;
  /** Of the first move alone: the wall is looked for beyond the corners. */
  firstMove: number;
  page: { whole: number; move: number; middle: number; worst: number };
};

/** How long the worker itself took, unslowed, and all else from the question to the picture on the page, slowed. */
type Cost = { worker: number; page: number };
type Run = { [Question in 'photo' | 'material' | 'lay' | 'firstMove' | 'move']: Cost } & { moves: Cost[] };

const LONGEST = 1600;
const RUNS = 5;
/** In all runs together, one after the other, as a finger asks for them. */
const MOVES = 30;

/** What the worker answers with. */
type Shown = { picture?: Picture; bitmap?: ImageBitmap };

/** Before the worker's own program: each answer says how long it took. */
const CLOCK = `
  let began = 0;
  addEventListener('message', () => { began = performance.now(); });
  const post = postMessage.bind(globalThis);
  globalThis.postMessage = (message, options) => post({ ...message, took: performance.now() - began }, options);
`;

/**
 * The worker of the site in a real browser, with rendered rooms of 1,600 by 1,200 pixels. Chromium slows only a page's own thread
 * (Emulation.setCPUThrottlingRate does not reach workers): the page is measured slowed, the worker is measured as it is and its
 * time taken `rate` times. The least of five runs counts: the others say what else the machine did.
 */
export async function timeInBrowser(rate: number): Promise<Map<string, Times>> {
  const worker = await bundled();
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.route('http://wall.test/**', (route) =>
      route.request().url().endsWith('.js')
        ? route.fulfill({ contentType: 'text/javascript', body: CLOCK + worker })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><canvas></canvas>' }),
    );
    const times = new Map<string, Times>();
    for (const name of roomNames) {
      await page.goto('http://wall.test/');
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      times.set(name, inTimes(await timeRoom(page, await readRoom(name, 1)), rate));
      await devtools.detach();
    }
    return times;
  } finally {
    await browser.close();
  }
}

async function bundled(): Promise<string> {
  const root = join(import.meta.dirname, '../..');
  const answer = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(root, 'src/web/site/see/wall-worker.ts'), formats: ['es'] },
      target: 'es2023',
    },
  });
  const [output] = [answer].flat();
  if (!output || !('output' in output)) throw new Error('The worker could not be built.');
  return output.output[0].code;
}

async function timeRoom(page: Page, { photo, marked, papers }: Room): Promise<Run> {
  const [paper] = papers;
  if (!paper) throw new Error('The room has no paper.');
  const scale = LONGEST / photo.width;
  const { picture: material, ...laid } = paper.surface;
  return page.evaluate(inPage, {
    photo: await asAddress(photo, scale),
    material: await asAddress(material, 1),
    marked: { ...marked, corners: marked.corners.map(([x, y]) => [x * scale, y * scale]) as unknown as Corners },
    laid,
    runs: RUNS,
    moves: MOVES,
  });
}

async function asAddress({ width, height, data }: Picture, scale: number): Promise<string> {
  const png = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .resize(Math.round(width * scale))
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

type Asked = {
  photo: string;
  material: string;
  marked: Room['marked'];
  laid: Omit<Room['papers'][number]['surface'], 'picture'>;
  runs: number;
  moves: number;
};

/** Runs in the browser, and does with answers what `use-wall.ts` does. */
async function inPage({ photo, material, marked, laid, runs, moves }: Asked): Promise<Run> {
  const pixels = async (address: string): Promise<Picture> => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const { width, height, data } = context.getImageData(0, 0, image.width, image.height);
    return { width, height, data };
  };
  const [room, paper] = [await pixels(photo), await pixels(material)];
  const stage = document.querySelector('canvas') as HTMLCanvasElement;
  const onStage = stage.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  const draft = document.body.appendChild(document.createElement('canvas'));
  draft.style.cssText = 'position: absolute; inset: 0; width: 100%';
  const onDraft = draft.getContext('bitmaprenderer');
  [stage.width, stage.height] = [room.width, room.height];
  const worker = new Worker('/worker.js', { type: 'module' });
  const ask = (question: object) =>
    new Promise<Cost>((resolve) => {
      const began = performance.now();
      worker.onmessage = ({ data }: MessageEvent<{ answer: Shown | null; took: number }>) => {
        const { answer, took } = data;
        if (answer?.bitmap) onDraft?.transferFromImageBitmap(answer.bitmap);
        if (answer?.picture) {
          const { width, height, data } = answer.picture;
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [width, height];
          const bytes = new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.length);
          canvas
            .getContext('2d', { willReadFrequently: true })
            ?.putImageData(new ImageData(bytes, width, height), 0, 0);
          onStage.drawImage(canvas, 0, 0);
          onStage.getImageData(0, 0, 1, 1);
        }
        resolve({ worker: took, page: performance.now() - began - took });
      };
      worker.postMessage({ id: 1, question });
    });
  const look = { lightness: 0, warmth: 0 };
  const rest = () => new Promise((resolve) => setTimeout(resolve, 700));
  const least: Partial<Omit<Run, 'moves'>> = {};
  const all: Cost[] = [];
  const keep = (name: keyof typeof least, { worker, page }: Cost) => {
    const before = least[name] ?? { worker: Number.POSITIVE_INFINITY, page: Number.POSITIVE_INFINITY };
    least[name] = { worker: Math.min(before.worker, worker), page: Math.min(before.page, page) };
  };
  for (let run = 0; run < runs; run++) {
    keep('photo', await ask({ kind: 'photo', picture: room }));
    keep('material', await ask({ kind: 'material', picture: paper }));
    // Corners that were not asked for before, so that nothing is remembered.
    const corners = marked.corners.map(([x, y]) => [x + run / 8, y]);
    keep('lay', await ask({ kind: 'lay', marked: { ...marked, corners }, strokes: [], laid, look }));
    await rest();
    keep('firstMove', await ask({ kind: 'draft', marked, laid, look }));
    for (let move = 1; move <= moves / runs; move++) {
      const [first, ...others] = marked.corners;
      const moved = { ...marked, corners: [[first[0] + 3 * move, first[1] + move], ...others] };
      const cost = await ask({ kind: 'draft', marked: moved, laid, look });
      all.push(cost);
      keep('move', cost);
    }
  }
  worker.terminate();
  return { ...(least as Omit<Run, 'moves'>), moves: all };
}

function inTimes(run: Run, rate: number): Times {
  const slowed = ({ worker, page }: Cost) => rate * worker + page;
  const pageAlone = ({ worker, page }: Cost) => worker + page;
  const moves = (of: (cost: Cost) => number) => {
    const sorted = run.moves.map(of).sort((one, other) => one - other);
    return { middle: sorted[sorted.length >> 1] ?? 0, worst: sorted.at(-1) ?? 0 };
  };
  return {
    photo: slowed(run.photo),
    material: slowed(run.material),
    whole: slowed(run.lay),
    move: slowed(run.move),
    firstMove: slowed(run.firstMove),
    ...moves(slowed),
    page: { whole: pageAlone(run.lay), move: pageAlone(run.move), ...moves(pageAlone) },
  };
}
