import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { type Figures, measureOff, measurePaper } from './measure-paper.ts';
import { measureProposal } from './measure-proposal.ts';
import { measureStrokes } from './measure-strokes.ts';
import { readRoom, roomNames } from './read-room.ts';
import { timeInBrowser } from './time-in-browser.ts';
import { timeMoves } from './time-moves.ts';

const help = `npm run wall -- [FOLDER | --browser RATE | --moves ORIGIN --browser RATE]
Lays known papers on the walls of rendered rooms, and prints how near that comes to the same rooms with the papers truly on their walls.
With a folder: writes each picture beside its truth there, and the wall that a tap proposes.
With --browser: measures how long a browser on a machine that is RATE times slower takes, in milliseconds,
and one whose page alone is: the least of five runs, and of 30 moves the middle and the slowest.
With --moves: on the page /see of the shop that runs there, from a touch that drags a corner to the frame that shows its draft.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean' }, browser: { type: 'string' }, moves: { type: 'string' } },
});
const rate = Number(values.browser ?? 1);
if (values.help || positionals.length > 1 || !(rate >= 1)) {
  console.log(help);
  process.exit(values.help ? 0 : 2);
}
if (values.moves) {
  row('a touch each', 'middle', '9 of 10', 'all, ms');
  for (const pause of [200, 50]) {
    const times = await timeMoves(values.moves, rate, pause);
    row(`${pause} ms`, ...[0.5, 0.9, 0.999].map((share) => times[Math.floor(times.length * share)]?.toFixed(0) ?? ''));
  }
  process.exit();
}
if (values.browser) {
  row('room', 'photo', 'material', 'whole', '1st move', 'move', 'middle', 'of 30', 'alone', 'move', 'middle', 'of 30');
  for (const [name, { photo, material, whole, firstMove, move, middle, worst, page }] of await timeInBrowser(rate))
    row(
      name,
      ...[photo, material, whole, firstMove, move, middle, worst, page.whole, page.move, page.middle, page.worst].map(
        (time) => time.toFixed(0),
      ),
    );
  process.exit();
}
const folder = positionals[0];
if (folder) mkdirSync(folder, { recursive: true });

const all: Figures[] = [];
const off = { falls: [] as number[], backFalls: [] as number[], bestFalls: [] as number[] };
row('room', 'paper', 'found', 'SSIM', 'dE', 'gained', 'outside', 'ms', 'off 4', 'back', 'truth off');
for (const name of roomNames) {
  const room = await readRoom(name);
  for (const paper of room.papers) {
    const { figures, picture } = measurePaper(room, paper);
    all.push(figures);
    const { similarity, movedBack, best } = measureOff(room, paper);
    off.falls.push(figures.similarity - similarity);
    off.backFalls.push(figures.similarity - movedBack);
    off.bestFalls.push(1 - best);
    row(name, paper.name, ...columns(figures), ...[similarity, movedBack, best].map((each) => each.toFixed(3)));
    if (!folder) continue;
    const { width, height } = picture;
    const raw = { width, height: 2 * height, channels: 4 } as const;
    await sharp(Buffer.concat([Buffer.from(picture.data), Buffer.from(paper.truth.data)]), { raw })
      .removeAlpha()
      .jpeg({ quality: 92 })
      .toFile(join(folder, `${name}-${paper.name}.jpg`));
  }
}
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const means = (of: (figures: Figures) => number) => mean(all.map(of));
row(
  'mean',
  '',
  ...columns({
    overlap: means(({ overlap }) => overlap),
    similarity: means(({ similarity }) => similarity),
    distance: means(({ distance }) => distance),
    distanceAfterGain: means(({ distanceAfterGain }) => distanceAfterGain),
    isOutsideSame: all.every(({ isOutsideSame }) => isOutsideSame),
    milliseconds: means(({ milliseconds }) => milliseconds),
  }),
);
row('falls by', '', ...Array(6).fill(''), ...Object.values(off).map((falls) => mean(falls).toFixed(3)));

console.log('');
row('room', 'strokes', '', 'four', 'one careless dab');
for (const name of roomNames) {
  const { four, careless } = measureStrokes(await readRoom(name, 1));
  row(name, '', '', four.toFixed(3), careless.toFixed(3));
}

console.log('');
row('room', 'tapped', 'top', 'bottom', 'across', 'sure', 'found edges');
for (const name of roomNames) {
  const room = await readRoom(name);
  const proposal = measureProposal(room);
  const percent = (share: number) => (proposal.isWholeHeight ? `${(100 * share).toFixed(1)} %` : '-');
  const found = Object.entries(proposal.edges).filter(([, isFound]) => isFound);
  row(
    name,
    '',
    percent(proposal.top),
    percent(proposal.bottom),
    `${(100 * proposal.across).toFixed(1)} %`,
    String(proposal.sure),
    found.map(([edge]) => edge).join(' '),
  );
  if (!folder) continue;
  const { width, height, data } = room.photo;
  const shape = (corners: typeof proposal.corners, colour: string) =>
    `<polygon points="${corners.join(' ')}" fill="none" stroke="${colour}" stroke-width="3"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shape(room.marked.corners, 'lime')}${shape(proposal.corners, 'red')}</svg>`;
  await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .composite([{ input: Buffer.from(drawing) }])
    .removeAlpha()
    .jpeg()
    .toFile(join(folder, `${name}-tapped.jpg`));
}

function columns(figures: Figures): string[] {
  return [
    figures.overlap.toFixed(3),
    figures.similarity.toFixed(3),
    figures.distance.toFixed(1),
    figures.distanceAfterGain.toFixed(1),
    figures.isOutsideSame ? 'same' : 'CHANGED',
    figures.milliseconds.toFixed(0),
  ];
}

function row(...cells: string[]): void {
  console.log(cells.map((cell, at) => cell.padEnd([14, 10][at] ?? 9)).join(''));
}
