import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markPlace } from '#adapters/files/file-place.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { startProgram } from '#test/program/start-program.ts';
import { home } from '#test/specification/specified-firm.ts';
import { checkBooks } from './check-books.ts';
import { type Drill, withFault } from './drill.ts';
import { type Desk, openDesk } from './open-desk.ts';
import { withSmallDisk } from './small-disk.ts';

/** The disk of the shop is full: it says so, goes on showing what it has, and takes up its work by itself. */
export const full: Drill = {
  name: 'full',
  holds: 'On a full disk writes are refused in words and reads go on; with room again it works, and no file is a half',
  asRoot: true,
  faults: [
    {
      name: 'a full disk that is taken for any fault',
      file: 'adapters/database/engine/translate-errors.ts',
      replace: "code === 'SQLITE_FULL'",
      by: "code === 'SQLITE_NEVER'",
    },
    {
      name: 'a file that is written in its place and left there',
      file: 'adapters/files/disk-file-store.ts',
      replace: 'await rm(written, { force: true });',
      by: '',
    },
  ],
  run: ({ size, fault }, tell) =>
    withSmallDisk(12, async (disk) => {
      const program = await startProgram({ PORT: '0', DATA_DIR: disk.folder, ...withFault(fault) });
      try {
        const desk = await openDesk(() => program.origin, program);
        const numbers: string[] = [];
        for (let document = 0; document < 3; document++) numbers.push(await desk.issue(document));
        await upload(desk, 0);
        const turns = { full: {} as Count, reads: {} as Count, after: {} as Count };
        for (let turn = 1; turn <= (size === 'long' ? 20 : 2); turn++) {
          // Sometimes there is room for a part of what is to be written.
          disk.fill(turn % (size === 'long' ? 3 : 2) === 0 ? 0 : turn * 40_000);
          for (let each = 0; each < (size === 'long' ? 5 : 3); each++)
            await writeOnce(desk, turn * 100 + each, turns.full);
          for (const path of [
            '/',
            '/wallpapers',
            `/api/getInvoiceDetails/tax/${home}`,
            '/api/download/wallpapers/full-0.jpg',
          ])
            count(turns.reads, (await desk.ask(path)).status);
          disk.empty();
          await writeOnce(desk, turn * 100 + 50, turns.after);
        }
        const listed = await desk.list();
        const lost = numbers.filter((number) => !listed.has(number)).length;
        await program.kill('SIGTERM');
        const books = await checkBooks(`sqlite:${join(disk.folder, 'vitrine.db')}`);
        const halves = halfFiles(join(disk.folder, 'files'));
        const refusedWell = Object.keys(turns.full).every((status) => ['200', '201', '503', '507'].includes(status));
        const good = refusedWell && (turns.full[507] ?? 0) > 0 && onlyGood(turns.reads) && onlyGood(turns.after);
        const whole =
          lost === 0 && halves.length === 0 && books.sound && books.auditHolds && books.wrongSeries.length === 0;
        tell('a full disk', good && whole, { ...turns, lost, halves, ...books });
      } finally {
        await program.kill('SIGKILL');
      }
    }),
};

type Count = Record<number, number>;

function count(into: Count, status: number) {
  into[status] = (into[status] ?? 0) + 1;
}

function onlyGood(statuses: Count) {
  return Object.keys(statuses).every((status) => status === '200' || status === '201');
}

/** One document, once, and one picture; a document without its paper is 503 with its number. */
async function writeOnce(desk: Desk, turn: number, statuses: Count) {
  count(statuses, await desk.tryOnce(turn));
  count(statuses, await upload(desk, turn));
}

async function upload(desk: Desk, turn: number): Promise<number> {
  const body = new FormData();
  body.append('file', new Blob([await buildPicture()]), 'any.jpg');
  const answer = await desk.ask(`/api/uploadfiles/wallpapers/full-${turn}.jpg`, { method: 'POST', body });
  await answer.text();
  return answer.status;
}

/** Files that are not what their name says, and leftovers of a writing that was given up. */
function halfFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== markPlace)
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const name = path.slice(folder.length).replaceAll(/[^0-9a-f]/g, '');
      return createHash('sha256').update(readFileSync(path)).digest('hex') !== name;
    });
}
