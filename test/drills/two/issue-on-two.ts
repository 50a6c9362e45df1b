import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { buildPicture } from '#test/build/build-picture.ts';
import { checkBooks } from '../check-books.ts';
import { issueAll, lookFor } from '../issue-many.ts';
import { type Desk, openDesk } from '../open-desk.ts';
import type { Two } from './open-two.ts';

type Load = { documents: number; clients: number; kills: number; crashes: number; uploads: number };

/** Documents and pictures through the proxy while processes are killed in turn and the database crashes; then all of it is looked for. */
export async function issueOnTwo(two: Two, load: Load) {
  const { documents, clients, kills, crashes, uploads } = load;
  const desk = await openDesk(() => two.origin, two.program(0));
  const begun = performance.now();
  const acknowledged = new Map<number, string>();
  const pictures: { name: string; readAtOnce: boolean }[] = [];
  const marks = [
    ...Array.from({ length: kills }, (_, index) => ({ at: (index + 1) / (kills + 1), what: 'kill' })),
    ...Array.from({ length: crashes }, (_, index) => ({ at: (index + 0.7) / (crashes + 0.4), what: 'crash' })),
  ].sort((one, other) => one.at - other.at);
  let over = false;
  const trouble = (async () => {
    for (const [turn, { at, what }] of marks.entries()) {
      while (acknowledged.size + pictures.length < at * (documents + uploads) && !over) await setTimeout(5);
      if (over) return;
      if (what === 'crash') await two.crashDatabase();
      else await two.restart(turn % 2, 'SIGKILL');
    }
  })();
  try {
    await Promise.all([issueAll(desk, documents, clients, acknowledged), upload(desk, uploads, pictures), trouble]);
  } finally {
    over = true;
    desk.close();
    await trouble.catch(() => {});
  }
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  const found = lookFor(acknowledged, await desk.list(), documents);
  const books = await checkBooks(two.databaseUrl);
  const { answersLost, askedAgain } = desk.tally;
  return { ...load, seconds, answersLost, askedAgain, ...found, ...books, ...(await readPictures(desk, pictures)) };
}

const FOLDER = 'wallpapers';

async function upload(desk: Desk, uploads: number, pictures: { name: string; readAtOnce: boolean }[]) {
  let next = 0;
  const uploader = async () => {
    for (let turn = next++; turn < uploads; turn = next++) {
      const name = `drill-${turn}.jpg`;
      const bytes = await buildPicture();
      const file = () => {
        const body = new FormData();
        body.append('file', new Blob([bytes]), name);
        return body;
      };
      const once = () => desk.ask(`/api/uploadfiles/${FOLDER}/${name}`, { method: 'POST', body: file() });
      await desk.insist(1_000_000 + turn, once, (answer) => answer.text());
      pictures.push({ name, readAtOnce: (await fileOf(desk, name)) !== null });
    }
  };
  await Promise.all([uploader(), uploader()]);
}

/** The SHA-256 of a picture's largest file, or null when it is not there. */
async function fileOf(desk: Desk, name: string): Promise<string | null> {
  const path = `/api/download/${FOLDER}/${name}`;
  const found = async (answer: Response) =>
    createHash('sha256')
      .update(await answer.bytes())
      .digest('hex');
  return desk.insist(0, () => desk.ask(path), found).catch(() => null);
}

/** How many acknowledged pictures have no row, no file, or one with another hash than their row says. */
async function readPictures(desk: Desk, pictures: { name: string; readAtOnce: boolean }[]) {
  const rows = (await (await desk.ask(`/api/filenames/${FOLDER}`)).json()) as { name: string; hash: string }[];
  const hashOf = new Map(rows.map(({ name, hash }) => [name, hash]));
  let unreadable = 0;
  for (const { name } of pictures) {
    const answer = await desk.ask(`/api/download/${FOLDER}/${name}`);
    const hash = createHash('sha256')
      .update(await answer.bytes())
      .digest('hex');
    if (!answer.ok || hash !== hashOf.get(name)) unreadable += 1;
  }
  const notAtOnce = pictures.filter(({ readAtOnce }) => !readAtOnce).length;
  return { pictures: pictures.length, rowsOfPictures: rows.length, unreadable, notAtOnce };
}
