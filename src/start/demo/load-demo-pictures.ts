import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { uploadPhoto } from '#operations/photos/upload-photo.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { LeaseStore } from '#operations/ports/leases.ts';
import { type DemoUpload, demoUploads } from './demo-uploads.ts';

type Ports = Parameters<typeof uploadPhoto>[0] & { leases: LeaseStore };

type Options = {
  say(line: string): void;
  /** Ends the load between two pictures; the next start goes on. */
  signal: AbortSignal;
  /** Milliseconds that a process holds the load without a sign of life. */
  hold?: number;
};

/**
 * Puts the demo's pictures and brochures into the shop through the operation that staff use, one at a time, in one process
 * at a time. A load that was broken off goes on where it was; one that was finished never runs again, and what staff have
 * deleted meanwhile stays deleted.
 */
export async function loadDemoPictures(
  ports: Ports,
  demoFolder: string,
  actor: Actor,
  { say, signal, hold = 60_000 }: Options,
): Promise<void> {
  const { system, leases } = ports;
  const holder = system.uuid();
  const later = () => new Date(Date.parse(system.now()) + hold).toISOString();
  const keep = (until: string | null) => leases.take('demo pictures', holder, system.now(), until);
  if (!(await keep(later()))) {
    // It is finished for good, or another process is at it: one that was killed has lost it by then.
    const waited = await setTimeout(hold + 1000, true, { signal, ref: false }).catch(() => false);
    if (!waited || !(await keep(later()))) return;
  }

  // A busy machine may take longer over one picture than the load is held.
  // What goes wrong with the database is met again, and told, before the next picture.
  const renewal = setInterval(() => keep(later()).catch(() => {}), hold / 3);
  let finished = false;
  try {
    const uploads = await demoUploads(demoFolder);
    let leftOut = 0;
    for (const [position, upload] of uploads.entries()) {
      if (signal.aborted || !(await keep(later()))) return;
      const problem = await put(ports, upload, actor);
      if (signal.aborted) return;
      if (problem) say(`Demo pictures: ${upload.fileName} is left out. ${problem}`);
      if (problem) leftOut += 1;
      if ((position + 1) % 12 === 0) say(`Demo pictures: ${position + 1} of ${uploads.length} …`);
    }
    clearInterval(renewal);
    finished = leftOut === 0 && (await keep(null));
    say(`Demo pictures: ${uploads.length - leftOut} of ${uploads.length} are in the shop.`);
  } finally {
    clearInterval(renewal);
    if (!finished) await leases.release('demo pictures', holder);
  }
}

/** Null, or why it could not be put there. */
async function put(ports: Ports, { path, ...upload }: DemoUpload, actor: Actor): Promise<string | null> {
  const bytes = await readFile(path);
  const known = await ports.photos.findBySource(ports.system.sha256(bytes));
  if (known.some(({ folder }) => folder === upload.folder)) return null;
  const outcome = await uploadPhoto(ports, { ...upload, bytes }, actor);
  // Under a taken name staff have a picture of their own, and it stays.
  return outcome.ok || outcome.kind === 'conflict' ? null : outcome.message;
}
